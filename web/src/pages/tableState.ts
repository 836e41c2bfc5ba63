// How far a table is, as people are told: messages are `state-` and one of these.
import type { Table } from '../wire';

export const STATES = ['unknown', 'gone', 'mine', 'waiting', 'playing', 'over'] as const;
export type State = (typeof STATES)[number];

/** Undefined until the server has answered. */
export function stateOf(table: Table | 'gone' | undefined): State {
  if (table === undefined) return 'unknown';
  if (table === 'gone') return 'gone';
  const mine = table.waiting_for.some((seat) => table.seats[seat]?.mine && table.seats[seat].by === 'person');
  return table.stage === 'playing' && mine ? 'mine' : table.stage;
}
