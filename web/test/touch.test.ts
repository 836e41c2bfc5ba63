// @vitest-environment node
// What a finger means, in pixels, at every zoom.
import { describe, expect, it } from 'vitest';
import { touchedPlace, touchedRoute } from '../src/board/touch';
import type { Drawing, Route } from '../src/wire';
import { boards } from './boards';

/** From a board on a phone that shows all of it to the largest zoom. */
const SCALES = [0.25, 0.33, 0.53, 1, 2];

// Two lanes from left to right, and one route far below them.
const LANE = 22;
const lines = { first: 0, second: 24, single: 500 };
const drawing = {
  frame: { x: 0, y: 0, width: 1000, height: 1000 },
  lane: LANE,
  radius: 15,
  places: [{ id: 'here', x: 500, y: 800 }],
  routes: Object.entries(lines).map(([id, y]) => ({ id, length: 200, width: LANE, spaces: [{ x: 500, y, angle: 0 }] })),
} as unknown as Drawing;
const routes = [{ id: 'first', twin: 'second' }, { id: 'second', twin: 'first' }, { id: 'single', twin: null }] as Route[];

describe.each(SCALES)('%s pixels for a unit', (scale) => {
  /** The route at so many pixels below a line. */
  const at = (line: keyof typeof lines, pixels: number): string | undefined =>
    touchedRoute(drawing, routes, [500, lines[line] + pixels / scale], scale);
  /** How many pixels of a line from top to bottom mean a route. */
  const across = (id: string): number =>
    Array.from({ length: 12_000 }, (_, i) => i / 100 - 60).filter((pixels) => at(id as keyof typeof lines, pixels) === id).length / 100;

  it('a route can be hit at 24 pixels across, or wherever it is drawn', () => {
    const reach = Math.max(12, (LANE / 2 + 4) * scale);
    const found = [-reach - 0.1, -reach + 0.1, reach - 0.1, reach + 0.1].map((pixels) => at('single', pixels));
    expect(found).toEqual([undefined, 'single', 'single', undefined]);
  });

  it('lanes share what is between them, the nearer one wins, and each can be hit at 24 pixels', () => {
    const middle = 12 * scale;
    expect([at('first', middle - 0.1), at('first', middle + 0.1)]).toEqual(['first', 'second']);
    expect(across('first')).toBeGreaterThanOrEqual(24);
    expect(across('second')).toBeCloseTo(across('first'), 0);
  });

  it('a place can be hit at 24 pixels across', () => {
    const near = (pixels: number): string | undefined => touchedPlace(drawing, [500 + pixels / scale, 800], scale);
    expect([near(-12.1), near(-11.9), near(11.9), near(12.1)]).toEqual([undefined, 'here', 'here', undefined]);
  });

  it.each(boards)('the middle of each space and place means it: $id', ({ drawing, routes }) => {
    for (const { id, spaces } of drawing.routes) {
      for (const { x, y } of spaces) expect(touchedRoute(drawing, routes, [x, y], scale)).toBe(id);
    }
    for (const { id, x, y } of drawing.places) expect(touchedPlace(drawing, [x, y], scale)).toBe(id);
  });
});
