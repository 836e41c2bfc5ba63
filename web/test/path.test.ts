import { expect, test } from 'vitest';
import { circle, moved } from '../src/board/path';
import { bar } from '../src/board/shapes';

test('a path that goes nowhere is the same in absolute points', () => {
  expect(moved('M1 2l3 4h2v-1H0V9z', 0, 0)).toBe('M1 2L4 6L6 6L6 5L0 5L0 9Z');
});

test('every kind of command is turned, scaled and moved', () => {
  // A quarter turn takes (x, y) to (-y, x).
  expect(moved('M1 0L0 2', 10, 20, 90, 2)).toBe('M10 22L6 20');
  expect(moved('M0 0h1v1', 10, 20, 90, 2)).toBe('M10 20L10 22L8 22');
  expect(moved('M0 0c1 0 2 0 3 0q1 1 2 0', 0, 0, 90)).toBe('M0 0C0 1 0 2 0 3Q-1 4 0 5');
  expect(moved('M-1 0a1 1 0 1 0 2 0', 5, 5, 0, 3)).toBe('M2 5A3 3 0 1 0 8 5');
});

test('after the end of a shape the pen is where the shape began', () => {
  expect(moved('M1 1h2v2zm5 5h1', 0, 0)).toBe('M1 1L3 1L3 3ZM6 6L7 6');
});

test('numbers may stand without room between them', () => {
  expect(moved('M.5-.5L-1.5.25', 0, 0)).toBe('M0.5 -0.5L-1.5 0.25');
});

test('a bar lies on its block, as much larger as it is told', () => {
  const block = { x: 5, y: 0, angle: 0, length: 10, width: 4 };
  expect(bar(block, 1, 2, 0)).toBe('M-1 -4L11 -4A0 0 0 0 1 11 -4L11 4A0 0 0 0 1 11 4L-1 4A0 0 0 0 1 -1 4L-1 -4A0 0 0 0 1 -1 -4Z');
});

test('a circle goes around its middle', () => {
  expect(circle(10, 20, 5)).toBe('M5 20A5 5 0 1 0 15 20A5 5 0 1 0 5 20Z');
});
