// Cards that fly from one spot of the page to another. Spots are elements with `data-spot`.
import { flights, type Flight } from '../game/flights';
import { afterPaint, calm, unseen } from '../motion';
import type { Numbered, View } from '../wire';
import { cardPicture } from './cardPicture';

/** Between one card and the next, and of one flight, in milliseconds: less where there is less time. */
const STEP = 90;
const DURATION = 520;
/** Until the frame is painted after which cards take off. */
const PAINT = 40;
/** More news than these are a jump, in which nothing flies: after a lost connection, or in a replay. */
const MOST_NEWS = 4;

function middle(spot: string): { x: number; y: number } | undefined {
  const box = document.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
  if (!box || box.width === 0) return undefined;
  return { x: box.left + box.width / 2, y: box.top + Math.min(box.height / 2, 60) };
}

let sky: HTMLElement | undefined;

/** What cards fly in, above the page. */
function above(): HTMLElement {
  if (!sky?.isConnected) {
    const around = document.createElement('div');
    around.className = 'sky';
    around.ariaHidden = 'true';
    sky = around.appendChild(document.createElement('div'));
    document.body.append(around);
  }
  return sky;
}

/** Lets the cards of what happened fly. `before` is the view before it, and `wild` what the city calls its wild. They land
 * within `time`, and do not fly if there is none. */
export function fly(news: readonly Numbered[], me: number | undefined, before: View, wild: string, time = Infinity): void {
  if (news.length > MOST_NEWS || time <= PAINT || calm() || unseen()) return;
  const all = news.flatMap((one) => flights(one, me, before));
  if (all.length > 0) afterPaint(() => takeOff(all, wild, time - PAINT));
}

function takeOff(flights: readonly Flight[], wild: string, time: number): void {
  // Reads all positions before it changes anything, or the browser would lay out the page for every card.
  const ways = flights.map((flight) => ({ ...flight, start: middle(flight.from), end: middle(flight.to) }));
  const haste = Math.min(1, time / (DURATION + (flights.length - 1) * STEP));
  for (const [i, { start, end, color, kind }] of ways.entries()) {
    if (!start || !end) continue;
    const card = document.createElement('div');
    card.className = `flying ${kind}`;
    if (kind === 'card') card.style.backgroundImage = cardPicture(color, wild);
    above().append(card);
    const at = ({ x, y }: { x: number; y: number }, scale: number): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    const way = card.animate(
      [
        { transform: at(start, 1), opacity: 1 },
        { transform: at({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 30 }, 1.25), opacity: 1 },
        { transform: at(end, 0.7), opacity: 0 },
      ],
      { duration: DURATION * haste, delay: i * STEP * haste, easing: 'ease-in-out', fill: 'both' },
    );
    const land = (): void => card.remove();
    way.finished.then(land, land);
  }
}
