// Routes and places in a few paths, one for each colour. A space is a thick stroke with round ends, a place is one of no length.
import { lookOf } from '../../src/board/signs';
import { FIXED } from '../../src/design/tokens';
import type { Board, DrawnRoute, Place } from '../../src/wire';

const SIGHT = '#f4b83a';

function groups<T>(some: readonly T[], keyOf: (one: T) => string): [string, T[]][] {
  const found = new Map<string, T[]>();
  for (const one of some) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one]);
  return [...found];
}

const line = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" stroke="${color}" stroke-width="${Math.round(10 * width) / 10}"${more}/>`;

/** The spaces of a route. Their round ends are part of their length. */
function spaces({ spaces, length, width }: DrawnRoute): string {
  return spaces
    .map(({ x, y, angle }) => {
      const turn = (angle * Math.PI) / 180;
      const [dx, dy] = [(length - width) * Math.cos(turn), (length - width) * Math.sin(turn)];
      return `M${Math.round(x - dx / 2)} ${Math.round(y - dy / 2)}l${Math.round(dx)} ${Math.round(dy)}`;
    })
    .join('');
}

function routes({ routes, drawing }: Board): string {
  const drawn = new Map(drawing.routes.map((route) => [route.id, route]));
  const all = (some: readonly { id: string }[]): string => some.map(({ id }) => spaces(drawn.get(id)!)).join('');
  const width = drawing.routes[0]?.width ?? 0;
  const colors = groups(routes, ({ color }) => color);
  const tunnels = all(routes.filter(({ id }) => drawn.get(id)!.tunnel));
  return [
    line(colors.map(([, some]) => all(some)).join(''), `light-dark(${FIXED.line},${FIXED.cream})`, width + 1),
    ...colors.map(([color, some]) => line(all(some), lookOf(color).fill, width - 2)),
    ...(tunnels ? [line(tunnels, FIXED.cream, 2.5, ' stroke-dasharray="1 7"')] : []),
  ].join('');
}

function places({ places, districts, drawing }: Board): string {
  const spots = new Map(drawing.places.map((place) => [place.id, place]));
  const dots = (some: readonly { id: string }[]): string =>
    some.map(({ id }) => spots.get(id)!).map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');
  const fillOf = ({ id, attraction }: Place): string => {
    const district = districts.find(({ places }) => places.includes(id));
    return district ? lookOf(district.color).fill : attraction ? SIGHT : FIXED.line;
  };
  const r = drawing.radius;
  return [
    line(dots(places), FIXED.line, 2 * r + 3),
    line(dots(places), FIXED.cream, 2 * r - 1),
    ...groups(places, fillOf).map(([fill, some]) => line(dots(some), fill, (fill === FIXED.line ? 0.9 : 1.7) * r)),
  ].join('');
}

export const pieces = (board: Board): string => `<g fill="none" stroke-linecap="round">${routes(board)}${places(board)}</g>`;
