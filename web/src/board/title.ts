// The room that a city's lettering takes, for names to keep off.
import type { Art } from '../cities/art';
import type { Block } from './block';

export function titleBlock({ title }: Art): Block[] {
  if (!title) return [];
  const { x, y, size, width, turn = 0 } = title;
  return [{ x, y, angle: (turn * Math.PI) / 180, length: width, width: 0.8 * size }];
}
