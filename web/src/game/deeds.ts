// What players did last, in short, for a bubble at their seat. Everybody may see it: a card that was drawn blindly is a card's
// back, also to whoever drew it.
import type { Entry, Numbered } from '../wire';
import type { GameBoard } from './board';
import { entriesOf } from './events';

export type Deed =
  | { kind: 'cards'; /** None for a card's back. */ cards: readonly (string | undefined)[] }
  | { kind: 'claim'; a: string; b: string; points: number; piece: string }
  | { kind: 'tickets'; count: number }
  | { kind: 'keep' }
  | { kind: 'place'; place: string }
  | { kind: 'pass' };

/** What a seat did, and the number of the event: another bubble for each. */
export interface Shown {
  deed: Deed;
  number: number;
}

function deedOf(board: GameBoard, done: Extract<Entry, { do: string }>): Deed {
  switch (done.do) {
    case 'draw':
      return { kind: 'cards', cards: [done.from === 'deck' ? undefined : done.card] };
    case 'claim': {
      const { a, b, piece } = board.route(done.route);
      return { kind: 'claim', a: board.place(a).name, b: board.place(b).name, points: board.points.get(done.route) ?? 0, piece };
    }
    case 'tickets':
      return { kind: 'tickets', count: done.offered?.length ?? done.count ?? 0 };
    case 'place':
      return { kind: 'place', place: board.place(done.at).name };
    case 'keep':
    case 'pass':
      return { kind: done.do };
  }
}

/** What each seat did last in this news, by seat. The second card of a turn stands beside the first; `before` is what was
 * shown until now. */
export function deedsIn(board: GameBoard, news: readonly Numbered[], before: ReadonlyMap<number, Shown>): Map<number, Shown> {
  const deeds = new Map<number, Shown>();
  for (const { number, what } of news) {
    const [done] = entriesOf(what);
    if (!done || !('do' in done)) continue;
    const deed = deedOf(board, done);
    const last = deeds.get(done.seat) ?? before.get(done.seat);
    const first = deed.kind === 'cards' && last?.number === number - 1 && last.deed.kind === 'cards' ? last.deed.cards : [];
    deeds.set(done.seat, { number, deed: deed.kind === 'cards' && first.length === 1 ? { kind: 'cards', cards: [...first, ...deed.cards] } : deed });
  }
  return deeds;
}
