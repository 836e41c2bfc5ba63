// Which seat a device shows.
import type { Table } from '../wire';

/** This device's seats that a person plays. */
function own({ seats }: Table): number[] {
  return seats.flatMap(({ mine, by }, seat) => (mine && by === 'person' ? [seat] : []));
}

export function sharesDevice(table: Table): boolean {
  return own(table).length > 1;
}

/** The seat to begin with: one that is to act, or any of one's own; none for a spectator. */
export function seatToShow(table: Table): number | undefined {
  const mine = own(table);
  const any = table.seats.findIndex((seat) => seat.mine);
  return mine.find((seat) => table.waiting_for.includes(seat)) ?? mine[0] ?? (any < 0 ? undefined : any);
}

/** The next player on this device who is to act, if the present one is not. */
export function nextOnDevice(table: Table, seat: number | undefined): number | undefined {
  if (table.stage !== 'playing' || seat === undefined || table.waiting_for.includes(seat)) return undefined;
  return own(table).find((one) => one !== seat && table.waiting_for.includes(one));
}
