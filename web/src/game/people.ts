// People at a table with each other: whom a bot stands in for, who is away, who wants to end the game, who can show what
// they feel. What the page tells of it are notices.
import type { Numbered, Table, Why } from '../wire';

/** Something that a player is told or asked until it is settled. */
export type Notice =
  | { kind: 'replaced'; seat: number; why: Why; can_return: boolean }
  | { kind: 'proposal'; by: number[]; number: number }
  | { kind: 'proposed'; waits: number[]; number: number }
  | { kind: 'away'; seat: number };

const seatsWhere = ({ seats }: Table, fits: (seat: Table['seats'][number], index: number) => boolean): number[] =>
  seats.flatMap((seat, i) => (fits(seat, i) ? [i] : []));

/** Seats for which somebody at this table can let a bot play, of those whose players have been missing for long. */
export function relievable(table: Table, long: readonly number[]): number[] {
  if (table.stage !== 'playing' || !table.seats.some(({ mine }) => mine)) return [];
  return seatsWhere(table, ({ by, mine }, i) => by === 'person' && !mine && long.includes(i));
}

/** Whether there is somebody on another device to show something to. */
export const hasCompany = ({ seats }: Table): boolean =>
  seats.some(({ mine }) => mine) && seats.some(({ by, mine, can_return }) => !mine && (by === 'person' || can_return));

function replaced(table: Table, me: number, log: readonly Numbered[]): Notice[] {
  return seatsWhere(table, ({ by, mine }) => mine && by === 'bot').flatMap((seat): Notice[] => {
    const last = log.findLast(({ what }) => what.event === 'bot' && what.seat === seat)?.what;
    const why = last?.event === 'bot' ? last.why : 'away';
    const { can_return } = table.seats[seat]!;
    // Nothing can be done for others of this device who are gone for good.
    return can_return || seat === me ? [{ kind: 'replaced', seat, why, can_return }] : [];
  });
}

function proposals(table: Table, me: number, log: readonly Numbered[]): Notice[] {
  const mine = table.seats[me];
  const by = seatsWhere(table, ({ wants_end }, i) => wants_end && i !== me);
  const number = log.findLast(({ what }) => what.event === 'wants-end')?.number ?? 0;
  if (!mine?.mine || mine.by !== 'person') return [];
  if (mine.wants_end) {
    return [{ kind: 'proposed', waits: seatsWhere(table, (seat) => seat.by === 'person' && !seat.wants_end), number }];
  }
  return by.length > 0 ? [{ kind: 'proposal', by, number }] : [];
}

/** What the player of a seat is told, the most urgent first. */
export function noticesOf(table: Table, me: number | undefined, log: readonly Numbered[], long: readonly number[]): Notice[] {
  if (me === undefined || table.stage !== 'playing') return [];
  const waited = relievable(table, long).filter((seat) => table.waiting_for.includes(seat));
  return [
    ...replaced(table, me, log),
    ...proposals(table, me, log),
    ...waited.map((seat): Notice => ({ kind: 'away', seat })),
  ];
}
