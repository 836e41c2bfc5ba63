// Space, or a click where nothing else is to be pressed, hurries the others.
import type { Session } from './session.svelte';

/** What has a meaning of its own when it is pressed. */
const PRESSED = 'button, a, input, select, textarea, summary, dialog, [role=button], [tabindex="0"]';
/** Where a click hurries the others. */
const EMPTY = '.status, main';

/** For clicks and keys anywhere on the page. */
export function hurry(session: Session, event: MouseEvent | KeyboardEvent): void {
  const on = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || !session.hurries || on?.closest(PRESSED)) return;
  if (event instanceof KeyboardEvent) {
    if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
  } else if (!on?.closest(EMPTY)) return;
  session.hurry();
}
