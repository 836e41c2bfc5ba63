// Faint names on a map: how wide they are, and the lines that they are written along.
import type { MapName } from './art';
import { moved } from './path';
import type { Block } from './shapes';

/** Between letters, in parts of their size. The styles are in MapNames.svelte. */
export const SPACING: Readonly<Record<MapName['on'], number>> = { street: 0.06, water: 0.2, park: 0.1, area: 0.26 };
/** Areas are written in capitals. */
const LETTER: Readonly<Record<MapName['on'], number>> = { street: 0.56, water: 0.56, park: 0.56, area: 0.66 };

export const widthOf = ({ text, on, size }: MapName): number => text.length * size * (LETTER[on] + SPACING[on]);

/** The line that a name stands on, a little longer than the name: a parabola through its middle. */
export function lineOf(name: MapName): string {
  const { x, y, size, turn = 0, bend = 0 } = name;
  const [half, low, end] = [0.6 * widthOf(name), 0.34 * size, 1.44 * bend];
  return moved(`M${-half} ${low - end}Q0 ${low + end} ${half} ${low - end}`, x, y, turn);
}

/** What a name covers: a block for each of its letters. */
export function blocksOf(name: MapName): Block[] {
  const { x, y, size, turn = 0, bend = 0, text } = name;
  const width = widthOf(name);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return Array.from(text, (_, i) => {
    // From -1 to 1 along the name.
    const t = (2 * i + 1) / text.length - 1;
    const [along, down] = [(t * width) / 2, -bend * t * t];
    return {
      x: x + along * cos - down * sin,
      y: y + along * sin + down * cos,
      angle: turn + (Math.atan2(-4 * bend * t, width) * 180) / Math.PI,
      length: width / text.length,
      width: size,
    };
  });
}
