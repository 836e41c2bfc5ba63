import { expect, test } from 'vitest';
import data from '../src/dev/boards.dev.json';
import { countOverlaps, layOut, allBlocks } from '../src/board/geometry';
import { overlap } from '../src/board/block';
import { placeLabels } from '../src/board/labels';
import type { BoardData } from '../src/board/types';
test('x', () => {
  for (const b of data as unknown as BoardData[]) {
    const l = layOut(b);
    console.log(b.id, l.width|0, l.height|0, l.lane, l.radius, countOverlaps(l));
    for (const size of [15,16,17,18,19,20,21,22]) {
      const t = performance.now();
      const ls = placeLabels(b, l, size);
      const dt = performance.now() - t;
      let bad: string[] = [];
      ls.forEach((a, i) => { if (ls.some((o, j) => j > i && overlap(a.block, o.block) > 0) || allBlocks(l).some((o) => overlap(o, a.block) > 0)) bad.push(a.place); });
      console.log(' ', size, dt | 0, bad.join(' '));
    }
  }
  expect(1).toBe(1);
});
