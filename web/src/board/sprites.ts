// What moves on a map. Only `transform` moves, which browsers do without painting anything again.
import type { Sprite } from './art';
import type { Drawing } from '../wire';
import { round } from './path';
import type { Point } from './roving';

/** Between two points of a way, in units of the board. */
const STRIDE = 24;

/** Points along a way. */
export function pointsOf(way: string): Point[] {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', way);
  const length = path.getTotalLength();
  const strides = Math.max(1, Math.ceil(length / STRIDE));
  return Array.from({ length: strides + 1 }, (_, i) => {
    const { x, y } = path.getPointAtLength((i * length) / strides);
    return [x, y];
  });
}

/** How something goes along points, from the first of them: in parts of the board's size, looking where it goes. There and back,
 * unless it begins anew. */
export function voyage(points: readonly Point[], { width, height }: Drawing['frame'], sprite: Pick<Sprite, 'again' | 'even'>): Keyframe[] {
  const [startX, startY] = points[0]!;
  const frame = ([x, y]: Point, left: boolean): Keyframe => ({
    transform: `translate(${round((100 * (x - startX)) / width)}%, ${round((100 * (y - startY)) / height)}%) scaleX(${left ? -1 : 1})`,
  });
  const leg = (some: readonly Point[]): Keyframe[] => {
    let left = false;
    return some.map((point, i) => {
      const dx = (some[i + 1] ?? point)[0] - point[0];
      if (Math.abs(dx) > 4) left = dx < 0;
      return frame(point, left && !sprite.even);
    });
  };
  return sprite.again ? leg(points) : [...leg(points), ...leg([...points].reverse()).slice(1)];
}
