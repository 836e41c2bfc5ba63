// What a finger means on the board. Routes and places may be drawn smaller than a finger can hit, so a touch means what is
// nearest within reach. Distances are in pixels, whatever the zoom.
import type { Drawing, DrawnRoute, Route } from '../wire';
import type { Point } from './roving';

/** What can be hit is at least so wide (WCAG 2.2, 2.5.8). */
const LEAST = 24;
/** Around what is drawn, in units of the drawing. */
const MARGIN = 4;

/** Whether a click came from a finger. */
export function byTouch(event: MouseEvent): boolean {
  // Some browsers do not say.
  const { pointerType } = event as Partial<PointerEvent>;
  return pointerType ? pointerType === 'touch' : matchMedia('(pointer: coarse)').matches;
}

/** Between a point and the middle line of a route. */
function distanceTo({ spaces, length }: DrawnRoute, [x, y]: Point): number {
  return Math.min(
    ...spaces.map((space) => {
      const turn = (space.angle * Math.PI) / 180;
      const [dx, dy] = [x - space.x, y - space.y];
      const along = dx * Math.cos(turn) + dy * Math.sin(turn);
      const aside = dy * Math.cos(turn) - dx * Math.sin(turn);
      return Math.hypot(Math.max(Math.abs(along) - length / 2, 0), aside);
    }),
  );
}

/** The nearest of those that are within reach. */
function nearest(all: readonly { id: string; distance: number; reach: number }[]): string | undefined {
  const [found] = all.filter(({ distance, reach }) => distance <= reach).sort((a, b) => a.distance - b.distance);
  return found?.id;
}

/** The route that a touch of a point of the drawing means. Lanes meet in the middle between them, where each loses part of
 * its width, so they reach farther on their other side. `scale` is the size of the drawing's unit in pixels. */
export function touchedRoute(drawing: Drawing, routes: readonly Route[], at: Point, scale: number): string | undefined {
  const lanes = new Set(routes.filter(({ twin }) => twin !== null).map(({ id }) => id));
  return nearest(
    drawing.routes.map((route) => {
      const lost = lanes.has(route.id) ? Math.max(0, LEAST - drawing.lane * scale) / 2 : 0;
      // Where it is drawn larger than a finger, all of it.
      const reach = Math.max(LEAST / 2 + lost, (route.width / 2 + MARGIN) * scale);
      return { id: route.id, distance: distanceTo(route, at) * scale, reach };
    }),
  );
}

/** The place that a touch means. */
export function touchedPlace(drawing: Drawing, [x, y]: Point, scale: number): string | undefined {
  return nearest(
    drawing.places.map((place) => ({
      id: place.id,
      distance: Math.hypot(place.x - x, place.y - y) * scale,
      reach: LEAST / 2,
    })),
  );
}
