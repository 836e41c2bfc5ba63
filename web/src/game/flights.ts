// Which cards fly where when something happened. Spots are names; the page knows where they are.
import type { Numbered, View } from '../wire';
import { entriesOf } from './events';

export interface Flight {
  from: string;
  to: string;
  /** A card's colour; none for a card that nobody else sees. */
  color?: string;
  kind: 'card' | 'ticket';
}

/** Where a seat's cards are: one's own in the hand, the others' at their name. */
const home = (seat: number, me: number | undefined): string => (seat === me ? 'hand' : `seat-${seat}`);

/** `before` is the view before it happened. */
export function flights({ what }: Numbered, me: number | undefined, before: View | null): Flight[] {
  return entriesOf(what).flatMap((done): Flight[] => {
    if (!('do' in done)) return [];
    const at = home(done.seat, me);
    switch (done.do) {
      case 'draw': {
        const from = done.from === 'deck' ? 'deck' : `slot-${done.from}`;
        return [{ from, to: at, kind: 'card', ...(done.card === undefined ? {} : { color: done.card }) }];
      }
      case 'claim':
        return Object.entries(done.cards).flatMap(([color, count]) =>
          Array.from({ length: count }, () => ({ from: at, to: 'discards', kind: 'card' as const, color })),
        );
      case 'tickets': {
        const count = done.offered?.length ?? done.count ?? 0;
        return Array.from({ length: count }, () => ({ from: 'tickets', to: at, kind: 'ticket' as const }));
      }
      case 'keep': {
        const offered = done.seat === me ? (before?.offered?.length ?? 0) : 0;
        const returned = Math.max(0, offered - (done.tickets?.length ?? offered));
        return Array.from({ length: returned }, () => ({ from: at, to: 'tickets', kind: 'ticket' as const }));
      }
      default:
        return [];
    }
  });
}
