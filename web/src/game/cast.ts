// Which of a city's people plays where a bot sits.
import type { Person } from '../cities/art';
import { castOf } from '../cities/casts';
import type { Seat } from '../wire';

/** What a name is made of. */
export type NamedSeat = Pick<Seat, 'name' | 'by' | 'level'>;

/** Whoever plays as a bot at a seat; nobody where a person sits, or sat before. Everybody at a table sees the same people, and
 * so does its replay. They are counted round the table from the same player in every game: in another game of theirs the
 * seats have turned (Q11), and the bots stay who they are. No two at a table are the same, whatever their levels. */
export function botAt(city: string, seats: readonly NamedSeat[], seat: number): Person | undefined {
  const found = seats[seat];
  if (!found || found.name || found.by === 'open') return undefined;
  const [player] = seats.flatMap(({ name }) => name || []).sort();
  const from = seats.findIndex(({ name }) => name === player);
  return castOf(city, found.level ?? 'medium')[(seat - from - 1 + seats.length) % seats.length];
}
