// The symbols of tourist tokens, by number. They are told apart by colour and by shape; their names are in
// `tourist-symbol`. They are simple things of our own, and belong to no city.
import { circle, moved } from './path';

interface TokenLook {
  readonly fill: string;
  /** What can be seen on it. */
  readonly ink: string;
  /** A shape about the origin, from -1 to 1, filled by the even-odd rule. */
  readonly sign: string;
}

const DARK = '#26242a';
const LIGHT = '#ffffff';

/** One shape several times, around the origin. */
const around = (d: string, times: number): string =>
  Array.from({ length: times }, (_, i) => moved(d, 0, 0, (i * 360) / times)).join('');

const CAMERA = `M-1-.5H-.5L-.3-.8H.3L.5-.5H1V.75H-1z${circle(0, 0.1, 0.42)}${circle(0, 0.1, 0.2)}`;
const SUN = circle(0, 0, 0.48) + around('M-.13-1H.13V-.62H-.13z', 8);
const ICE_CREAM = 'M-.6-.2A.6.6 0 0 1 .6-.2zM-.52-.04H.52L0 1z';
const UMBRELLA =
  'M-1 .05A1 1 0 0 1 1 .05Q.67-.25.33.05Q0-.25-.33.05Q-.67-.25-1 .05zM-.09 .1H.09V.62A.33.33 0 0 1-.57 .62H-.39A.15.15 0 0 0-.09 .62z';
const BALLOON = 'M-.66-.32C-.66-1.25 .66-1.25 .66-.32C.66 .1 .2 .42 .12 .5L.24 .68H-.24L-.12 .5C-.2 .42-.66 .1-.66-.32zM-.06 .74H.06V1.05H-.06z';
const FLOWER = circle(0, 0, 0.23) + around(circle(0, -0.64, 0.36), 5);
const KITE = 'M0-1L.68-.3L0 .45L-.68-.3zM0 .6L.34 .45V.75zM0 .6L-.34 .45V.75zM0 .92L.26 .8V1.04zM0 .92L-.26 .8V1.04z';
const SUNGLASSES = 'M-1-.42H1V0A.44.44 0 0 1 .12 0V-.2H-.12V0A.44.44 0 0 1-1 0z';

/** As many as a board can have (`MAX_SYMBOLS` of the rules). */
export const TOKENS: readonly TokenLook[] = [
  { fill: '#2c6db4', ink: LIGHT, sign: CAMERA },
  { fill: '#f6d046', ink: DARK, sign: SUN },
  { fill: '#f2a9c5', ink: DARK, sign: ICE_CREAM },
  { fill: '#cc3b33', ink: LIGHT, sign: UMBRELLA },
  { fill: '#7a52a5', ink: LIGHT, sign: BALLOON },
  { fill: '#2f7d40', ink: LIGHT, sign: FLOWER },
  { fill: '#f08c2e', ink: DARK, sign: KITE },
  { fill: '#fffdf6', ink: DARK, sign: SUNGLASSES },
];

export function tokenOf(symbol: number): TokenLook {
  return TOKENS[symbol % TOKENS.length]!;
}
