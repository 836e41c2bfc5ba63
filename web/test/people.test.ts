// People at a table with each other: who is away, what they are told and asked, what they show.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepMuted, mutedAt, remember } from '../src/game/knownTables';
import { hasCompany, noticesOf, relievable } from '../src/game/people';
import { Absences } from '../src/table/absences.svelte';
import { DRAWINGS, EMOTES } from '../src/table/emotes';
import { EMOTE_SHOWN, Session } from '../src/table/session.svelte';
import type { Numbered, Seat, Table, TableEvent } from '../src/wire';
import { FakeTransport } from './transport';

const person: Seat = { name: 'A', by: 'person', mine: false, can_return: false, wants_end: false };
const mine: Seat = { ...person, mine: true };
const bot: Seat = { ...person, name: '', by: 'bot', level: 'easy' };
const at = (seats: Seat[], more: Partial<Table> = {}): Table => ({
  id: 'x', city: 'london', own_board: false, hints: true, stage: 'playing', number: 9, seats, waiting_for: [1], commitment: '',
  host: true, ...more,
});
const log = (...events: TableEvent[]): Numbered[] => events.map((what, number) => ({ number, at: 0, what }));

describe('notices', () => {
  it('tell why a bot plays, and whether the seat can be taken back', () => {
    const stood: Seat = { ...mine, by: 'bot', can_return: true };
    const events = log({ event: 'bot', seat: 0, level: 'hard', why: 'away' }, { event: 'bot', seat: 0, level: 'hard', why: 'clock' });
    expect(noticesOf(at([stood, person]), 0, events, [])).toEqual([{ kind: 'replaced', seat: 0, why: 'clock', can_return: true }]);
    // Time for the whole game that is used up does not come back.
    expect(noticesOf(at([{ ...stood, can_return: false }, person]), 0, events, [])).toMatchObject([{ can_return: false }]);
    // Somebody else on this device.
    expect(noticesOf(at([stood, mine]), 1, events, [])).toMatchObject([{ kind: 'replaced', seat: 0 }]);
    expect(noticesOf(at([{ ...stood, can_return: false }, mine]), 1, events, [])).toEqual([]);
    expect(noticesOf(at([mine, bot]), 0, [], [])).toEqual([]);
  });

  it('ask the others about a proposal to end, and tell who proposed it whom it waits for', () => {
    const wants: Seat = { ...person, wants_end: true };
    const events = log({ event: 'wants-end', seat: 1 }, { event: 'returned', seat: 2 });
    expect(noticesOf(at([mine, wants, person]), 0, events, [])).toEqual([{ kind: 'proposal', by: [1], number: 0 }]);
    expect(noticesOf(at([{ ...mine, wants_end: true }, wants, person, bot]), 0, events, [])).toEqual([
      { kind: 'proposed', waits: [2], number: 0 },
    ]);
    // Spectators and those for whom a bot plays are not asked, and nobody is when it is over.
    expect(noticesOf(at([mine, wants]), undefined, events, [])).toEqual([]);
    expect(noticesOf(at([{ ...mine, by: 'bot' }, wants]), 0, events, []).map(({ kind }) => kind)).toEqual(['replaced']);
    expect(noticesOf(at([mine, wants], { stage: 'over' }), 0, events, [])).toEqual([]);
  });

  it('offer a bot for somebody who is away while the table waits for them', () => {
    expect(noticesOf(at([mine, person, person]), 0, [], [1, 2])).toEqual([{ kind: 'away', seat: 1 }]);
    expect(noticesOf(at([mine, person, person]), 0, [], [2])).toEqual([]);
  });
});

it('only players can let a bot play, for persons on other devices', () => {
  expect(relievable(at([mine, person, bot, mine]), [0, 1, 2, 3])).toEqual([1]);
  expect(relievable(at([person, person]), [0, 1])).toEqual([]);
  expect(relievable(at([mine, person], { stage: 'over' }), [1])).toEqual([]);
});

it('emotes are for people on different devices', () => {
  expect(hasCompany(at([mine, person]))).toBe(true);
  expect(hasCompany(at([mine, mine]))).toBe(false);
  expect(hasCompany(at([mine, bot]))).toBe(false);
  expect(hasCompany(at([person, person]))).toBe(false);
});

it('whose emotes are not shown is kept for each table', () => {
  localStorage.clear();
  remember(at([]));
  keepMuted('x', [1]);
  remember(at([]));
  expect(mutedAt('x')).toEqual([1]);
  expect(mutedAt('y')).toEqual([]);
});

it('every emote has a drawing', () => {
  expect(Object.keys(DRAWINGS).sort()).toEqual([...EMOTES].sort());
});

describe('with time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('absence counts from when it was seen, and again after a return or a no', () => {
    const absences = new Absences();
    absences.hear([0], 3, 60_000);
    vi.advanceTimersByTime(30_000);
    absences.hear([0, 2], 3, 60_000);
    expect(absences.long).toEqual([]);
    vi.advanceTimersByTime(30_000);
    expect(absences.long).toEqual([1]);
    absences.hear([0, 1], 3, 60_000);
    expect(absences.long).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(absences.long).toEqual([2]);
    absences.again(2);
    expect(absences.long).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(absences.long).toEqual([2]);
    absences.end();
  });

  it('an emote is shown for a while, the latest of each seat', () => {
    const server = new FakeTransport();
    const session = new Session(server.transport, at([mine, person]), 0);
    session.emote('hello');
    expect(server.emotes).toEqual(['hello']);
    server.tell({ type: 'emote', seat: 1, emote: 'wow' });
    vi.advanceTimersByTime(EMOTE_SHOWN / 2);
    server.tell({ type: 'emote', seat: 1, emote: 'oops' });
    server.tell({ type: 'emote', seat: 0, emote: 'hello' });
    expect(session.emotes.map(({ seat, emote }) => [seat, emote])).toEqual([[1, 'oops'], [0, 'hello']]);
    vi.advanceTimersByTime(EMOTE_SHOWN - 1);
    expect(session.emotes).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(session.emotes).toEqual([]);
    session.end();
  });
});
