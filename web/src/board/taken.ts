// The room that a city's lettering and landmarks take, for names to keep off.
import type { Art } from '../cities/art';
import { upright } from './block';
import type { Block } from './block';

export function takenBy({ title, landmarks = [] }: Art): Block[] {
  const taken = landmarks.map(([x, y, w, h]) => upright(x, y, w, h));
  if (!title) return taken;
  const { x, y, size, width, turn = 0 } = title;
  return [...taken, { x, y, angle: (turn * Math.PI) / 180, length: width, width: 0.8 * size }];
}
