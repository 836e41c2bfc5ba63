// What an event of a table has to do with the game.
import type { Entry, Numbered, TableEvent } from '../wire';

/** What was done in an event, then what chance did; nothing if the event is not part of the game. */
export function entriesOf(what: TableEvent): readonly Entry[] {
  return what.event === 'played' ? [what.entry, ...(what.chance ?? [])] : [];
}

/** The seat that acted in an event; none if something else happened. */
export function actor({ what }: Pick<Numbered, 'what'>): number | undefined {
  const [first] = entriesOf(what);
  return first && 'do' in first ? first.seat : undefined;
}
