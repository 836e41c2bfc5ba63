// A double click is one press: whoever clicks twice on a card by habit wants it once.

/** A second click on the same spot this soon is no wish of its own, in milliseconds. Two blind cards can be clicked for just
 * a little slower. Browsers themselves count clicks up to half a second apart. */
export const SOON = 300;

/** Cards, decks, routes and places: what is at once an action. */
const PLAYED = '.market button, .board [role=button]';

/** Makes a listener for clicks, before all others, which stops the second click of a double click. Keys and slower clicks
 * pass, and clicks on what plays nothing. */
export function oneClick(): (event: MouseEvent) => void {
  let last = -Infinity;
  return (event) => {
    if (event.detail > 1 && event.timeStamp - last < SOON && (event.target as Element).closest(PLAYED)) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      last = event.timeStamp;
    }
  };
}
