// Where things are on the page: elements with `data-spot`, and the vehicles of a route. Only reads.
import { carsIn, carsOf } from '../board/shapes';
import type { GameBoard } from '../game/board';
import type { Spot } from '../game/flights';
import { comesToRest } from './boardScroll';

/** In pixels of the window: the middle, and how large a card is there. */
export interface Where {
  x: number;
  y: number;
  /** Along its longer side. */
  length: number;
  width: number;
  /** How far it is turned, in degrees. */
  turn: number;
  /** On the board, but not in the part that is in sight: then it is the nearest point that is. */
  hidden?: boolean;
}

/** Of a card where there is no card to compare it with. */
export const CARD = { width: 40, length: 56 } as const;

function spot(name: string): Where | undefined {
  const found = document.querySelector(`[data-spot="${CSS.escape(name)}"]`);
  const box = (found?.querySelector('.picture') ?? found)?.getBoundingClientRect();
  if (!box || box.width === 0) return undefined;
  const { left, top, width, height } = box;
  // Whatever is upright and about as large as a card is one.
  const card = height > width * 1.2 && width < 3 * CARD.width;
  return {
    x: left + width / 2,
    y: top + Math.min(height / 2, card ? Infinity : 60),
    ...(card ? { width, length: (width * CARD.length) / CARD.width } : CARD),
    turn: 0,
  };
}

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Finds spots, with the board where it will be when it has scrolled. */
export function finder(board: GameBoard): (spot: Spot, color?: string) => Where | undefined {
  const drawn = document.querySelector('.board > .drawing');
  const box = drawn?.getBoundingClientRect();
  const frame = drawn?.parentElement?.getBoundingClientRect();
  const [right, down] = drawn?.parentElement ? comesToRest(drawn.parentElement) : [0, 0];

  function onRoute(id: string, car: number | undefined): Where | undefined {
    const drawing = board.drawing.routes.find((one) => one.id === id);
    if (!drawing || !box || !frame || box.width === 0) return undefined;
    const cars = carsOf(drawing, carsIn(board.route(id)));
    const { x, y, angle, length, width } = cars[car ?? Math.floor(cars.length / 2)] ?? cars[0]!;
    const scale = box.width / board.drawing.frame.width;
    const at = {
      x: box.left - right + (x - board.drawing.frame.x) * scale,
      y: box.top - down + (y - board.drawing.frame.y) * scale,
    };
    const seen = {
      x: between(at.x, Math.max(frame.left, 0), Math.min(frame.right, innerWidth)),
      y: between(at.y, Math.max(frame.top, 0), Math.min(frame.bottom, innerHeight)),
    };
    return {
      ...seen,
      length: length * scale,
      width: width * scale,
      turn: angle,
      hidden: seen.x !== at.x || seen.y !== at.y,
    };
  }

  return (where, color): Where | undefined =>
    typeof where === 'object'
      ? onRoute(where.route, where.car)
      : // In a hand, to the cards of that colour if there are any.
        ((where === 'hand' && color !== undefined ? spot(`hand-${color}`) : undefined) ?? spot(where));
}
