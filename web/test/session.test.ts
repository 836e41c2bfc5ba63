import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/settings.svelte';
import { EVENT, flightTime, PACE_MS } from '../src/table/pace';
import { Session } from '../src/table/session.svelte';
import type { Action, Seat, Table, TableEvent, ToClient, View } from '../src/wire';
import { FakeTransport } from './transport';

const seat = (mine: boolean): Seat => ({ name: 'A', by: 'person', mine, can_return: false, wants_end: false });
const table: Table = {
  id: 'x', city: 'london', own_board: false, hints: true, stage: 'playing', number: 0, seats: [seat(true), seat(false)],
  waiting_for: [1], commitment: '', host: true,
};
const view = (deck: number): View => ({
  city: 'london', seat: 0, phase: 'turn', turn: 1, row: [], deck, discards: {}, ticket_deck: 5, turns_left: null,
  seats: [], actions: [{ do: 'draw', seat: 0, from: 'deck' }],
});
const drew = (seat: number): TableEvent => ({ event: 'played', entry: { do: 'draw', seat, from: 'deck' } });
const news = (number: number, by: number, next: number): ToClient => ({
  type: 'event', number, at: 0, what: drew(by), waiting_for: [next], view: view(30 - number),
});

describe('a session', () => {
  let server: FakeTransport;
  let session: Session;
  const tell = (message: ToClient): void => server.tell(message);

  beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = 'normal';
    server = new FakeTransport();
    session = new Session(server.transport, table, 0);
    tell({ type: 'welcome', table, view: view(30), missed: [], now: Date.now() });
  });
  afterEach(() => {
    session.end();
    vi.useRealTimers();
  });

  it('shows one thing after another, and lets act when all is shown', () => {
    tell(news(1, 1, 1));
    tell(news(2, 1, 0));
    expect(session.view?.deck).toBe(29);
    expect(session.acting).toBe(false);
    vi.advanceTimersByTime(1300);
    expect(session.view?.deck).toBe(28);
    expect(session.acting).toBe(true);
    expect(session.log.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('lets choose tickets in setup while others do', () => {
    const setup: View = { ...view(30), phase: 'choose-tickets' };
    const what: TableEvent = { event: 'played', entry: { do: 'keep', seat: 1 } };
    for (const number of [1, 2]) tell({ type: 'event', number, at: 0, what, waiting_for: [0], view: setup });
    expect(session.behind).toBe(true);
    expect(session.acting).toBe(true);
  });

  it('waits for the answer to an action, and tells why it was refused', () => {
    tell(news(1, 1, 0));
    vi.advanceTimersByTime(1300);
    session.play({ do: 'draw', seat: 0, from: 'deck' });
    expect(session.acting).toBe(false);
    expect([...server.played.values()]).toEqual([{ do: 'draw', seat: 0, from: 'deck' }]);
    tell({ type: 'refused', id: 'of another tab', code: 'stale' });
    expect(session.acting).toBe(false);
    tell({ type: 'refused', id: server.lastId, code: 'stale' });
    expect(session.acting).toBe(true);
    expect(session.problem?.code).toBe('stale');
  });

  it('waits no longer for an action that the server could not read', () => {
    tell(news(1, 1, 0));
    vi.advanceTimersByTime(1300);
    session.play({ do: 'draw', seat: 0, from: 'deck' });
    tell({ type: 'refused', id: '', code: 'bad-message' });
    expect(session.sent).toBeUndefined();
    expect(session.acting).toBe(true);
    expect(session.problem?.code).toBe('bad-message');
  });

  it('takes over the clocks that come with an event', () => {
    const seats = [{ ...seat(true), deadline: 5 }, seat(false)];
    tell({ ...news(1, 1, 0), table: { ...table, seats, clock: { per: 'move', seconds: 5 } } } as ToClient);
    expect(session.table.seats[0]?.deadline).toBe(5);
    expect(session.table).toMatchObject({ number: 1, waiting_for: [0], stage: 'playing' });
    // No request: the fake could not answer one.
    vi.advanceTimersByTime(5000);
    expect(session.table.seats[0]?.deadline).toBe(5);
  });

  it('keeps what an event does not change as the same objects', () => {
    const { row, seats, actions } = session.view!;
    const { seats: sitters } = session.table;
    tell(news(1, 1, 1));
    expect(session.view?.deck).toBe(29);
    expect([session.view?.row, session.view?.seats, session.view?.actions]).toEqual([row, seats, actions]);
    expect(session.view?.row === row && session.view?.seats === seats && session.view?.actions === actions).toBe(true);
    expect(session.table.seats === sitters).toBe(true);
  });

  it('says how the connection is, and closes it', () => {
    server.line('lost');
    expect(session.line).toBe('lost');
    session.end();
    expect(server.closed).toBe(true);
  });

  it('does not offer an action again before what it did is shown', () => {
    tell(news(1, 1, 0));
    vi.advanceTimersByTime(1300);
    session.play({ do: 'draw', seat: 0, from: 'deck' });
    tell({ type: 'ack', id: server.lastId, number: 2 });
    expect(session.acting).toBe(false);
    tell(news(2, 0, 0));
    vi.advanceTimersByTime(1300);
    expect(session.acting).toBe(true);
  });

  it('is done with an action that is acknowledged after the connection came back', () => {
    tell(news(1, 1, 0));
    vi.advanceTimersByTime(1300);
    session.play({ do: 'draw', seat: 0, from: 'deck' });
    const missed = [{ number: 2, at: 0, what: drew(0) }];
    tell({ type: 'welcome', table: { ...table, number: 2, waiting_for: [0] }, view: view(20), missed, now: 0 });
    expect(session.acting).toBe(false);
    tell({ type: 'ack', id: server.lastId, number: 2 });
    expect(session.acting).toBe(true);
  });

  it('loses nothing when the connection comes back', () => {
    tell(news(1, 1, 1));
    tell(news(2, 1, 1));
    const missed = [{ number: 3, at: 0, what: drew(1) }];
    tell({ type: 'welcome', table: { ...table, number: 3, waiting_for: [0] }, view: view(20), missed, now: 0 });
    expect(session.log.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(session.view?.deck).toBe(20);
    expect(session.acting).toBe(true);
  });
});

describe('a round with three bots', () => {
  const draw: Action = { do: 'draw', seat: 0, from: 'deck' };
  const bot: Seat = { ...seat(false), by: 'bot' };
  const four: Table = { ...table, seats: [seat(true), bot, bot, bot], waiting_for: [0] };
  let server: FakeTransport;
  let session: Session;
  let number: number;

  const entry = (what: 'draw' | 'claim' | 'tickets' | 'keep' | 'pass', by: number): Action => {
    if (what === 'draw') return { do: 'draw', seat: by, from: 'deck' };
    if (what === 'claim') return { do: 'claim', seat: by, route: 'r', cards: { red: 5 } };
    return { do: what, seat: by };
  };
  /** Tells of one thing that was done. */
  const tell = (what: Parameters<typeof entry>[0], by: number, next: number): void => {
    const phase = by === 0 && next === 0 ? 'second-card' : 'turn';
    number += 1;
    server.tell({
      type: 'event', number, at: 0, what: { event: 'played', entry: entry(what, by) }, waiting_for: [next], view: { ...view(40 - number), phase },
    });
  };
  const play = (): void => {
    session.play(draw);
    server.tell({ type: 'ack', id: server.lastId, number: number + 1 });
  };
  /** The bots take their turns. The server is faster than what is shown. */
  const bots = (turn: readonly Parameters<typeof entry>[0][]): void => {
    for (const by of [1, 2, 3]) turn.forEach((what, i) => tell(what, by, i < turn.length - 1 ? by : (by + 1) % 4));
  };
  /** How long it takes until one can act, in milliseconds. */
  const waited = (): number => {
    const began = Date.now();
    while (!session.acting) vi.advanceTimersByTime(10);
    return Date.now() - began;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = 'normal';
    number = 0;
    server = new FakeTransport();
    session = new Session(server.transport, four, 0);
    server.tell({ type: 'welcome', table: four, view: view(40), missed: [], now: Date.now() });
  });
  afterEach(() => {
    session.end();
    vi.useRealTimers();
  });

  it('has no wait between one’s own cards', () => {
    play();
    tell('draw', 0, 0);
    expect(session.acting).toBe(true);
    play();
    expect(session.acting).toBe(false);
    tell('draw', 0, 1);
    expect(session.view?.deck).toBe(38);
    expect(session.sent).toBeUndefined();
  });

  const turns = [['draw', 'draw'], ['claim'], ['tickets', 'keep'], ['draw'], ['pass']] as const;
  it.each(['claim', 'draw'] as const)('takes at most 2.5 seconds at the default pace, after a %s of one’s own', (own) => {
    for (const turn of turns) {
      play();
      tell(own, 0, 1);
      bots(turn);
      const wait = waited();
      expect(wait, turn.join()).toBeGreaterThan(400);
      expect(wait, turn.join()).toBeLessThanOrEqual(2500);
    }
  });

  it('leaves each event the time in which its cards land', () => {
    play();
    tell('claim', 0, 1);
    bots(['claim']);
    const news = session.log.at(-1)!;
    expect(session.log).toHaveLength(1);
    vi.advanceTimersByTime(flightTime(news, 0) - 1);
    expect(session.log).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(session.log).toHaveLength(2);
    const land = flightTime(session.log.at(-1)!, 0);
    expect(land).toBe(EVENT * PACE_MS.normal);
    vi.advanceTimersByTime(land - 1);
    expect(session.log).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(session.log).toHaveLength(3);
    // Where others are not waited for, theirs do not fly.
    settings.pace = 'instant';
    expect(flightTime(session.log.at(-1)!, 0)).toBe(0);
  });

  it('is shown at once if one hurries, and the next one as usual', () => {
    expect(session.hurries).toBe(false);
    play();
    tell('draw', 0, 1);
    expect(session.hurries).toBe(true);
    tell('draw', 1, 1);
    tell('draw', 1, 2);
    session.hurry();
    expect(session.log).toHaveLength(3);
    expect(session.hurries).toBe(false);
    // Bots that are slower than one’s patience too.
    tell('draw', 2, 2);
    tell('draw', 2, 3);
    tell('claim', 3, 0);
    expect(session.log).toHaveLength(6);
    expect(session.acting).toBe(true);
    play();
    tell('claim', 0, 1);
    bots(['claim']);
    expect(session.log).toHaveLength(7);
    expect(session.hurries).toBe(true);
  });

  it('keeps one press until an action is done, and drops it when the turn is over', () => {
    const pressed: string[] = [];
    const press = (name: string): boolean => session.later(() => pressed.push(name));
    expect(press('nothing is on its way')).toBe(false);
    session.play(draw);
    expect(press('first')).toBe(true);
    expect(press('last')).toBe(true);
    server.tell({ type: 'ack', id: server.lastId, number: 1 });
    expect(pressed).toEqual([]);
    tell('draw', 0, 0);
    expect(pressed).toEqual(['last']);
    play();
    press('too late');
    tell('draw', 0, 1);
    bots(['pass']);
    waited();
    expect(pressed).toEqual(['last']);
    session.play(draw);
    press('after what was refused');
    server.tell({ type: 'refused', id: server.lastId, code: 'stale' });
    play();
    tell('draw', 0, 0);
    expect(pressed).toEqual(['last']);
  });

  it('puts away why something was refused with the next event', () => {
    session.play(draw);
    server.tell({ type: 'refused', id: server.lastId, code: 'stale' });
    expect(session.problem?.code).toBe('stale');
    tell('draw', 0, 0);
    expect(session.problem).toBeUndefined();
  });

  it('shows what a bot does in one’s place like what others do', () => {
    session.update({ ...four, seats: [{ ...seat(true), by: 'bot' }, bot, bot, bot] });
    tell('draw', 0, 0);
    tell('draw', 0, 1);
    expect(session.log).toHaveLength(1);
    expect(session.acting).toBe(false);
    expect(session.plays).toBeUndefined();
  });
});

describe('before the cards are dealt', () => {
  const waiting: Table = { ...table, stage: 'waiting', waiting_for: [] };
  const full: Table = { ...waiting, number: 1, reveal_by: 5000 };
  const turned: Table = { ...table, number: 2, seats: [seat(false), seat(true)] };
  let contributed: Table[];
  let asked: string[];
  let server: FakeTransport;
  let session: Session;

  beforeEach(() => {
    contributed = [];
    asked = [];
    server = new FakeTransport({
      contribute: async (one) => (contributed.push(one), one),
      table: async (id) => (asked.push(id), turned),
    });
    session = new Session(server.transport, waiting, 0);
    server.tell({ type: 'welcome', table: waiting, view: null, missed: [], now: 0 });
  });
  afterEach(() => session.end());

  const sat: TableEvent = { event: 'sat', seat: 1, name: 'B' };

  it('contributes when the last seat is taken', () => {
    expect(contributed).toEqual([]);
    server.tell({ type: 'event', number: 1, at: 0, what: sat, table: full, waiting_for: [], view: null });
    expect(contributed.map(({ number }) => number)).toEqual([1]);
  });

  it('stays at its seat when the seats are turned', () => {
    const what: TableEvent = { event: 'dealt' };
    server.tell({ type: 'event', number: 2, at: 0, what, table: turned, waiting_for: [0], view: { ...view(30), seat: 1 } });
    expect(session.seat).toBe(1);
    expect(session.plays).toBe(1);
  });

  it('ignores an answer that was overtaken by the deal', () => {
    server.tell({ type: 'event', number: 1, at: 0, what: sat, table: full, waiting_for: [], view: null });
    server.tell({ type: 'event', number: 2, at: 0, what: { event: 'dealt' }, table: turned, waiting_for: [1], view: { ...view(30), seat: 1 } });
    session.update(full);
    expect(session.plays).toBe(1);
    expect(session.acting).toBe(true);
  });

  it('finds its seat again if the cards were dealt while the connection was lost', async () => {
    server.line('lost');
    await vi.waitFor(() => expect(session.seat).toBe(1));
    expect(asked).toEqual(['x']);
    expect(server.closed).toBe(true);
  });

  it('contributes to the next game as soon as there is one, and once', async () => {
    const over: Table = { ...turned, stage: 'over', number: 3, rematch: 'next' };
    const what: TableEvent = { event: 'rematch', table: 'next' };
    for (const number of [3, 4]) server.tell({ type: 'event', number, at: 0, what, table: over, waiting_for: [], view: null });
    expect(asked).toEqual(['next']);
  });
});
