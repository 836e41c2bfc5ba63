// The players' pieces: each city's vehicle from the side, as a small toy that drives to the right, around the origin. They
// are 72 long and 26 high. What has one tone is one shape.
import { circle } from './path';

export interface Vehicle {
  /** In the player's colour. */
  readonly body: string;
  /** The shaded part of the body. */
  readonly shade: string;
  /** Dark: wheels, couplings, current collectors, what is open. Under the body. */
  readonly gear: string;
  /** Windows and lamps, which shine by night. */
  readonly windows: string;
  /** Lines and checks along the body, in what can be read on its colour. */
  readonly trim: string;
  /** Middle and radius of the disc with the seat's mark. */
  readonly badge: readonly [x: number, y: number, r: number];
}

/** How thick their lines are; how far their shadow, or by night a rim of light, reaches beyond them, and how much lower it
 * lies. White ones need more of an outline on light roads. */
export const LINES = { body: 1.6, white: 2.6, gear: 1, rim: 1.5, drop: 0.6 } as const;

/** How high all that is drawn of a piece is. */
const HEIGHT = 29.6;

/** How large they are on spaces of this size, so many on each, if the other lane is so far away: clear of those on it. */
export const pieceScale = (space: { length: number; width: number }, cars: number, room = Infinity): number =>
  Math.min(space.length / cars / 74, space.width / 23.2, room / HEIGHT);

/** Rectangles of one size in a row. */
function row(xs: readonly number[], y: number, w: number, h: number): string {
  return xs.map((x) => `M${x} ${y}h${w}v${h}h${-w}z`).join('');
}

const wheels = (xs: readonly number[], r: number): string => xs.map((x) => circle(x, 13 - r, r)).join('');

/** A round old cab with checks along its side and a lamp on its roof. */
const taxi: Vehicle = {
  body: 'M-36 7V1q0-4 4-4.6L-25-5q3-5.5 9-5.5H-5V-13H5v2.5H11q6 0 10 6L31-3q5 1 5 5V7q0 2-2 2H-34q-2 0-2-2z',
  shade: 'M-36 4.5H36V7q0 2-2 2H-34q-2 0-2-2z',
  gear: wheels([-23, 23], 5.5),
  windows: 'M-22-4q2.5-4 6-4H-13V-3.5H-22zM12-8q4 0 6.5 4.5H12zM32.5-.5h3.5v3h-3.5zM-36-.5h2v3h-2zM-4-12.5h8v1.5h-8z',
  trim: row([-33, -27.5, -22, -16.5, 13.5, 19, 24.5, 30], 1.2, 2.8, 2.6),
  badge: [0, 0.5, 12.2],
};

/** A double-decker with an open platform behind and the driver's cab in front. */
const bus: Vehicle = {
  body: 'M-36 9V-9q0-4 4-4H31q4 0 4.5 4L36-2V9z',
  shade: 'M-36 5.5H36V9H-36z',
  gear: `${wheels([-22, 22], 5)}M-36 9h5v2h-5z`,
  windows: `${row([-32.5, -25.7, -18.9, 14.3, 21.1], -9.8, 4.6, 4.6)}M28-9.8h4.4l.7 4.6h-5.1z${row([-25.7, -18.9, 14.3, 21.1], 0.2, 4.6, 4)}M28 .2h6.5v4h-6.5zM33 6.2h2.5v2h-2.5z`,
  trim: 'M-36-3H36V-1.6H-36zM-35.3 0h3.5V8.5h-3.5z',
  badge: [0, -0.3, 12.4],
};

/** A cable car: its closed part behind, open benches between posts in front, under a long roof with a lantern. */
const streetcar: Vehicle = {
  body: 'M-36-6.5Q-35-10.5-30-10.5H-21V-13H21V-10.5H30Q35-10.5 36-6.5H34V9.5H-34V-6.5z',
  shade: 'M-36-6.5Q-35.8-7.4-35.4-8H35.4Q35.8-7.4 36-6.5zM-34 5.5H34V9.5H-34zM-21-10.5H21V-9.8H-21z',
  gear: `${wheels([-25, -16, 16, 25], 3.2)}M-36 8.3h72v1.7h-72z`,
  windows: `${row([-31.5, -25.3, -19.1], -4.5, 4.2, 5)}${row([14.8, 21, 27.2], -4.5, 4, 8)}M32.6-2h3.2v3.6h-3.2z`,
  trim: 'M-34 2.4H-12V3.4H-34z',
  badge: [-1, 0, 12.4],
};

/** Today's low tram in three parts, with slanted ends. */
const tram: Vehicle = {
  body: 'M-36 9.5V4L-31.5-7q1.2-3 4.5-3H-14V9.5zM-12.5-10H12.5V9.5H-12.5zM14-10H27q3.3 0 4.5 3L36 4V9.5H14z',
  shade: 'M-36 5.5H-14V9.5H-36zM-12.5 5.5H12.5V9.5H-12.5zM14 5.5H36V9.5H14z',
  gear: `${row([-30, -6, 18], 9, 12, 3.5)}M-14-8h2v16h-2zM12-8h2v16h-2zM-27-13h10v1.5h-10zM-23-12l1.8 0 2 2.5h-1.8z`,
  windows: 'M-33 .5L-30-6.5H-25.5V.5zM-23.5-6.5h3V4h-3zM-18.5-6.5h3V.5h-3zM15.5-6.5h3V.5h-3zM20.5-6.5h3V4h-3zM25.5-6.5H30L33 .5H25.5zM33 2.6h2.5v2h-2.5zM-35.5 2.6h2.5v2h-2.5z',
  trim: 'M-35.5 2.2H-25V3.2H-35.5zM25 2.2H35.5V3.2H25z',
  badge: [0, 0, 12.2],
};

/** One car of an underground train; a route that one piece covers shows as many as it costs cards. */
const subway: Vehicle = {
  body: 'M-36 9V-7q0-5 5-5H31q5 0 5 5V9z',
  shade: 'M-36 5H36V9H-36zM-31-12H31q3 0 4.3 2H-35.3q1.3-2 4.3-2z',
  gear: `${row([-30, 12], 8.5, 18, 4.5)}M-38 3h3v3h-3zM35 3h3v3h-3z`,
  windows: `${row([-32.5, 28.5], -6.5, 4, 5.5)}${row([-25.8, -22.3, 15, 18.5], -6.5, 2.8, 9.5)}${row([-17.8, 23.2], -6.5, 3.6, 5.5)}`,
  trim: 'M-36 1.6H-27.2V2.8H-36zM22.8 1.6H36V2.8H22.8z',
  badge: [0, 0, 12.2],
};

/** A railway carriage. */
const wagon: Vehicle = {
  body: 'M-35-8Q-34-12-29-12H29Q34-12 35-8zM-34-8H34V8H-34z',
  shade: 'M-35-8Q-34.7-9.3-34-10H34Q34.7-9.3 35-8zM-34 4.5H34V8H-34z',
  gear: `${wheels([-27, -17, 17, 27], 4.2)}M-36 5h72v3h-72z`,
  windows: row([-31, -24.5, -18, 13, 19.5, 26], -5.5, 5, 6.5),
  trim: 'M-34 2.2H34V3.2H-34z',
  badge: [0, 0, 12.2],
};

const VEHICLES: Readonly<Record<string, Vehicle>> = { taxi, bus, streetcar, tram, subway };

export function vehicleOf(kind: string): Vehicle {
  return VEHICLES[kind] ?? wagon;
}
