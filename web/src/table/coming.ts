// What is on its way after a claim: vehicles to their route, points to a score. The board and the score ask here how long
// to wait for them. Nothing else on the page waits: it shows at once what is.
import type { Landing } from '../board/types';

let route: { id: string; landing: Landing } | undefined;
/** When the points are there, by the clock of the page. */
let due = 0;

/** A claim is on its way; its points arrive in so many milliseconds. */
export function comes(id: string, landing: Landing, points: number): void {
  route = { id, landing };
  due = performance.now() + points;
}

/** Nothing is on its way any more. */
export function nothingComes(): void {
  route = undefined;
  due = 0;
}

/** How the vehicles of a route come that has just been claimed; nothing if they are there. */
export const landingOf = (id: string): Landing | undefined => (route?.id === id ? route.landing : undefined);

/** How long the points that were just made are still under way, in milliseconds. */
export const pointsComeIn = (): number => Math.max(0, due - performance.now());
