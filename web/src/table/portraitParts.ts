// The parts of portraits, in a box of 64 by 64: light falls from the left, and every part has a second tone on the right.
import type { Dye, Hair, Look, Skin } from '../cities/look';

export const SKINS: Readonly<Record<Skin, readonly [light: string, shade: string]>> = {
  1: ['#fad9bf', '#e9b795'],
  2: ['#f1c6a0', '#d99f74'],
  3: ['#dcab7c', '#bd8553'],
  4: ['#c08a5c', '#99663b'],
  5: ['#94613d', '#714526'],
  6: ['#6f4630', '#52301f'],
};

export const HAIRS: Readonly<Record<Hair, string>> = {
  black: '#2b2630',
  dark: '#47342d',
  brown: '#6e4a30',
  chestnut: '#8f4b2c',
  ginger: '#cb6527',
  blond: '#e3b458',
  grey: '#9a978f',
  white: '#efebdf',
};

export const DYES: Readonly<Record<Dye, string>> = {
  brick: '#b7412f',
  coal: '#3c3d47',
  cream: '#f2e6c8',
  denim: '#4d7397',
  moss: '#6f8f57',
  mustard: '#e3a72f',
  navy: '#2b4468',
  olive: '#6c6b38',
  plum: '#77466b',
  rose: '#e39a93',
  rust: '#c8652f',
  sand: '#d9bd8b',
  sky: '#93c1cf',
  teal: '#2f7f80',
};

/** A shape, and the shade on it. */
type Part = readonly [shape: string, shade?: string];

const round = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const all = (...circles: readonly (readonly [number, number, number])[]): string => circles.map((one) => round(...one)).join('');

export const BODY: Part = ['M3 66q0-17 16-20l13-2 13 2q16 3 16 20z', 'M45 46q16 3 16 20H46q2-10-1-20z'];
export const NECK: Part = ['M26 36h12v9q-6 6-12 0z'];
export const EARS = all([19, 30, 3.2], [45, 30, 3.2]);

export const HEADS: Readonly<Record<NonNullable<Look['head']>, Part>> = {
  oval: ['M32 12c9 0 13 6 13 15 0 11-6 18-13 18s-13-7-13-18c0-9 4-15 13-15z', 'M38 13q7 4 7 14c0 11-6 18-13 18 5-2 8-8 8-17 0-6 0-11-2-15z'],
  round: ['M32 13c9 0 14 6 14 15 0 10-6 16-14 16s-14-6-14-16c0-9 5-15 14-15z', 'M39 14q7 4 7 14c0 10-6 16-14 16 6-2 9-8 9-16 0-6-1-10-2-14z'],
  square: ['M32 11q13 0 13 10v9q0 8-4 12-4 3.5-9 3.5t-9-3.5q-4-4-4-12v-9q0-10 13-10z', 'M38 11.7q7 2 7 9.3v9q0 8-4 12-4 3.5-9 3.5 6-2 7-9 1-16-1-24.8z'],
  long: ['M32 11c9 0 12.5 6 12.5 15 0 9-4.5 17-8.5 20.5q-4 2.5-8 0c-4-3.5-8.5-11.5-8.5-20.5 0-9 3.5-15 12.5-15z', 'M38 12.5q6.5 4 6.5 13.5c0 9-4.5 17-8.5 20.5-1 .8-2.5 1.2-4 1.2 5-3 7.5-11 7.5-20 0-6 0-11-1.5-15.2z'],
};

/** What is behind the head, and what is before it. */
export const HAIRDOS: Readonly<Record<NonNullable<Look['hair']>, { back?: string; front: Part }>> = {
  afro: { back: round(32, 23, 20.5), front: ['M19 29q-1-17 13-17t13 17q-2-9-5-11-8-2-16 0-3 2-5 11z'] },
  bald: { front: ['M18 31q-3-6 0-11 2 4 2 10zM46 31q3-6 0-11-2 4-2 10z'] },
  bob: {
    back: 'M14 45q-4-36 18-36t18 36q-4 4-9 1H23q-5 3-9-1z',
    front: ['M17 31q-2-21 15-21t15 21q-2-7-4-10-11 1-15-3-6 4-11 13z', 'M40 12q8 5 7 19-2-7-4-10z'],
  },
  braids: {
    back: all([15, 38, 4.5], [14, 45, 4.2], [14, 52, 4], [14, 58, 3.5], [49, 38, 4.5], [50, 45, 4.2], [50, 52, 4], [50, 58, 3.5]),
    front: ['M17 34q-3-24 15-24t15 24q-1-11-5-13-7-1-10-7-3 6-10 7-4 2-5 13z', 'M32 14q1-3 0-4 18 0 15 24-1-11-5-13-7-1-10-7z'],
  },
  bun: { back: round(32, 8, 7), front: ['M18 29q-3-19 14-19t14 19q-3-9-14-11-11 2-14 11z', 'M32 10q17 0 14 19-3-9-14-11z'] },
  buzz: { front: ['M18.5 27q-1.5-16 13.5-16t13.5 16q-2-8-5-10-8.5-2-17 0-3 2-5 10z'] },
  curls: {
    back: all([17, 28, 5], [47, 28, 5]),
    front: [all([20, 21, 5.5], [24, 15, 6], [31, 12, 6.5], [38, 13.5, 6], [43.5, 18.5, 5.5], [46, 24, 4], [18, 25, 4]), all([43.5, 18.5, 5.5], [46, 24, 4])],
  },
  long: {
    back: 'M13 62q-6-53 19-53t19 53q-6 3-12-4H25q-6 7-12 4z',
    front: ['M17 34q-3-24 15-24t15 24q-1-11-5-13-7-1-11-7-2 6-9 7-4 2-5 13z', 'M31 14q1-3 1-4 18 0 15 24-1-11-5-13-7-1-11-7z'],
  },
  quiff: { front: ['M18.5 28q-4-9 1-14 2-8 14-8 11 0 10 7 5 5 2 15-1-7-4-10-10 2-16-2-5 4-7 12z', 'M43.5 13q5 5 2 15-1-7-4-10 2-2 2-5z'] },
  short: { front: ['M18 29q-3-19 14-19t14 19l-2-2q-1-6-4-8-8 2-16-1-4 3-4 9z', 'M39 11.5q9 4 7 17.5l-2-2q-1-6-4-8 1-4-1-7.5z'] },
  side: { front: ['M18 29q-4-20 15-20 15 1 13 20l-2-2q-1-5-3-7-9 0-14-6-3 5-6 6-2 3-3 9z', 'M40 11q7 5 6 18l-2-2q-1-5-3-7 1-5-1-9z'] },
  tail: { back: 'M42 14q15 0 13 26-5 4-9 0 3-12-5-16z', front: ['M18 29q-3-19 14-19t14 19q-3-9-14-11-11 2-14 11z', 'M32 10q17 0 14 19-3-9-14-11z'] },
};

/** `dark` is a band or a peak, `gold` a badge. */
export const HATS: Readonly<Record<NonNullable<Look['hat']>, { back?: string; front: Part; dark?: string; gold?: string }>> = {
  bandana: { front: ['M17.5 24q-2-16 14.5-16t14.5 16q-14.5-7-29 0zM46 19l8-2-3 5 4 4-9-2z', 'M38 9q10 4 8.5 15-3-2-7-3 1-7-1.5-12z'] },
  beanie: { front: [`M17.5 21q-1-16 14.5-16t14.5 16zM15.5 18.5h33q1.5 3.5 0 7h-33q-1.5-3.5 0-7z`, 'M38 6q10 4 8.5 12.5h2q1.5 3.5 0 7h-7q1-10-3.5-19.5z'] },
  beret: { front: ['M12 19q-2-12 18-14 19 0 22 11 0 7-7 7-13-5-26 0-6 1-7-4zM29 5q0-3 2-4l2 1-1 4z', 'M40 6q10 2 12 10 0 7-7 7-3-1.5-6-2 5-7 1-15z'] },
  bowler: { front: ['M18.5 19q-1-16 13.5-16t13.5 16zM10 19q22-3 44 0 0 5-6 5.5H16Q10 24 10 19z', 'M38 4q8.5 3 7.5 15H54q0 5-6 5.5h-8q2-11-2-20.5z'], dark: 'M18.5 16.5q13.5-2 27 0v3.5q-13.5-2-27 0z' },
  cap: { front: ['M14 21Q14 7 31 7q17 0 20 12 0 4-3 4-16-4-34-2z', 'M39 8q11 3 12 11 0 4-3 4-4-1-7-1.3Q42 14 39 8z'], dark: 'M13 22.5q18-7 37 0-1 3-5 3-13-3.5-28 0-4-.5-4-3z' },
  fedora: { front: ['M18.5 19Q19 4 25 4q4 0 7 2 3-2 7-2 6 0 6.5 15zM9 20q23-4 46 0-3 6-23 5.5T9 20z', 'M39 4q6 0 6.5 15.2L55 20q-2 4-13 5.2Q44 12 39 4z'], dark: 'M18.5 14.5q13.5-2 27 0v5q-13.5-2-27 0z' },
  helmet: { front: ['M15 23q0-18 17-18t17 18q-17-5-34 0z', 'M39 6.5Q49 10 49 23q-4-1.2-8-1.8Q42 13 39 6.5z'], dark: 'M22 17q0-6 3-8l2 .5q-2 3-2 7zM30.5 16V8.5h3V16zM42 17q0-6-3-8l-2 .5q2 3 2 7z' },
  peaked: { front: ['M12 13Q32-3 52 13l-5 7H17z', 'M40 6q7 2 12 7l-5 7h-6q2-7-1-14z'], dark: 'M17 17h30v4.5H17zM16 22q16-4 32 0-4 5-16 5t-16-5z', gold: round(32, 12, 3) },
  phones: { front: ['M12 24.5q0-2 2-2h5v14h-5q-2 0-2-2zM52 24.5q0-2-2-2h-5v14h5q2 0 2-2z', 'M49 22.5h1q2 0 2 2v10q0 2-2 2h-1z'], dark: 'M15 24Q14 6 32 6t17 18h-3Q46 9.5 32 9.5T18 24z' },
  straw: { front: ['M20 19q-1-14 12-14t12 14zM5 20q27-8 54 0 0 6-27 5.5T5 20z', 'M37 6q8 3 7 12 9 .5 15 2 0 5-18 5.4Q42 14 37 6z'], dark: 'M20 14.5q12-2.5 24 0v4q-12-2.5-24 0z' },
  turban: { front: ['M14 25q-3-21 18-22 21 1 18 22-4-6-9-6-9-8-18 0-5 0-9 6z', 'M32 15q5-10 12-8 8 6 6 18-4-6-9-6-4-4-9-4z'], gold: round(32, 12.5, 2.5) },
  veil: { back: 'M13 60q-4-54 19-54t19 54z', front: ['M32 6Q14 6 13 28q0 14 5 22 14 8 28 0 5-8 5-22Q50 6 32 6zm0 9q11 0 11 13c0 10-5 16-11 16s-11-6-11-16q0-13 11-13z', 'M40 8q10 5 11 20 0 14-5 22-3 2-7 3 5-7 4-25 0-8-4-12 2-4 1-8z'] },
};

export const GLASSES: Readonly<Record<NonNullable<Look['glasses']>, string>> = {
  round: `${all([26, 29.5, 5], [38, 29.5, 5])}M31 29q1-1 2 0`,
  square: 'M20.5 25.5h10v7.5h-10zM33.5 25.5h10v7.5h-10zM30.5 28h3',
  sun: 'M20 26h11l-1 5q-.5 3-4.5 3t-5-3zM33 26h11l-.5 5q-1 3-5 3T34 31zM31 27h2',
};

export const BEARDS: Readonly<Record<NonNullable<Look['beard']>, string>> = {
  full: 'M18.5 29q2 6 5 7 8.5-3 17 0 3-1 5-7 1 20-13.5 20T18.5 29z',
  goatee: 'M27 41q5-2 10 0 1 8-5 8t-5-8z',
  moustache: 'M23.5 38q4-4.5 8.5-2 4.5-2.5 8.5 2-5 2.5-8.5.5-3.5 2-8.5-.5z',
  stubble: 'M19.5 31q2 5 4 6 8.5-3 17 0 2-1 4-6-.5 14.5-12.5 14.5T19.5 31z',
};

export const MOUTHS: Readonly<Record<NonNullable<Look['mouth']>, string>> = {
  calm: 'M28.5 40h7',
  grin: 'M27 38.5h10q-.5 4.5-5 4.5t-5-4.5z',
  smile: 'M27.5 38.8q4.5 3.8 9 0',
  smirk: 'M28.5 40.2q5 .8 7.5-1.9',
};

/** What they wear, over the body: shades on it, light cloth, and the second colour. */
export const WEARS: Readonly<Record<Look['wears'], { shade?: string; light?: string; trim?: string; gold?: string }>> = {
  coat: { light: 'M25 44l7 9 7-9 2 2-9 20-9-20z', shade: 'M24 44l8 21-9 1-9-11 5-1-2-6zM40 44l-8 21 9 1 9-11-5-1 2-6z' },
  crew: { shade: 'M23 44.5q9 9 18 0l2 1.5q-11 11-22 0z' },
  hood: { shade: 'M15 47q6-7 10-5 7 9 14 0 4-2 10 5-6 10-17 10T15 47z', light: 'M27 53h1.5v8H27zM35.5 53H37v8h-1.5z' },
  scarf: { trim: 'M20 42.5q12 8 24 0l3 6.5q-15 9-30 0zM36 51l6 14h-8l-4-12z' },
  shirt: { light: 'M25 42.5l7 9-8 5-5.5-10zM39 42.5l-7 9 8 5 5.5-10z', shade: 'M31.3 52h1.4v14h-1.4z' },
  tie: { light: 'M25 43l7 8 7-8 3 3-10 20-10-20z', trim: 'M29.5 50.5h5l-1 3.5 2 12h-7l2-12z', shade: 'M23 45l9 21H18l-4-12zM41 45l-9 21h14l4-12z' },
  turtle: { shade: 'M24.5 45.5q7.5 4 15 0l.5 3q-8 4-16 0z', trim: 'M24.5 40q7.5 4.5 15 0v7q-7.5 4-15 0z' },
  uniform: { shade: 'M24 44l8 5 8-5 3 2-11 8-11-8z', gold: all([27, 57, 1.7], [37, 57, 1.7], [27, 63, 1.7], [37, 63, 1.7]) },
};

export const EXTRAS: Readonly<Record<NonNullable<Look['extra']>, string>> = {
  earrings: all([18.5, 35.5, 1.9], [45.5, 35.5, 1.9]),
  flower: all([46, 17, 2.8], [50, 20, 2.8], [48.5, 24.5, 2.8], [43.5, 24.5, 2.8], [42, 20, 2.8]),
  freckles: all([23, 34, 0.8], [25.5, 35.3, 0.8], [38.5, 35.3, 0.8], [41, 34, 0.8]),
  pencil: 'M42 26l9-6 1.5 2.2-9 6.3-2.5.2z',
};
