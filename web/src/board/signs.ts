// Colours and signs: what the names of colours look like, and a sign for each, so that nobody
// needs to tell colours apart to read the map. The command line's drawings have the same signs.
import { ofHue } from '../design/mix';
import { COLORS, FIXED } from '../design/tokens';

interface Sign {
  readonly fill: string;
  /** What can be read on it. */
  readonly ink: string;
  /** A shape about the origin, from -1 to 1. None looks like another when turned. */
  readonly sign: string;
}

const DARK = FIXED.line;
const LIGHT = '#ffffff';

const KNOWN: Readonly<Record<string, Sign>> = {
  blue: { fill: COLORS.blue, ink: LIGHT, sign: 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z' },
  green: { fill: COLORS.green, ink: LIGHT, sign: 'M0-1L1.05.85H-1.05z' },
  black: { fill: COLORS.black, ink: LIGHT, sign: 'M-.85-.85H.85V.85H-.85z' },
  pink: {
    fill: COLORS.pink,
    ink: DARK,
    sign: 'M0 1C-1.6-.1-1-1.1-.5-.95C-.2-.9 0-.6 0-.45C0-.6.2-.9.5-.95C1-1.1 1.6-.1 0 1z',
  },
  red: {
    fill: COLORS.red,
    ink: LIGHT,
    sign: 'M-.35-1H.35V-.35H1V.35H.35V1H-.35V.35H-1V-.35H-.35z',
  },
  orange: { fill: COLORS.orange, ink: DARK, sign: 'M-1.1-.85L1.1 .85V-.85L-1.1 .85z' },
  yellow: { fill: COLORS.yellow, ink: DARK, sign: 'M-.9-1H-.1L.9 0L-.1 1H-.9L.1 0z' },
  white: {
    fill: COLORS.white,
    ink: DARK,
    sign: 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM-.55 0a.55.55 0 1 0 1.1 0a.55.55 0 1 0-1.1 0z',
  },
  purple: { fill: COLORS.purple, ink: DARK, sign: 'M-.8-1H-.22V1H-.8zM.22-1H.8V1H.22z' },
  brown: { fill: COLORS.brown, ink: LIGHT, sign: 'M.5-.95A1 1 0 1 0 .5.95A1.2 1.2 0 0 1 .5-.95z' },
  teal: { fill: COLORS.teal, ink: LIGHT, sign: 'M-1-1H1V-.45H.28V1H-.28V-.45H-1z' },
  grey: { fill: COLORS.grey, ink: DARK, sign: '' },
};

/** The look of a colour. Names that nobody thought of get one that depends on them alone. */
export function lookOf(color: string): Sign {
  const known = KNOWN[color];
  if (known) return known;
  let hash = 7;
  for (const char of color) hash = (hash * 31 + char.charCodeAt(0)) % 1009;
  const signs = Object.values(KNOWN).filter(({ sign }) => sign !== '');
  return { fill: ofHue(hash % 360, 0.55, 0.38), ink: LIGHT, sign: signs[hash % signs.length]!.sign };
}

export const STAR =
  'M0-1L.25-.33L.95-.31L.39.12L.59.81L0 .41L-.59.81L-.39.12L-.95-.31L-.25-.33z';
export const BOAT = 'M-1 .3H1L.6.95H-.6zM-.06-1V.12H-.8zM.12-.8L.8.12H.12z';

/** The marks of the seats, on all of their pieces. */
export const MARKS = [
  'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
  'M0-1.15L1.1 .8H-1.1z',
  'M-.88-.88H.88V.88H-.88z',
  'M-1.05-.6L-.6-1.05L0-.45L.6-1.05L1.05-.6L.45 0L1.05 .6L.6 1.05L0 .45L-.6 1.05L-1.05 .6L-.45 0z',
] as const;
