// Cards that fly from one spot of the page to another. Spots are elements with `data-spot`.
import { afterPaint } from '../frames';
import type { Flight } from '../game/flights';
import { calm } from '../motion';
import { cardPicture } from './cardPicture';

const STEP = 90;
const DURATION = 520;

function middle(spot: string): { x: number; y: number } | undefined {
  const box = document.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
  if (!box || box.width === 0) return undefined;
  return { x: box.left + box.width / 2, y: box.top + Math.min(box.height / 2, 60) };
}

let sky: HTMLElement | undefined;

/** What cards fly in: a box within a box, which browsers lay out without the page. */
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

/** Lets cards fly, once what they belong to is painted. `wild` is what the city calls its wild. */
export function fly(flights: readonly Flight[], wild: string): void {
  if (flights.length > 0 && !calm() && !document.hidden) afterPaint(() => takeOff(flights, wild), 'motion');
}

function takeOff(flights: readonly Flight[], wild: string): void {
  // Looks at all spots before it changes anything, or the page would be laid out for every card.
  const ways = flights.map((flight) => ({ ...flight, start: middle(flight.from), end: middle(flight.to) }));
  const cards = ways.flatMap(({ start, end, color, kind }, i) => {
    if (!start || !end) return [];
    const card = document.createElement('div');
    card.className = `flying ${kind}`;
    if (kind === 'card') card.style.backgroundImage = cardPicture(color, wild, 'air');
    above().append(card);
    const at = ({ x, y }: { x: number; y: number }, scale: number): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    const way = card.animate(
      [
        { transform: at(start, 1), opacity: 1 },
        { transform: at({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 30 }, 1.25), opacity: 1 },
        { transform: at(end, 0.7), opacity: 0 },
      ],
      { duration: DURATION, delay: i * STEP, easing: 'ease-in-out', fill: 'both' },
    );
    return [{ card, way }];
  });
  // Together: every one that is taken away is a frame to be painted.
  void Promise.allSettled(cards.map(({ way }) => way.finished)).then(() => cards.forEach(({ card }) => card.remove()));
}
