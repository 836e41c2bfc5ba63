// The players' pieces: each city's vehicle from the side, around the origin, 72 long and 30 high.
// `body` takes the player's colour; the seat's mark goes on a white badge at `badge`.

export interface Vehicle {
  readonly body: string;
  /** Dark: wheels, couplings, current collectors. */
  readonly gear: string;
  readonly windows: string;
  /** Light lines along the body. */
  readonly trim?: string;
  /** The length of the trim's dashes; none for a whole line. */
  readonly trimDash?: number;
  /** Middle and radius. */
  readonly badge: readonly [x: number, y: number, r: number];
}

const wheel = (x: number, r: number): string => `M${x - r} 11a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Windows in a row: rectangles of one size. */
function row(xs: readonly number[], y: number, w: number, h: number): string {
  return xs.map((x) => `M${x} ${y}h${w}v${h}h${-w}z`).join('');
}

const taxi: Vehicle = {
  body: 'M-36 9V3q0-4 5-5l12-2q5-10 13-10H7q8 0 13 9l11 2q5 1 5 6v6q0 2-2 2H-34q-2 0-2-2zM-6-17h10l1 3H-7z',
  gear: wheel(-21, 6) + wheel(21, 6),
  windows: 'M-15-4q4-7 9-7v7zM8-11q5 0 8 7H8z',
  trim: 'M-35 4H35',
  trimDash: 4,
  badge: [1, -2, 9],
};

const bus: Vehicle = {
  body: 'M-36 11V-12q0-4 4-4H31q5 0 5 5V11z',
  gear: wheel(-22, 5) + wheel(22, 5),
  windows: row([-32, -22, 14, 24], -12, 8, 7) + row([-32, -22, 14, 24], 0, 8, 7),
  trim: 'M-36-2.5H36',
  badge: [0, -3, 11],
};

const streetcar: Vehicle = {
  body: 'M-36 9V-3q0-8 8-9q28-3 56 0q8 1 8 9V9z',
  gear: `${row([-28, 14], 9, 14, 5)}M-18-13L8-18l.6 1.6L-17-11z`,
  windows: row([-32, -23, 15, 24], -8, 7, 8),
  trim: 'M-36 4H36',
  badge: [0, -2, 9.5],
};

/** Today's low tram in three parts, with slanted ends. */
const tram: Vehicle = {
  body: 'M-36 10V4L-31-9q1-3 4-3H-14V10zM-12-12H12V10H-12zM14-12H27q3 0 4 3L36 4V10H14z',
  gear: `${row([-29, -6, 17], 10, 12, 3)}M-14-6h2v14h-2zM12-6h2v14h-2zM-5-17H5v1.5H-5zM-1-16h2v4h-2z`,
  windows: 'M-33 1L-29-8H-17V1zM17-8H29L33 1H17z',
  badge: [0, -1, 9],
};

/** One car of an underground train; a route that one piece covers shows as many as it costs cards. */
const subway: Vehicle = {
  body: 'M-36 9V-8q0-5 5-5H31q5 0 5 5V9z',
  gear: row([-28, 14], 9, 14, 4),
  windows: row([-31, -20, 12, 23], -8, 8, 8),
  trim: 'M-36 5H36',
  badge: [0, -2, 9.5],
};

const wagon: Vehicle = {
  body: 'M-36 9V-9q0-3 3-3H33q3 0 3 3V9z',
  gear: wheel(-23, 4) + wheel(-12, 4) + wheel(12, 4) + wheel(23, 4),
  windows: row([-31, -21, 13, 23], -8, 7, 8),
  badge: [0, -1, 9.5],
};

const VEHICLES: Readonly<Record<string, Vehicle>> = { taxi, bus, streetcar, tram, subway };

export function vehicleOf(kind: string): Vehicle {
  return VEHICLES[kind] ?? wagon;
}
