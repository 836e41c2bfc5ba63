// WCAG AA: names are legible on everything that they may stand on, by day and by night.
import { expect, test } from 'vitest';
import { lookOf } from '../src/board/signs';
import { artOf } from '../src/cities';
import { cardPicture } from '../src/table/cardPicture';
import { boards, CITIES } from './boards';

function luminance(hex: string): number {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

function contrast(one: string, two: string): number {
  const [low, high] = [luminance(one), luminance(two)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

test.each([...CITIES, 'unknown'])('names of %s stand out by day and by night', (id) => {
  const { palette } = artOf(id);
  for (const ground of ['land', 'water', 'park', 'road', 'stone', 'pale', 'leaf', 'wave', 'street'] as const) {
    for (const time of [0, 1] as const) {
      expect(contrast(palette.ink[time], palette[ground][time]), `${ground} ${time}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test.each(boards)('colours of $id have signs of their own, which stand out', ({ colors }) => {
  const looks = colors.map(lookOf);
  expect(new Set(looks.map(({ sign }) => sign)).size).toBe(colors.length);
  for (const { fill, ink } of looks) expect(contrast(fill, ink)).toBeGreaterThanOrEqual(3);
});

test.each(boards)('cards of $id have faces of their own, and a back', ({ colors }) => {
  const pictures = [...colors, 'wild', undefined].map((color) => cardPicture(color, 'taxi'));
  expect(new Set([...pictures, cardPicture('wild', 'bus')]).size).toBe(colors.length + 3);
  colors.forEach((color, i) => expect(decodeURIComponent(pictures[i]!)).toContain(lookOf(color).fill));
});
