// Faint names and the compass decorate: they touch nothing that is played with or read, nor each other.
import { expect, test } from 'vitest';
import { compassOf } from '../src/board/compass';
import { blocksOf } from '../src/board/mapNames';
import { taken, touch } from '../src/board/room';
import type { Block } from '../src/board/shapes';
import { artOf } from '../src/cities';
import { boards, DRAWN } from './boards';

/** What decorates a board, by what it is. */
function decoration(board: (typeof boards)[number]): [string, Block[]][] {
  const art = artOf(board.id);
  const compass = compassOf(art, board);
  return [
    ...(art.names ?? []).map((name): [string, Block[]] => [name.text, blocksOf(name)]),
    ...(compass ? [['compass', [compass.block]] as [string, Block[]]] : []),
  ];
}

const corners = ({ x, y, angle, length, width }: Block): [number, number][] => {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return [-1, 1].flatMap((a) =>
    [-1, 1].map((b): [number, number] => [x + (a * length * cos - b * width * sin) / 2, y + (a * length * sin + b * width * cos) / 2]),
  );
};

test.each(boards)('lettering and compass of $id touch nothing', (board) => {
  const blocks = taken(board.routes, board.drawing);
  const all = decoration(board);
  all.forEach(([what, its], i) => {
    for (const block of its) {
      expect(blocks.filter((other) => touch(block, other)), what).toEqual([]);
      for (const [other, others] of all.slice(i + 1)) expect(others.some((one) => touch(block, one)), `${what} and ${other}`).toBe(false);
    }
  });
});

test.each(boards)('lettering and compass of $id lie inside the margin', (board) => {
  const { x, y, width, height } = board.drawing.frame;
  for (const [what, its] of decoration(board)) {
    for (const [cx, cy] of its.flatMap(corners)) {
      expect(cx > x + 12 && cx < x + width - 12 && cy > y + 12 && cy < y + height - 12, `${what} at ${cx} ${cy}`).toBe(true);
    }
  }
});

test.each(DRAWN)('%s has names of streets and waters', (id) => {
  const kinds = new Set(artOf(id).names?.map(({ on }) => on));
  expect([...kinds]).toEqual(expect.arrayContaining(['street', 'water']));
});

test('every board has a compass where there is room', () => {
  for (const board of boards) expect(compassOf(artOf(board.id), board), board.id).toBeDefined();
});

test('blocks touch when they overlap, however they are turned', () => {
  const block = (x: number, y: number, angle: number): Block => ({ x, y, angle, length: 40, width: 10 });
  expect(touch(block(0, 0, 0), block(39, 0, 0))).toBe(true);
  expect(touch(block(0, 0, 0), block(41, 0, 0))).toBe(false);
  expect(touch(block(0, 0, 0), block(0, 24, 90))).toBe(true);
  expect(touch(block(0, 0, 0), block(0, 26, 90))).toBe(false);
  expect(touch(block(0, 0, 45), block(15, -15, 45))).toBe(false);
});
