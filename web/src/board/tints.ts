// Districts as tinted areas: broad lines along a district's routes and around its places, cut off where another place is nearer.
import type { Point } from './roving';
import type { BoardData } from './types';

interface Tint {
  readonly color: string;
  /** To be drawn as a broad line with round ends. */
  readonly line: string;
  /** The part of the board that is nearer to its places than to those of others. */
  readonly within: string;
}

/** How broad the lines are, in units of the board: one lies in the other, which makes an edge in two tones. */
export const BREADTHS = [236, 176];

/** The part of a polygon that is nearer to one point than to another. */
function nearer(polygon: readonly Point[], [ax, ay]: Point, [bx, by]: Point): Point[] {
  const [nx, ny] = [bx - ax, by - ay];
  const edge = (nx * (ax + bx) + ny * (ay + by)) / 2;
  const side = ([x, y]: Point): number => nx * x + ny * y - edge;
  return polygon.flatMap((to, i) => {
    const from = polygon.at(i - 1)!;
    const [before, after] = [side(from), side(to)];
    const part = before / (before - after);
    const crossing: Point[] =
      before < 0 !== after < 0 ? [[from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]] : [];
    return after < 0 ? [...crossing, to] : crossing;
  });
}

const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;

/** The tints of a board's districts. */
export function tints({ districts, routes, drawing }: BoardData): Tint[] {
  const { x, y, width, height } = drawing.frame;
  const corners: Point[] = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
  const points = new Map(drawing.places.map((place) => [place.id, [place.x, place.y] as Point]));
  const spaces = new Map(drawing.routes.map((route) => [route.id, route.spaces.map((space): Point => [space.x, space.y])]));
  return districts.map(({ color, places }) => {
    const own = (id: string): boolean => places.includes(id);
    const others = [...points].filter(([id]) => !own(id)).map(([, point]) => point);
    return {
      color,
      line: [
        ...places.map((id) => `${line([points.get(id)!])}z`),
        ...routes
          .filter(({ a, b }) => own(a) && own(b))
          .map(({ id, a, b }) => line([points.get(a)!, ...spaces.get(id)!, points.get(b)!])),
      ].join(''),
      within: places
        .map((id) => others.reduce((polygon, other) => nearer(polygon, points.get(id)!, other), corners))
        .map((polygon) => `${line(polygon)}z`)
        .join(''),
    };
  });
}
