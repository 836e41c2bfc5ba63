// Small drawings that several cities have, around the origin, and how land meets water. The sun stands in the north-west:
// what is drawn twice has its other side in the shade.
import type { Shape, ToneName } from './art';
import { moved } from './path';

const TREE = 'M0-11a8 8 0 0 1 2 15.7V10H-2V4.7A8 8 0 0 1 0-11z';
const TREE_SHADE = 'M1-10.9A8 8 0 0 1 2 4.7V10H0V4.9Q7.5-1 1-10.9z';
export const WAVES = 'M-22 0q5.5-6 11 0t11 0t11 0t11 0';
const SAIL = 'M-12 4H12L8 10H-8zM-1-16V2H-11zM2-12L10 2H2z';
const SAIL_SHADE = 'M2-12L10 2H2zM-10 7H10L8 10H-8z';
/** A bank of fog or a cloud. */
export const CLOUD = 'M-58 12q-14 0-14-11t16-11q2-14 20-14q14 0 20 10q10-6 20 0q8-4 16 2q4-2 12 2q18 0 18 11t-14 11z';
const HOUSES = 'M-24 11V-2l7-7 7 7V11zM-9 11V-9h3v-4h4v4h3V11zM3 11V-4l8-6 8 6V11zM21 11V-1h8V11z';
const HOUSES_SHADE = 'M-17-9l7 7V11h-4V-2zM-3-13h1v4h3V11h-4zM11-10l8 6V11h-5V-4zM25-1h4V11h-4z';
const WINDOWS = 'M-21 2h4v5h-4zM-7-5h3v4h-3zM-7 3h3v4h-3zM6 0h4v5h-4zM22 3h2v4h-2z';

type Spots = NonNullable<Shape['at']>;

export const trees = (at: Spots): Shape[] => [
  { d: TREE, fill: 'leaf', at },
  { d: TREE_SHADE, fill: 'shade', at },
];

/** A few town houses at each point. */
export const houses = (at: Spots): Shape[] => [
  { d: HOUSES, fill: 'street', at },
  { d: HOUSES_SHADE, fill: 'shade', alpha: 0.6, at },
  { d: WINDOWS, fill: 'lamp', alpha: 0.6, at },
];

export const sails = (at: Spots): Shape[] => [
  { d: SAIL, fill: 'pale', at },
  { d: SAIL_SHADE, fill: 'shade', at },
];

/** What water shows of land: bands of light water along the shore, and the land's shadow. The land is drawn over it. */
export const coast = (land: string): Shape[] => [
  { d: land, line: 'shoal', width: 74, alpha: 0.35 },
  { d: land, line: 'shoal', width: 44, alpha: 0.6 },
  { d: land, line: 'shoal', width: 18 },
  { d: moved(land, 7, 11), fill: 'deep' },
  { d: moved(land, 3, 5), fill: 'deep', line: 'deep', width: 3 },
];

/** A river or canal with its banks: one throws a shadow on the water, the other has light water. */
export const river = (way: string, width: number): Shape[] => [
  { d: way, line: 'pale', width: width + 0.1 * width + 2 },
  { d: way, line: 'deep', width },
  { d: moved(way, 0.02 * width, 0.06 * width), line: 'shoal', width: 0.87 * width },
  { d: moved(way, 0, 0.02 * width), line: 'water', width: 0.79 * width },
];

/** Three gulls, as something that moves. They look to the right. */
export const GULLS: readonly Shape[] = [
  { d: 'M-22 4q5-7 10-1q5-6 10 1M0-8q5-7 10-1q5-6 10 1M4 12q4-6 8-1q4-5 8 1', line: 'shade', width: 2.6, at: [[2, 5]] },
  { d: 'M-22 4q5-7 10-1q5-6 10 1M0-8q5-7 10-1q5-6 10 1M4 12q4-6 8-1q4-5 8 1', line: 'pale', width: 2.6 },
];

/** A boat with a cabin, and what it leaves in the water. */
export const boat = (hull: ToneName): Shape[] => [
  { d: 'M-36 11q5-4 9 0t9 0M-28 15h44', line: 'shoal', width: 2 },
  { d: 'M-22 2H24Q21 12 15 12H-17z', fill: hull },
  { d: 'M-16 2V-6H12L16 2zM-8-6v-5H4v5z', fill: 'pale' },
  { d: 'M-2 7H22Q19 12 15 12H-17zM8-6h4l4 8H8z', fill: 'shade' },
  { d: 'M-13-3h4v3h-4zM-6-3h4v3h-4zM1-3h4v3H1z', fill: 'wave' },
  { d: 'M-12-2.5h2v2h-2zM-5-2.5h2v2h-2zM2-2.5h2v2H2z', fill: 'lamp' },
];

/** A tram, a bus with one deck, a cable car: what drives on a street. */
export const tram = (paint: ToneName): Shape[] => [
  { d: 'M-27 11H29v3H-27z', fill: 'shade' },
  { d: 'M-28 9V-8q0-4 4-4H24q4 0 4 4V9z', fill: paint },
  { d: 'M-28 3H28V9H-28z', fill: 'shade' },
  { d: 'M-24-8h9v7h-9zM-12-8h9v7h-9zM0-8h9v7H0zM12-8h12v7H12z', fill: 'lamp' },
  { d: 'M-20 9a4 4 0 1 0 8 0zM12 9a4 4 0 1 0 8 0zM-6-12l5-5h4l-2 5z', fill: 'ink' },
];
