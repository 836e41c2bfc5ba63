// Moving between things on a map with arrow keys: a group of things is one stop of the Tab key.

export type Point = readonly [x: number, y: number];

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The thing that an arrow key leads to from another: near, and in that direction more than aside. */
export function neighbour(
  key: string,
  from: string,
  points: ReadonlyMap<string, Point>,
): string | undefined {
  const direction = DIRECTIONS[key];
  const start = points.get(from);
  if (!direction || !start) return undefined;
  let [found, least] = [undefined as string | undefined, Infinity];
  for (const [id, [x, y]] of points) {
    const [dx, dy] = [x - start[0], y - start[1]];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    const cost = ahead + 2 * aside;
    if (id !== from && ahead > 1 && aside <= 2 * ahead && cost < least) [found, least] = [id, cost];
  }
  return found;
}
