import { describe, expect, it } from 'vitest';
import { claimsByRoute, drawFrom, grouped, keeping, payments } from '../src/game/actions';
import { gameBoard, type GameBoard } from '../src/game/board';
import { ownersOf, recent, stacksOf, symbolsOf } from '../src/game/boardState';
import { scoreLines } from '../src/game/score';
import { doneByBot } from '../src/game/events';
import { actionInWords, eventInWords, newsInWords, type Teller } from '../src/game/sentences';
import { beginner, plansOf } from '../src/pages/seatPlans';
import { nextOnDevice, seatToShow, sharesDevice } from '../src/table/deviceSeat';
import type { Action, Board, Entry, Numbered, SeatView, Table, View } from '../src/wire';
import { boardOf } from './boards';

function boardFor(id: string, tickets: Board['tickets'] = []): GameBoard {
  return gameBoard({ ...boardOf(id), tickets });
}
const city = boardFor('san-francisco');

const seat = (more: Partial<SeatView> = {}): SeatView => ({
  cards: 2, shown: {}, tickets: 1, pieces: { streetcar: 20 }, points: 0, routes: [], ...more,
});
const view = (more: Partial<View> = {}): View => ({
  city: 'san-francisco', seat: 0, phase: 'turn', turn: 0, row: ['blue', 'wild', null, 'red', 'red'], deck: 20,
  discards: {}, ticket_deck: 5, turns_left: null, hand: { blue: 2, wild: 1 }, seats: [seat(), seat()], ...more,
});
const claim = (route: string, cards: Record<string, number>, tourist?: string): Action => ({
  do: 'claim', seat: 0, route, cards, ...(tourist === undefined ? {} : { tourist }),
});
const played = (number: number, entry: Entry, ...chance: Entry[]): Numbered => ({
  number, at: 0, what: { event: 'played', entry, chance },
});

it('finds things on a board by id, and nothing that is not there', () => {
  const [{ id, points }] = city.routes as [Board['routes'][number]];
  expect(city.route(id).id).toBe(id);
  expect(city.points.get(id)).toBe(points);
  expect(city.place('alcatraz').name).toBe('Alcatraz');
  expect(() => city.route('nowhere')).toThrow();
});

describe('actions', () => {
  const actions: Action[] = [
    claim('r', { wild: 2 }), claim('r', { blue: 1, wild: 1 }), claim('r', { blue: 2 }, 'sunset'),
    claim('r', { blue: 2 }, 'alcatraz'), claim('s', { red: 1 }), { do: 'draw', seat: 0, from: 'deck' },
    { do: 'draw', seat: 0, from: 3, card: 'red' }, { do: 'keep', seat: 0, tickets: ['a', 'b'] },
  ];

  it('are grouped by route, then by payment with fewest wilds first', () => {
    const groups = claimsByRoute(actions);
    expect([...groups.keys()]).toEqual(['r', 's']);
    const ways = payments(groups.get('r')!);
    expect(ways.map(({ cards }) => cards)).toEqual([{ blue: 2 }, { blue: 1, wild: 1 }, { wild: 2 }]);
    expect(ways[0]!.claims.map(({ tourist }) => tourist)).toEqual(['sunset', 'alcatraz']);
  });

  it('are found by where a card is and by which tickets are kept', () => {
    expect(drawFrom(actions, 3)).toMatchObject({ card: 'red' });
    expect(drawFrom(actions, 0)).toBeUndefined();
    expect(keeping(actions, ['b', 'a'])).toBeDefined();
    expect(keeping(actions, ['a'])).toBeUndefined();
  });

  it('hands are in the order of the deck with wilds last', () => {
    expect(grouped({ wild: 1, red: 2, blue: 1 }, ['blue', 'green', 'red'])).toEqual([
      { color: 'blue', count: 1 }, { color: 'red', count: 2 }, { color: 'wild', count: 1 },
    ]);
  });
});

describe('what the board shows', () => {
  it('has owners', () => {
    expect(ownersOf(view({ seats: [seat({ routes: ['x'] }), seat({ routes: ['y'] })] }))).toEqual({ x: 0, y: 1 });
  });

  // The first symbol is used up, and seat 0 has one of the last.
  const stacks = [
    { at: 'alcatraz', tokens: 0, taken_by: [0, 1] }, { at: 'sunset', tokens: 2, taken_by: [1] }, { at: 'presidio', tokens: 1, taken_by: [0] },
  ];

  it('has the symbols that are left, and which of them the player has', () => {
    expect(stacksOf(view({ stacks }))).toEqual({
      sunset: { symbol: 1, tokens: 2, held: false }, presidio: { symbol: 2, tokens: 1, held: true },
    });
    const open = { sunset: { symbol: 1, tokens: 2 }, presidio: { symbol: 2, tokens: 1 } };
    const { seat: _, ...watching } = view({ stacks });
    expect(stacksOf(watching)).toEqual(open);
    expect(stacksOf(view({ stacks, outcome: { reason: 'finished', scores: [], winners: [0] } }))).toEqual(open);
    expect(stacksOf(view())).toEqual({});
  });

  it('tells which symbols each seat has', () => {
    expect(symbolsOf(view({ stacks }))).toEqual([[0, 2], [0, 1]]);
    expect(symbolsOf(view())).toEqual([[], []]);
  });

  it('marks what happened since one’s own last action', () => {
    const log = [
      played(1, { ...claim('old', { blue: 1 }), seat: 1 }),
      played(2, { ...claim('mine', { blue: 1 }), seat: 0 }),
      played(3, { ...claim('next', { blue: 1 }), seat: 1 }),
      played(4, { do: 'draw', seat: 2, from: 'deck' }),
    ];
    expect(recent(log, 0).routes).toEqual(['next']);
    expect(recent(log.slice(0, 2), 0).routes).toEqual(['mine']);
    expect(recent(log.slice(0, 3), undefined).routes).toEqual(['next']);
  });
});

describe('words', () => {
  // Says which message it is and what it is given.
  const teller: Teller = {
    t: (id, args) => `${id} ${JSON.stringify(args ?? {})}`,
    list: (items) => items.join('+'),
    board: city,
    names: ['Ada', 'Bob'],
    me: 0,
  };

  it('tell claims with places, cards and points', () => {
    const event = played(1, { do: 'claim', seat: 1, route: 'crissy-field--presidio', cards: { red: 1 }, tourist: 'sunset' }).what;
    const [words] = eventInWords(teller, event);
    expect(words).toContain('log-claim');
    for (const part of ['"name":"Bob"', '"me":"no"', 'Crissy Field', 'Presidio', '"tourist":"Sunset"', '"points":1']) {
      expect(words).toContain(part);
    }
  });

  it('tell hidden cards without a colour', () => {
    const [words] = eventInWords(teller, played(1, { do: 'draw', seat: 1, from: 'deck' }).what);
    expect(words).toContain('log-draw-hidden');
  });

  it('do not call one’s own what a bot did in one’s place', () => {
    const drew = (number: number, by: number): Numbered => played(number, { do: 'draw', seat: by, from: 'deck', card: 'red' });
    const event = (number: number, what: Numbered['what']): Numbered => ({ number, at: 0, what });
    const log = [
      drew(1, 0),
      event(2, { event: 'bot', seat: 1, level: 'easy', why: 'left' }),
      drew(3, 0),
      event(4, { event: 'bot', seat: 0, level: 'easy', why: 'clock' }),
      drew(5, 0),
      drew(6, 1),
      event(7, { event: 'returned', seat: 0 }),
      drew(8, 0),
    ];
    const byBot = doneByBot(log, 0);
    const mine = log.filter((one) => newsInWords({ ...teller, byBot }, one)[0]!.includes('"me":"yes"'));
    expect(mine.map(({ number }) => number)).toEqual([1, 3, 4, 7, 8]);
    expect([...doneByBot(log, undefined)]).toEqual([]);
  });

  it('tell what chance did after what was done', () => {
    const chance = [{ chance: 'sweep', count: 1 } as const, { chance: 'shuffle', count: 9 } as const];
    const event = played(1, { do: 'draw', seat: 0, from: 'deck', card: 'red' }, ...chance).what;
    const kinds = eventInWords(teller, event).map((words) => words.split(' ')[0]);
    expect(kinds).toEqual(['log-draw-deck', 'log-sweep', 'log-shuffle']);
  });

  it('tell who wants to end the game, and that it has ended', () => {
    const kinds = (ended: boolean): unknown[] =>
      eventInWords(teller, { event: 'wants-end', seat: 1, ...(ended ? { ended } : {}) }).map((words) => words.split(' ')[0]);
    expect(kinds(false)).toEqual(['log-wants-end']);
    expect(kinds(true)).toEqual(['log-wants-end', 'log-abandoned']);
    expect(eventInWords(teller, { event: 'stopped' })[0]).toMatch(/^log-stopped/);
  });

  it('ask before an action is sent', () => {
    expect(actionInWords(teller, { do: 'draw', seat: 0, from: 'deck' })).toContain('confirm-draw-deck');
  });
});

describe('scores', () => {
  const [a, b, c] = ['crissy-field', 'presidio', 'sunset'] as const;
  const board = boardFor('san-francisco', [
    { id: `${a}--${b}`, a, b, points: 3 },
    { id: `${a}--${c}`, a, b: c, points: 5 },
  ]);

  const over = view({
    seats: [
      seat({
        kept: [`${a}--${b}`, `${a}--${c}`], completed: [`${a}--${c}`],
        bonuses: [{ kind: 'districts', points: 4 }, { kind: 'tourists', points: 0 }],
      }),
    ],
    outcome: { reason: 'finished', scores: [{ routes: 1, tickets: 2, bonus: 4, total: 7, completed: 1 }], winners: [0] },
  });

  it('have the lines that the server counts, one by one up to the total', () => {
    const lines = scoreLines(board, over, 0);
    expect(lines).toMatchObject([
      { kind: 'routes', points: 1 }, { kind: 'ticket', done: false, points: -3 }, { kind: 'ticket', done: true, points: 5 },
      { kind: 'bonus', bonus: 'districts', points: 4 }, { kind: 'bonus', bonus: 'tourists', points: 0 },
    ]);
  });

  it('are nothing before the end', () => {
    expect(scoreLines(board, view(), 0)).toEqual([]);
  });
});

describe('seats', () => {
  const table = (waiting_for: number[], mine: boolean[]): Table => ({
    id: 'x', city: 'london', own_board: false, hints: true, stage: 'playing', number: 1, waiting_for, commitment: '', host: true,
    seats: mine.map((own) => ({ name: 'A', by: 'person', mine: own, can_return: false, wants_end: false })),
  });

  it('go on to the next player on this device', () => {
    expect(seatToShow(table([1], [true, true]))).toBe(1);
    expect(seatToShow(table([0], [false, false]))).toBeUndefined();
    expect(sharesDevice(table([0], [true, false]))).toBe(false);
    expect(nextOnDevice(table([1], [true, true, false]), 0)).toBe(1);
    expect(nextOnDevice(table([2], [true, true, false]), 0)).toBeUndefined();
    expect(nextOnDevice(table([0, 1], [true, true]), 0)).toBeUndefined();
  });

  it('say who begins, by the place in the plan', () => {
    const others = [{ who: 'bot-hard', name: '' }, { who: 'device', name: 'Bea' }] as const;
    expect(beginner('random', others)).toEqual({});
    expect(beginner('me', others)).toEqual({ first: 0 });
    expect(beginner(others[1], others)).toEqual({ first: 2 });
  });

  it('of a new table are as they were chosen', () => {
    const others = [{ who: 'bot-hard', name: '' }, { who: 'device', name: ' ' }, { who: 'friend', name: '' }] as const;
    expect(plansOf('Ada', others, (n) => `P${n}`)).toEqual([
      { by: 'device', name: 'Ada' }, { by: 'bot', level: 'hard' }, { by: 'device', name: 'P3' }, { by: 'open' },
    ]);
  });
});
