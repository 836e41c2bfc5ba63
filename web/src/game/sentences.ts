// What happened and what can be done, in words.
import type { BoardWords } from '../board/types';
import type { Args } from '../words/words.svelte';
import type { Action, Entry, Level, Numbered, TableEvent } from '../wire';
import { grouped } from './actions';
import type { GameBoard } from './board';
import { botAt, type NamedSeat } from './cast';
import { entriesOf } from './events';

export interface Teller {
  t(id: string, args?: Args, otherwise?: string): string;
  list(items: readonly string[]): string;
  board: GameBoard;
  /** By seat. */
  names: readonly string[];
  /** The seat that reads it, if any. */
  me: number | undefined;
  /** The numbers of the events in which a bot acted in its place. */
  byBot?: ReadonlySet<number>;
  /** Whether the same players had a game before, in which the player before them began. */
  rematch?: boolean;
}

/** A player's name. The server has none for bots. */
export function nameOf(t: Teller['t'], city: string, seats: readonly NamedSeat[], seat: number): string {
  const found = seats[seat];
  if (found?.name) return found.name;
  if (found?.by === 'open') return t('seat-open');
  return t('bot-name', { level: found?.level ?? 'medium', name: botAt(city, seats, seat)?.name ?? '' });
}

export function namesOf(t: Teller['t'], city: string, seats: readonly NamedSeat[]): string[] {
  return seats.map((_, seat) => nameOf(t, city, seats, seat));
}

/** “2 blue cards and 1 taxi”. */
export function cardsInWords(
  { t, list, board }: Pick<Teller, 't' | 'list' | 'board'>,
  cards: Readonly<Record<string, number>>,
): string {
  return list(
    grouped(cards, board.colors).map(({ color, count }) => t('cards', { color, count, wild: board.wild })),
  );
}

export function ticketInWords({ t, board }: Pick<Teller, 't' | 'board'>, id: string): string {
  const { a, b, points } = board.ticket(id);
  return t('ticket-name', { a: board.place(a).name, b: board.place(b).name, points });
}

/** Who begins: the first seat, and why where the game before decides it (Q11). */
export const beginsInWords = (teller: Teller): string =>
  teller.t('log-begins', { ...who(teller, 0), rematch: teller.rematch ? 'yes' : 'no' });

function who(teller: Teller, seat: number): Args {
  return { me: seat === teller.me ? 'yes' : 'no', name: teller.names[seat] ?? '' };
}

/** A claim, as words are given it. */
export function claimed(teller: Teller, done: Extract<Action, { do: 'claim' }>): Args {
  const { board } = teller;
  const route = board.route(done.route);
  return {
    a: board.place(route.a).name,
    b: board.place(route.b).name,
    cards: cardsInWords(teller, done.cards),
    points: board.points.get(done.route) ?? 0,
    tourist: done.tourist === undefined ? 'none' : board.place(done.tourist).name,
    took: done.tourist === undefined ? 'no' : 'yes',
  };
}

function entryInWords(teller: Teller, done: Entry): string {
  const { t, list, board } = teller;
  if ('chance' in done) return t(`log-${done.chance}`, { count: done.count ?? 0 });
  if ('end' in done) return t('log-abandoned');
  const by = who(teller, done.seat);
  switch (done.do) {
    case 'keep':
      return done.tickets
        ? t('log-keep-known', { ...by, tickets: list(done.tickets.map((id) => ticketInWords(teller, id))) })
        : t('log-keep', by);
    case 'place':
      return t('log-place', { ...by, place: board.place(done.at).name });
    case 'draw': {
      const from = done.from === 'deck' ? 'deck' : 'row';
      if (done.card === undefined) return t('log-draw-hidden', by);
      return t(from === 'deck' ? 'log-draw-deck' : 'log-draw-row', { ...by, color: done.card, wild: board.wild });
    }
    case 'claim':
      return t('log-claim', { ...by, ...claimed(teller, done) });
    case 'tickets':
      return t('log-tickets', { ...by, count: done.offered?.length ?? done.count ?? 0 });
    case 'pass':
      return t('log-pass', by);
  }
}

/** What happened, a sentence each. */
export function eventInWords(teller: Teller, what: TableEvent): string[] {
  const { t } = teller;
  switch (what.event) {
    case 'created':
      return [t('log-created')];
    case 'sat':
      return [t('log-sat', { ...who(teller, what.seat), name: what.name })];
    case 'left':
      return [t('log-left')];
    // Nobody needs to notice how the shuffles come about.
    case 'revealed':
    case 'dealt':
      return [];
    case 'bot':
      return [t(`log-bot-${what.why}`, { ...who(teller, what.seat), level: what.level satisfies Level })];
    case 'returned':
      return [t('log-returned', who(teller, what.seat))];
    case 'played':
      return entriesOf(what).map((entry) => entryInWords(teller, entry));
    case 'wants-end':
      return [t('log-wants-end', who(teller, what.seat)), ...(what.ended ? [t('log-abandoned')] : [])];
    case 'stopped':
      return [t('log-stopped')];
    case 'resumed':
      return [t('log-resumed')];
    case 'rematch':
      return [t('log-rematch')];
  }
}

/** “2 tourists: camera and sun”. */
export function symbolsInWords({ t, list }: Pick<Teller, 't' | 'list'>, symbols: readonly number[]): string {
  return t('tourists-held', { count: symbols.length, symbols: list(symbols.map((symbol) => t('tourist-symbol', { symbol }))) });
}

/** What happened at a table. What a bot did in one's place is not one's own. */
export function newsInWords(teller: Teller, { number, what }: Numbered): string[] {
  return eventInWords(teller.byBot?.has(number) ? { ...teller, me: undefined } : teller, what);
}

/** An action that waits to be confirmed. */
export function actionInWords(teller: Teller, action: Action): string {
  const { t, list, board } = teller;
  switch (action.do) {
    case 'keep':
      return t('confirm-keep', { tickets: list((action.tickets ?? []).map((id) => ticketInWords(teller, id))) });
    case 'place':
      return t('confirm-place', { place: board.place(action.at).name });
    case 'draw':
      return action.card === undefined
        ? t('confirm-draw-deck')
        : t('confirm-draw-row', { color: action.card, wild: board.wild });
    case 'claim':
      return t('confirm-claim', claimed(teller, action));
    case 'tickets':
      return t('confirm-tickets');
    case 'pass':
      return t('confirm-pass');
  }
}

/** The names of a board's parts, for those who listen. */
export function boardWords(teller: Teller, city: string): BoardWords {
  const { t, board, me } = teller;
  return {
    board: t('board-label', { city }),
    route: ({ a, b, color, cards, ferries }, owner, can, closed, gold) =>
      t('board-route', {
        a: board.place(a).name,
        b: board.place(b).name,
        color,
        count: cards,
        ferries,
        can: can ? (gold ? 'gold' : 'yes') : 'no',
        owned: owner === undefined ? (closed ? 'closed' : 'no') : owner === me ? 'me' : 'yes',
        name: owner === undefined ? '' : (teller.names[owner] ?? ''),
      }),
    place: ({ name }, stack, can) =>
      t('board-place', {
        name,
        count: stack?.tokens ?? 0,
        symbol: stack?.symbol ?? 0,
        held: stack?.held === undefined ? 'none' : stack.held ? 'yes' : 'no',
        can: can ? 'yes' : 'no',
      }),
  };
}
