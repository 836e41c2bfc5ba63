// Shades of a colour, for drawings.

const parts = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** A colour with some of another in it: of none (0) to nothing else (1). Both are `#rrggbb`. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [parts(one), parts(other)];
  const mixed = from.map((part, i) => Math.round(part + (to[i]! - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** `#rrggbb` of a hue in degrees, and of saturation and lightness between 0 and 1. */
export function ofHue(hue: number, saturation: number, lightness: number): string {
  const part = (n: number): number => {
    const k = (n + hue / 30) % 12;
    return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  const rgb = [part(0), part(8), part(4)].map((value) => Math.round(255 * value));
  return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
