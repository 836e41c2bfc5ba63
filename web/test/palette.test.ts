// Colours that are told apart, by all eyes, and texts and signs that stand out, by day and by night.
import { expect, test } from 'vitest';
import { moved } from '../src/board/path';
import { lookOf } from '../src/board/signs';
import { artOf, cityArt } from '../src/cities';
import { groundOf } from '../src/cities/posters';
import { FIXED } from '../src/design/tokens';
import { cardPicture, shadeOf } from '../src/table/cardPicture';
import { boardOf, boards, CITIES } from './boards';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Red, green and blue of `#rrggbb` as light, from 0 to 1. */
const lightOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });

const times = (matrix: readonly (readonly number[])[], light: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, share, i) => sum + share * light[i]!, 0));

const luminance = (hex: string): number => times([[0.2126, 0.7152, 0.0722]], lightOf(hex))[0]!;

function contrast(one: string, two: string): number {
  const [low, high] = [luminance(one), luminance(two)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

test.each([...CITIES, 'unknown'])('names of %s stand out by day and by night', (id) => {
  const { palette } = artOf(id);
  for (const ground of ['land', 'water', 'park', 'road', 'stone', 'pale', 'leaf', 'wave', 'street', 'shoal', 'deep'] as const) {
    for (const time of [0, 1] as const) {
      expect(contrast(palette.ink[time], palette[ground][time]), `${ground} ${time}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

/** What eyes see that lack one kind of cone (Machado, Oliveira and Fernandes, 2009), as shares of red, green and blue. */
const EYES = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
} as const;
const TO_XYZ = [[0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0177, 0.1095, 0.8729]];

/** CIELAB: lightness from 0 to 100, and hue with saturation as a point. */
function labOf(hex: string, eyes: keyof typeof EYES): number[] {
  const seen = times(EYES[eyes], lightOf(hex)).map((part) => Math.min(1, Math.max(0, part)));
  const [x = 0, y = 0, z = 0] = times(TO_XYZ, seen).map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours are to the eyes that see the least of it, in lightness, hue and saturation together. Some 2 can
 * just be seen side by side. */
function apart(one: string, two: string): number {
  const eyes = Object.keys(EYES) as (keyof typeof EYES)[];
  return Math.min(...eyes.map((kind) => {
    const other = labOf(two, kind);
    return Math.hypot(...labOf(one, kind).map((value, i) => value - other[i]!));
  }));
}

const pairs = (colors: readonly string[]): string[][] => colors.flatMap((one, i) => colors.slice(i + 1).map((two) => [one, two]));

// Signs and marks tell them apart too; but pieces are small, and cards are seen from the side of the eye.
test.each(boards)('pieces and cards of $id differ in colour, to colour-blind eyes too', ({ player_colors, colors }) => {
  for (const [one = '', two = ''] of [...pairs(player_colors), ...pairs(colors)]) {
    expect(apart(lookOf(one).fill, lookOf(two).fill), `${one} and ${two}`).toBeGreaterThan(15);
  }
});

/** A colour, with so much of another over it. */
const over = (ground: string, tint: string, alpha: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [below, above] = [ground, tint].map((hex) => parseInt(hex.slice(at, at + 2), 16)) as [number, number];
      return Math.round(below + alpha * (above - below)).toString(16).padStart(2, '0');
    })
    .join('')}`;

test.each(boards)('names of $id stand out where a part of the city is tinted', ({ id, districts }) => {
  const { palette, ground = [] } = artOf(id);
  for (const time of [0, 1] as const) {
    const tints = ground.flatMap(({ fill, alpha }) =>
      alpha !== undefined && fill && fill !== 'streets' ? [[palette[fill][time], alpha] as const] : [],
    );
    // Two layers of .11, as Backdrop.svelte draws them.
    for (const { color } of districts) tints.push([lookOf(color).fill, 1 - (1 - 0.11) ** 2]);
    for (const [tint, alpha] of tints) {
      for (const below of ['land', 'park', 'street'] as const) {
        expect(contrast(palette.ink[time], over(palette[below][time], tint, alpha)), `${tint} on ${below} ${time}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

test('blue and purple as they were could not be told apart', () => {
  expect(apart('#2c6db4', '#7a52a5')).toBeLessThan(10);
});

test.each([...CITIES, 'unknown'])('pieces stand out on the roads and the land of %s', (id) => {
  const { palette } = artOf(id);
  for (const ground of ['road', 'land', 'water', 'park'] as const) {
    // By their dark outline, and by night by the rim of light around it.
    expect(contrast(FIXED.line, palette[ground][0]), ground).toBeGreaterThanOrEqual(3);
    expect(contrast(FIXED.cream, palette[ground][1]), ground).toBeGreaterThanOrEqual(3);
  }
});

test.each(boards)('colours of $id have signs of their own, which stand out', ({ colors }) => {
  const looks = colors.map(lookOf);
  expect(new Set(looks.map(({ sign }) => sign)).size).toBe(colors.length);
  for (const { fill, ink } of looks) expect(contrast(fill, ink)).toBeGreaterThanOrEqual(3);
});

test.each([...boards, { ...boards[0]!, id: 'unknown' }])('cards of $id have faces of their own, and a back', (board) => {
  const { colors } = board;
  const pictures = [...colors, 'wild', undefined].map((color) => cardPicture(color, board));
  expect(new Set(pictures).size).toBe(colors.length + 2);
  colors.forEach((color, i) => {
    const picture = decodeURIComponent(pictures[i]!);
    const { fill, sign } = lookOf(color);
    // The colour is the ground, and the sign is on light discs: a large one, and in two corners.
    expect(picture).toContain(`fill="${fill}"`);
    const ink = shadeOf(fill, 'night');
    for (const part of [moved(sign, 30, 29, 0, 9.6), moved(sign, 8, 8.2, 0, 3.9)]) {
      expect(picture).toMatch(new RegExp(`fill="${ink}"[^>]* d="[^"]*${escaped(part)}`));
    }
    expect(contrast(ink, FIXED.cream)).toBeGreaterThanOrEqual(4.5);
  });
});

test('cards of own boards show their kind of wild, and their vehicle', () => {
  const own = { ...boards[0]!, id: 'own' };
  expect(cardPicture('wild', { ...own, wild: 'bus' })).not.toBe(cardPicture('wild', own));
  expect(cardPicture(undefined, { ...own, pieces: [{ ...own.pieces[0]!, name: 'bus' }] })).not.toBe(cardPicture(undefined, own));
});

test.each(CITIES)('what is drawn for the cards of %s is on them', (id) => {
  const board = boardOf(id);
  const { scenes = {}, wild, back } = cityArt(id).cards;
  const drawn = [...Object.keys(scenes), ...(wild ? ['wild'] : []), ...(back ? [undefined] : [])];
  // All colours have a scene, or none has.
  expect(Object.keys(scenes).sort()).toEqual(Object.keys(scenes).length > 0 ? [...board.colors].sort() : []);
  for (const color of drawn) expect(cardPicture(color, board)).not.toBe(cardPicture(color, { ...board, id: 'own' }));
});

test.each([...CITIES, 'unknown'])('what the poster of %s says stands out by day and by night', (id) => {
  for (const ground of groundOf(id)) {
    // Its rays are a little lighter.
    const ray = ground.replace(/[\da-f]{2}/g, (part) => Math.round(0.93 * parseInt(part, 16) + 0.07 * 255).toString(16).padStart(2, '0'));
    for (const tone of [ground, ray]) expect(contrast(FIXED.cream, tone), tone).toBeGreaterThanOrEqual(4.5);
  }
});
