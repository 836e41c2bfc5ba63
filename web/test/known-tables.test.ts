// What this device remembers of its tables, and what their games came to.
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addOurs, forget, guideOf, isRematch, keepGuide, keepResult, knownTables, refresh, remember, rememberOurs, unfinished, wasOurs, type Known,
} from '../src/game/knownTables';
import { byCity, byLevel, ranksOf, resultWords, standingOf } from '../src/game/results';
import { stateOf } from '../src/pages/tableState';
import type { Outcome, Seat, Table } from '../src/wire';

const seat = (more: Partial<Seat>): Seat => ({ name: '', by: 'bot', level: 'hard', mine: false, can_return: false, wants_end: false, ...more });
const ME = seat({ name: 'Ada', by: 'person', mine: true });
const BOB = seat({ name: 'Bob', by: 'person' });
const BOT = seat({});

const table = (id: string, more: Partial<Table> = {}): Table => ({
  id, city: 'london', own_board: false, stage: 'playing', number: 1, seats: [ME, BOT], waiting_for: [0], commitment: '', hints: true, host: true,
  ...more,
});
const outcome = (totals: number[], winners: number[], reason: Outcome['reason'] = 'finished'): Outcome => ({
  reason, winners, scores: totals.map((total) => ({ routes: total, tickets: 0, bonus: 0, total, completed: 0 })),
});
const KEY = 'crosstown-tables';
const ids = (all: readonly Known[]): string[] => all.map(({ id }) => id);

beforeEach(() => localStorage.clear());

describe('the list', () => {
  it('has the latest table on top, and keeps what is known of it', () => {
    rememberOurs(table('a'), 'My London');
    keepGuide('a', { on: true, read: {} });
    rememberOurs(table('b'));
    rememberOurs(table('a'));
    expect(ids(knownTables())).toEqual(['a', 'b']);
    expect(knownTables()[0]).toMatchObject({ city: 'london', name: 'My London', seats: [{ name: 'Ada', mine: true }, { by: 'bot', level: 'hard' }] });
    expect(guideOf('a')).toEqual({ on: true, read: {} });
    forget('a');
    expect(ids(knownTables())).toEqual(['b']);
  });

  it('takes in what the server knows to be ours, but not what was taken off the list', () => {
    rememberOurs(table('a'), 'My London');
    rememberOurs(table('b'));
    forget('b');
    addOurs([{ at: 5, table: table('lost') }, { at: 4, table: table('b') }, { at: 3, table: table('a') }]);
    expect(ids(knownTables())).toEqual(['a', 'lost']);
    expect(knownTables()).toMatchObject([{ name: 'My London' }, { city: 'london', at: 5, seats: [{ mine: true }, {}] }]);
    // Who comes to a table again has it again.
    rememberOurs(table('b'));
    forget('lost');
    addOurs([{ at: 5, table: table('lost') }, { at: 4, table: table('b') }]);
    expect(ids(knownTables())).toEqual(['b', 'a']);
  });

  it('is not troubled by what older versions or others stored', () => {
    localStorage.setItem(KEY, JSON.stringify([null, 7, { id: 'x' }, { id: 'old', city: 'berlin', at: 5 }]));
    expect(ids(knownTables())).toEqual(['old']);
    expect(unfinished()).toEqual([]);
    expect(wasOurs('old')).toBe(false);
    // The server tells the rest.
    refresh('old', table('old'));
    expect(ids(unfinished())).toEqual(['old']);
  });

  it('knows at which tables this device sat', () => {
    remember({ id: 'next', city: 'london' }, { rematch: true });
    expect([wasOurs('next'), isRematch('next')]).toEqual([false, true]);
    // To the server we are a stranger: what was known stays.
    refresh('next', table('next', { host: false, seats: [BOB, BOT] }));
    expect(wasOurs('next')).toBe(false);
    rememberOurs(table('mine'));
    refresh('mine', table('mine', { host: false, seats: [BOB, BOT] }));
    expect(knownTables()[0]!.seats![0]!.name).toBe('Ada');
  });

  it('offers only games that may go on', () => {
    for (const id of ['gone', 'over', 'ended', 'on']) rememberOurs(table(id));
    refresh('gone', 'gone');
    refresh('over', table('over', { stage: 'over' }));
    keepResult(table('ended'), outcome([3, 2], [0]));
    refresh('on', table('on'));
    expect(ids(unfinished())).toEqual(['on']);
    // A result outlives the table.
    refresh('ended', 'gone');
    expect(knownTables().find(({ id }) => id === 'ended')).toMatchObject({ end: 'gone', result: { totals: [3, 2] } });
  });
});

it('tells how far a table is', () => {
  expect(stateOf(undefined)).toBe('unknown');
  expect(stateOf('gone')).toBe('gone');
  expect(stateOf(table('a'))).toBe('mine');
  expect(stateOf(table('a', { waiting_for: [1] }))).toBe('playing');
  expect(stateOf(table('a', { seats: [{ ...ME, by: 'bot' }, BOT] }))).toBe('playing');
  expect(stateOf(table('a', { stage: 'waiting', waiting_for: [] }))).toBe('waiting');
});

it('ranks players: winners first, whatever broke the tie', () => {
  expect(ranksOf([40, 31, 45], [2])).toEqual([2, 3, 1]);
  expect(ranksOf([40, 40, 12], [0])).toEqual([1, 2, 3]);
  expect(ranksOf([40, 40, 12], [0, 1])).toEqual([1, 1, 3]);
});

describe('a game', () => {
  const game = (seats: Seat[], totals: number[], winners: number[], more: Partial<Known> = {}): Known => ({
    id: 'x', city: 'london', at: 1, seats, result: { reason: 'finished', totals, winners }, ...more,
  });
  const names = ['Ada', 'Bob', 'Bot'];

  it('was won, lost, or played by others', () => {
    const won = game([ME, BOT], [45, 31], [0]);
    expect(standingOf(won)).toEqual({ place: 1, of: 2, points: 45, best: 45 });
    expect(resultWords(won, names)).toEqual({ id: 'result-won', args: { count: 45 } });
    expect(resultWords(game([ME, BOB, BOT], [31, 45, 12], [1]), names)).toEqual({
      id: 'result-place', args: { place: 2, of: 3, count: 31, best: 45 },
    });
    // Two on one device, or a bot in one's place: the winner is named.
    const shared = game([ME, { ...BOB, mine: true }], [31, 45], [1]);
    expect(standingOf(shared)).toBeUndefined();
    expect(resultWords(shared, names)).toEqual({ id: 'result-of-others', args: { name: 'Bob', count: 45 } });
    expect(standingOf(game([{ ...ME, by: 'bot' }, BOT], [45, 31], [0]))).toBeUndefined();
    const early = game([ME, BOT], [], [], { result: { reason: 'abandoned', totals: [4, 3], winners: [0] } });
    expect(resultWords(early, names)?.id).toBe('result-abandoned');
    expect(resultWords({ id: 'x', city: 'london', at: 1 }, names)).toBeUndefined();
  });

  it('counts in the statistics if it was played to the end', () => {
    const all = [
      game([ME, BOT], [45, 31], [0]),
      game([ME, BOT, seat({ level: 'expert' })], [20, 31, 50], [2]),
      game([ME, BOB], [33, 31], [0], { city: 'berlin' }),
      game([ME, BOT], [9, 3], [0], { result: { reason: 'abandoned', totals: [9, 3], winners: [0] } }),
      { id: 'y', city: 'london', at: 1, seats: [ME, BOT] },
    ];
    expect(byCity(all)).toEqual([
      { key: 'london', games: 2, won: 1, best: 45 },
      { key: 'berlin', games: 1, won: 1, best: 33 },
    ]);
    expect(byLevel(all)).toEqual([
      { key: 'hard', games: 1, won: 1, best: 45 },
      { key: 'expert', games: 1, won: 0, best: 20 },
    ]);
  });
});
