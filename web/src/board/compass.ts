// Where the compass rose of a board stands.
import type { Art } from './art';
import { freeSquare, taken } from './room';
import type { Block } from './shapes';
import type { BoardData } from './types';

interface Rose {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** What it covers: its disc, and the tip above it. */
  readonly block: Block;
}

const RADIUS = 42;

const rose = (x: number, y: number, radius: number): Rose => ({
  x, y, radius,
  block: { x, y: y - 0.19 * radius, angle: 0, length: 2 * radius + 4, width: 2.4 * radius + 4 },
});

/** As the city's art says; or else near a corner, if there is room. */
export function compassOf({ compass }: Art, { routes, drawing }: BoardData): Rose | undefined {
  if (compass) return rose(...compass);
  const side = rose(0, 0, RADIUS).block.width;
  const free = freeSquare(side, taken(routes, drawing), drawing.frame);
  return free && rose(free.x, free.y + 0.19 * RADIUS, RADIUS);
}
