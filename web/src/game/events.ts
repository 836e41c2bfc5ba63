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

/** Always the same object, so that “nothing” never counts as a change. */
const NOTHING: ReadonlySet<number> = new Set();

/** The numbers of the events in which a bot acted for a seat whose player had left it, or was away. */
export function doneByBot(log: readonly Numbered[], seat: number | undefined): ReadonlySet<number> {
  const found = new Set<number>();
  let bot = false;
  for (const news of log) {
    const { number, what } = news;
    if ((what.event === 'bot' || what.event === 'returned') && what.seat === seat) bot = what.event === 'bot';
    else if (bot && actor(news) === seat) found.add(number);
  }
  return found.size > 0 ? found : NOTHING;
}
