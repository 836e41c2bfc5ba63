// What is new at a table or in a replay: the difference between two states of its log.
import { untrack } from 'svelte';
import type { Numbered, View } from '../wire';

interface Shown {
  log: readonly Numbered[];
  view: View;
}

/** Calls back with the entries that were added whenever the log grows, and with the view before them and the one after.
 * Going back in a replay adds nothing. Called while a component is made; calls back before that component and those in it
 * show the change, so that they can ask when what is on its way will land. */
export function onNews(shown: () => Shown, tell: (news: readonly Numbered[], before: View, after: View) => void): void {
  let last: Shown | undefined;
  $effect.pre(() => {
    const now = shown();
    const before = last;
    last = now;
    if (!before) return;
    const number = before.log.at(-1)?.number ?? -1;
    const news = now.log.filter((one) => one.number > number);
    if (news.length > 0) untrack(() => tell(news, before.view, now.view));
  });
}
