// The plate of a board's title: how large it is, and its outline.
import type { Lettering as Title } from '../wire';
import { moved } from './path';
import type { Block } from './shapes';

/** The plate around a title. The title itself is a little smaller than the drawing allows, so that the plate takes no more room
 * than letters alone would. */
export const cartouche = ({ x, y, size, width, angle }: Title): Block => ({
  x, y, angle, length: width + 12, width: Math.max(1.02 * size, 50),
});

/** A plate with hollow corners, so much smaller on all sides. */
export function plate({ x, y, angle, length, width }: Block, inset: number): string {
  const [l, w] = [length / 2 - inset, width / 2 - inset];
  const r = 9;
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 0 ${dx} ${dy}`;
  return moved(
    `M${r - l} ${-w}H${l - r}${corner(r, r)}V${w - r}${corner(-r, r)}H${r - l}${corner(-r, -r)}V${r - w}${corner(r, -r)}z`,
    x, y, angle,
  );
}
