// Where the keyboard is when what had the focus goes away. Called while a component is made.

/** Whether something on the page can no longer have the focus. */
const isOff = (it: Element | null): boolean => it?.matches(':disabled, .off') === true;

/** Whether the focus is lost: nothing has it, or something that is off. */
export const isLost = (): boolean => document.activeElement === document.body || isOff(document.activeElement);

/** Keeps the focus near: whoever claims a route or hurries the others takes away what was pressed. After these changes it
 * goes to the title of the list that it was in, or else on. Gives what to do when something gets the focus. */
export function keepFocus(changes: () => unknown, goOn: () => void): (event: FocusEvent) => void {
  /** What had the focus last, and the title of the list that it was in. */
  let had: { it: Element; list: HTMLElement | null } | undefined;
  $effect(() => {
    changes();
    const gone = had && (!had.it.isConnected || isOff(had.it));
    const lost = document.activeElement === document.body || document.activeElement === had?.it;
    if (!gone || !lost) return;
    const list = had?.list;
    had = undefined;
    if (list?.isConnected) list.focus({ preventScroll: true });
    else goOn();
  });
  return ({ target }) => {
    if (target instanceof Element) had = { it: target, list: target.closest('details')?.querySelector('summary') ?? null };
  };
}
