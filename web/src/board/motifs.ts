// Small drawings that several cities have, around the origin.
import type { Shape } from './art';

export const TREE = 'M0-11a8 8 0 0 1 2 15.7V10H-2V4.7A8 8 0 0 1 0-11z';
export const WAVES = 'M-22 0q5.5-6 11 0t11 0t11 0t11 0';
export const SAIL = 'M-12 4H12L8 10H-8zM-1-16V2H-11zM2-12L10 2H2z';
/** A bank of fog or a cloud. */
export const CLOUD = 'M-58 12q-14 0-14-11t16-11q2-14 20-14q14 0 20 10q10-6 20 0q8-4 16 2q4-2 12 2q18 0 18 11t-14 11z';
/** A few town houses. */
export const HOUSES = 'M-24 11V-2l7-7 7 7V11zM-9 11V-9h3v-4h4v4h3V11zM3 11V-4l8-6 8 6V11zM21 11V-1h8V11z';

/** Lines in the water along a shore, as on old charts. Land is drawn over them. */
export function shallows(shore: string): Shape[] {
  return [
    { d: shore, line: 'wave', width: 50 },
    { d: shore, line: 'water', width: 47 },
    { d: shore, line: 'wave', width: 25 },
    { d: shore, line: 'water', width: 21 },
  ];
}
