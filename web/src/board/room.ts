// Where there is room on a board: what lies on it already as blocks, and whether two blocks touch. Lettering and the compass
// keep clear of everything else.
import type { Drawing, Route } from '../wire';
import { cartouche } from './cartouche';
import type { Block } from './shapes';

/** How far a block reaches along a direction from its middle, and a block's own two directions. */
const axes = ({ angle }: Block): [number, number][] => {
  const turn = (angle * Math.PI) / 180;
  return [[Math.cos(turn), Math.sin(turn)], [-Math.sin(turn), Math.cos(turn)]];
};
const reach = (block: Block, [x, y]: [number, number]): number => {
  const [[ax, ay], [bx, by]] = axes(block) as [[number, number], [number, number]];
  return (Math.abs(x * ax + y * ay) * block.length + Math.abs(x * bx + y * by) * block.width) / 2;
};

/** Whether two blocks have points in common: they have not if they are apart along one of their directions. */
export const touch = (a: Block, b: Block): boolean =>
  [...axes(a), ...axes(b)].every(
    ([x, y]) => Math.abs((a.x - b.x) * x + (a.y - b.y) * y) < reach(a, [x, y]) + reach(b, [x, y]),
  );

/** What lies on a board: places, their names, routes with their roads, and the title. */
export function taken(routes: readonly Pick<Route, 'id' | 'a' | 'b'>[], drawing: Drawing): Block[] {
  const places = new Map(drawing.places.map((place) => [place.id, place]));
  const ends = new Map(routes.map(({ id, a, b }) => [id, [places.get(a)!, places.get(b)!] as const]));
  const side = 2 * drawing.radius + 6;
  const roads = drawing.routes.flatMap(({ id, spaces }) => {
    const [a, b] = ends.get(id)!;
    const points = [a, ...spaces, b];
    return points.slice(1).map((to, i) => {
      const from = points[i]!;
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle, length, width: drawing.lane + 9 };
    });
  });
  return [
    ...drawing.places.map(({ x, y }) => ({ x, y, angle: 0, length: side, width: side })),
    ...drawing.places.map(({ label: { x, y, width, height } }) => ({ x, y, angle: 0, length: width, width: height })),
    ...drawing.routes.flatMap(({ spaces, length, width }) => spaces.map((space) => ({ ...space, length, width }))),
    ...roads,
    ...(drawing.title ? [cartouche(drawing.title)] : []),
  ];
}

/** A square of this size, with nothing on it and as near to a corner of the board as can be; the lower right one first. */
export function freeSquare(size: number, blocks: readonly Block[], { x, y, width, height }: Drawing['frame']): Block | undefined {
  const margin = size / 2 + 24;
  const corners = [[1, 1], [0, 1], [1, 0], [0, 0]] as const;
  for (let away = 0; away < Math.min(width, height) / 3; away += 12) {
    for (const [right, low] of corners) {
      for (const along of [0, away]) {
        for (const [dx, dy] of [[away, along], [along, away]] as const) {
          const square = {
            x: right ? x + width - margin - dx : x + margin + dx,
            y: low ? y + height - margin - dy : y + margin + dy,
            angle: 0, length: size, width: size,
          };
          if (!blocks.some((block) => touch(square, block))) return square;
        }
      }
    }
  }
  return undefined;
}
