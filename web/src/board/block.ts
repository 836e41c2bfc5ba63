// Rectangles at an angle: spaces, names, and everything that a name should not cover.

export type Point = readonly [number, number];

export interface Block {
  readonly x: number;
  readonly y: number;
  /** Of its length, in radians. */
  readonly angle: number;
  readonly length: number;
  readonly width: number;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function upright(x: number, y: number, length: number, width: number): Block {
  return { x, y, angle: 0, length, width };
}

/** The strip from one point to another. */
export function strip(from: Point, to: Point, width: number): Block {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return { x, y, angle, length: distance(from, to), width };
}

export function grown(block: Block, by: number): Block {
  return { ...block, length: block.length + 2 * by, width: block.width + 2 * by };
}

/** The point this far along and across the block from its middle. */
export function pointOf(block: Block, along: number, across: number): Point {
  const [cos, sin] = [Math.cos(block.angle), Math.sin(block.angle)];
  return [block.x + along * cos - across * sin, block.y + along * sin + across * cos];
}

/** How far across the block a point lies from its middle. */
export function across(block: Block, [x, y]: Point): number {
  return (y - block.y) * Math.cos(block.angle) - (x - block.x) * Math.sin(block.angle);
}

/** How far one of two blocks would have to move to be clear of the other; 0 if it is. */
export function overlap(one: Block, two: Block): number {
  const [dx, dy] = [two.x - one.x, two.y - one.y];
  // Blocks whose circles do not meet cannot overlap, and most pairs end here.
  const reach = one.length + one.width + two.length + two.width;
  if (4 * (dx * dx + dy * dy) > reach * reach) return 0;
  const turn = two.angle - one.angle;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  let least = Infinity;
  for (const [from, to] of [[one, two], [two, one]] as const) {
    const [c, s] = [Math.cos(from.angle), Math.sin(from.angle)];
    const along = Math.abs(dx * c + dy * s);
    const beside = Math.abs(dy * c - dx * s);
    const far = (from.length + to.length * cos + to.width * sin) / 2 - along;
    const wide = (from.width + to.length * sin + to.width * cos) / 2 - beside;
    least = Math.min(least, far, wide);
  }
  return Math.max(0, least);
}

/** The angle of its length, in degrees, at which signs on it do not stand on their heads; what is
 * upright reads from the bottom to the top. Blocks of one row all face as `like` does. */
export function degrees(block: Block, like?: Block): number {
  const turned = (block.angle * 180) / Math.PI;
  const facing = like ? degrees(like) : 0;
  return turned - 180 * Math.round((turned - facing) / 180);
}
