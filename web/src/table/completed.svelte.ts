// Tickets that were completed just now: the difference between two states of the game.
import { MOTION } from '../design/tokens';
import type { View } from '../wire';

export class Completed {
  /** For the moment in which they are celebrated. */
  fresh: readonly string[] = $state.raw([]);

  /** Called while a component is made. What is completed at first is not new. */
  constructor(view: () => View) {
    const completed = $derived(view().completed);
    let last: readonly string[] | undefined;
    $effect(() => {
      const before = last;
      last = completed;
      const fresh = before && completed ? completed.filter((id) => !before.includes(id)) : [];
      if (fresh.length > 0) this.fresh = fresh;
    });
    $effect(() => {
      if (this.fresh.length === 0) return;
      const timer = setTimeout(() => (this.fresh = []), MOTION.moment);
      return () => clearTimeout(timer);
    });
  }
}
