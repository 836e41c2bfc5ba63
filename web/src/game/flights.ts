// What moves when something happened, act by act: cards, tickets and points that fly from spot to spot. Spots are names, or
// routes of the board; the page knows where they are.
import { carsIn } from '../board/shapes';
import type { Action, Entry, Numbered, View } from '../wire';
import type { GameBoard } from './board';
import { entriesOf } from './events';

/** A name (`deck`, `slot-2`, `hand`, `seat-1`, `points-1`), or a route: one of its vehicles, or its middle. */
export type Spot = string | { route: string; car?: number };

export interface Flight {
  from: Spot;
  to: Spot;
  kind: 'card' | 'ticket' | 'points';
  /** A card's colour; none for a card that nobody else sees. */
  color?: string;
  /** It leaves with its back up, and arrives with its face. */
  turns?: true;
  points?: number;
}

/** Flights of one kind: `pay` is cards that lie down on a route, `score` its points, `deal` cards for a new row. */
export interface Act {
  how: 'fly' | 'pay' | 'score' | 'sweep' | 'deal' | 'shuffle';
  flights: readonly Flight[];
}

/** Between two states. */
export interface Change {
  board: GameBoard;
  /** The seat that looks, if any. */
  me: number | undefined;
  before: View;
  after: View;
}

/** Cards that stand for all discards when they are shuffled. */
const SHUFFLED = 5;

/** Where a seat's cards are: one's own in the hand, the others' at their name. */
const home = (seat: number, me: number | undefined): string => (seat === me ? 'hand' : `seat-${seat}`);

const times = <T>(count: number, one: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => one(i));

/** What happened, in the order in which it is seen. */
export function actsOf(news: readonly Numbered[], change: Change): Act[] {
  const acts: Act[] = [];
  for (const { what } of news) {
    const entries = entriesOf(what);
    for (const entry of entries) {
      const next = 'do' in entry ? done(entry, change) : 'chance' in entry ? chance(entry, entries[0], change) : [];
      for (const act of next) {
        const last = acts.at(-1);
        // What simply flies need not wait for what did so before it.
        if (act.how === 'fly' && last?.how === 'fly') last.flights = [...last.flights, ...act.flights];
        else if (act.flights.length > 0) acts.push(act);
      }
    }
  }
  return acts;
}

function done(action: Action, { board, me, before }: Change): Act[] {
  const at = home(action.seat, me);
  switch (action.do) {
    case 'draw': {
      const { from, card } = action;
      const flight: Flight = { from: from === 'deck' ? 'deck' : `slot-${from}`, to: at, kind: 'card' };
      if (card !== undefined) flight.color = card;
      if (card !== undefined && from === 'deck') flight.turns = true;
      return [{ how: 'fly', flights: [flight] }];
    }
    case 'claim': {
      const { route, seat } = action;
      const colors = Object.entries(action.cards).flatMap(([color, count]) => times(count, () => color));
      const cars = board.route(route).spaces * carsIn(board.route(route));
      const car = (i: number): number => Math.floor((i * cars) / colors.length);
      return [
        { how: 'pay', flights: colors.map((color, i) => ({ from: at, to: { route, car: car(i) }, kind: 'card', color })) },
        { how: 'score', flights: [{ from: { route }, to: `points-${seat}`, kind: 'points', points: board.points.get(route) ?? 0 }] },
      ];
    }
    case 'tickets': {
      const count = action.offered?.length ?? action.count ?? 0;
      return [{ how: 'fly', flights: times(count, () => ({ from: 'tickets', to: at, kind: 'ticket' })) }];
    }
    case 'keep': {
      const offered = action.seat === me ? (before.offered?.length ?? 0) : 0;
      const returned = Math.max(0, offered - (action.tickets?.length ?? offered));
      return [{ how: 'fly', flights: times(returned, () => ({ from: at, to: 'tickets', kind: 'ticket' })) }];
    }
    default:
      return [];
  }
}

function chance(happened: Extract<Entry, { chance: string }>, after: Entry | undefined, change: Change): Act[] {
  if (happened.chance === 'shuffle') {
    return [{ how: 'shuffle', flights: times(SHUFFLED, () => ({ from: 'discards', to: 'deck', kind: 'card' })) }];
  }
  const drawn = after && 'do' in after && after.do === 'draw' ? after.from : undefined;
  const row = (cards: View['row'], way: (slot: number) => Pick<Flight, 'from' | 'to' | 'turns'>): Flight[] =>
    cards.flatMap((color, slot) => (color === null ? [] : [{ ...way(slot), kind: 'card' as const, color }]));
  return [
    // In the place of the card that was drawn came the wild that was one too many.
    {
      how: 'sweep',
      flights: row(
        change.before.row.map((color, slot) => (slot === drawn ? 'wild' : color)),
        (slot) => ({ from: `slot-${slot}`, to: 'discards' }),
      ),
    },
    { how: 'deal', flights: row(change.after.row, (slot) => ({ from: 'deck', to: `slot-${slot}`, turns: true })) },
  ];
}
