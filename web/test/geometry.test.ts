import { describe, expect, test } from 'vitest';
import { degrees, distance, overlap, strip, upright } from '../src/board/block';
import { countOverlaps, layOut } from '../src/board/geometry';
import type { BoardData, RouteData } from '../src/board/types';
import { boards } from './boards';

const route = (facts: Partial<RouteData>): RouteData => ({
  id: 'a--b', a: 'a', b: 'b', lane: 0, color: 'red', spaces: 3, cards: 3, ferries: 0,
  piece: 'tram', layout: [], ...facts,
});

const between = (...routes: RouteData[]): BoardData => ({
  id: 'test', name: 'Test', aspect: 2, colors: ['red'], player_colors: ['red'], districts: [], routes,
  places: [
    { id: 'a', name: 'A', x: 0.25, y: 0.5, attraction: false, tourists: false },
    { id: 'b', name: 'B', x: 0.75, y: 0.5, attraction: false, tourists: false },
  ],
});

describe('blocks', () => {
  test('overlap is how far one would have to move', () => {
    expect(overlap(upright(0, 0, 10, 4), upright(8, 0, 10, 4))).toBeCloseTo(2);
    expect(overlap(upright(0, 0, 10, 4), upright(10, 0, 10, 4))).toBe(0);
    expect(overlap(strip([0, 0], [10, 10], 2), upright(9, 1, 4, 4))).toBe(0);
  });

  test.each([[0, 0], [90, -90], [-90, -90], [170, -10], [-135, 45], [100, -80]])(
    'signs on a block at %i degrees are turned by %i',
    (turn, readable) => {
      const block = { ...upright(0, 0, 2, 1), angle: (turn * Math.PI) / 180 };
      expect(degrees(block)).toBeCloseTo(readable);
    },
  );

  test('blocks of a row face the same way, whatever their angles', () => {
    const [one, two] = [1.5, 1.65].map((angle) => ({ ...upright(0, 0, 2, 1), angle }));
    expect(Math.abs(degrees(two!, one) - degrees(one!))).toBeLessThan(10);
  });
});

describe('a layout', () => {
  test('has its longer side at 1200', () => {
    const layout = layOut(between(route({})));
    expect([layout.width, layout.height]).toEqual([1200, 600]);
  });

  test('spreads spaces evenly on the line between two places', () => {
    const spaces = layOut(between(route({}))).routes.get('a--b')!;
    expect(spaces.map(({ y }) => y)).toEqual([300, 300, 300]);
    expect(spaces[1]!.x).toBeCloseTo(600);
    expect(spaces[1]!.x - spaces[0]!.x).toBeCloseTo(spaces[2]!.x - spaces[1]!.x);
  });

  test('has the lanes of a double route side by side', () => {
    const double = between(route({ id: 'a--b#1', lane: 1 }), route({ id: 'a--b#2', lane: 2 }));
    const layout = layOut(double);
    const [one, two] = [layout.routes.get('a--b#1')!, layout.routes.get('a--b#2')!];
    expect(one[0]!.x).toBeCloseTo(two[0]!.x);
    expect(one[0]!.y - two[0]!.y).toBeGreaterThan(layout.lane);
  });

  test('takes measured spaces as they are, curves included', () => {
    const layout = [[0.3, 0.4, -20], [0.5, 0.3, 0], [0.7, 0.4, 20]] as const;
    const spaces = layOut(between(route({ layout }))).routes.get('a--b')!;
    expect(spaces.map(({ x, y }) => [x / 1200, y / 600])).toEqual(layout.map(([x, y]) => [x, y]));
  });

  test('lets one space cover a whole tunnel', () => {
    const [space] = layOut(between(route({ spaces: 1, cards: 4 }))).routes.get('a--b')!;
    expect(space!.length).toBeGreaterThan(500);
  });

  test.each(boards)('of $id has no two things on top of each other', (board) => {
    expect(countOverlaps(layOut(board))).toBe(0);
  });

  test.each(boards)('of $id has no space under a disc', (board) => {
    const layout = layOut(board);
    for (const { id, a, b } of board.routes) {
      for (const end of [a, b]) {
        for (const space of layout.routes.get(id)!) {
          const free = distance([space.x, space.y], layout.places.get(end)!) - layout.radius;
          expect(free, `${id} at ${end}`).toBeGreaterThanOrEqual(space.length / 2);
        }
      }
    }
  });
});
