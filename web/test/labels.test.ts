import { describe, expect, test } from 'vitest';
import { grown, overlap } from '../src/board/block';
import { allBlocks, layOut } from '../src/board/geometry';
import { placeLabels } from '../src/board/labels';
import { takenBy } from '../src/board/taken';
import { lineBreaks, textWidth } from '../src/board/text';
import { artOf } from '../src/cities';
import { boardOf, boards, CITIES } from './boards';

describe.each(CITIES)('names of %s', (id) => {
  const [board, art] = [boardOf(id), artOf(id)];
  const layout = layOut(board, art.margin);
  const labels = placeLabels(board, layout, art);

  test('are all there and whole', () => {
    const names = labels.map(({ lines }) => lines.map(({ text }) => text).join(' '));
    expect(names).toEqual(board.places.map(({ name }) => name));
  });

  test('touch no piece, no place, no landmark and no other name', () => {
    const pieces = [...layout.routes.values()].flat().map((space) => grown(space, 3));
    const things = [...pieces, ...allBlocks(layout), ...takenBy(art)];
    labels.forEach(({ place, block }, i) => {
      for (const thing of things) expect(overlap(block, thing), place).toBe(0);
      for (const other of labels.slice(i + 1)) {
        expect(overlap(block, other.block), `${place} and ${other.place}`).toBe(0);
      }
    });
  });

  test('have lettering beside them that no space or place covers', () => {
    const [lettering] = takenBy({ ...art, landmarks: [] });
    for (const thing of allBlocks(layout)) expect(overlap(lettering!, thing)).toBe(0);
  });

  test('are inside the drawing', () => {
    for (const { place, block } of labels) {
      const { x, y, length, width } = block;
      expect(x - length / 2, place).toBeGreaterThan(10 - layout.margin);
      expect(x + length / 2, place).toBeLessThan(layout.width + layout.margin - 10);
      expect(y - width / 2, place).toBeGreaterThan(10);
      expect(y + width / 2, place).toBeLessThan(layout.height - 10);
    }
  });

  test('are set only for places that exist', () => {
    for (const place of Object.keys(art.names ?? {})) {
      expect(board.places.map((one) => one.id)).toContain(place);
    }
  });
});

test.each(boards)('places on $id have a name each, even on a board that nobody drew', (board) => {
  const art = artOf('unknown');
  const labels = placeLabels(board, layOut(board, art.margin), art);
  expect(labels.map(({ place }) => place)).toEqual(board.places.map(({ id }) => id));
});

describe('text', () => {
  test('is wider the more it says, and in proportion to its size', () => {
    expect(textWidth('Soho', 20)).toBeCloseTo(2 * textWidth('Soho', 10));
    expect(textWidth('Wall', 10)).toBeLessThan(textWidth('Wall Street', 10));
  });

  test('is broken between words, evenly', () => {
    expect(lineBreaks('Soho')).toEqual([['Soho']]);
    expect(lineBreaks('Empire State Building').at(-1)).toEqual(['Empire', 'State', 'Building']);
    expect(lineBreaks('Palace of Fine Arts')).toContainEqual(['Palace of', 'Fine Arts']);
  });

  test('is cut short when no line could hold it', () => {
    const [[line]] = lineBreaks('x'.repeat(300)) as [[string]];
    expect(line.length).toBeLessThanOrEqual(28);
  });
});
