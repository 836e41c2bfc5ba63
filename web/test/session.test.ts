import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/settings.svelte';
import { Session } from '../src/table/session.svelte';
import type { Seat, Table, TableEvent, ToClient, View } from '../src/wire';
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
    expect(session.acting).toBe(false);
    vi.advanceTimersByTime(1300);
    expect(session.acting).toBe(true);
    expect(session.log.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('lets choose tickets in setup while others do', () => {
    const setup: View = { ...view(30), phase: 'choose-tickets' };
    const what: TableEvent = { event: 'played', entry: { do: 'keep', seat: 1 } };
    tell({ type: 'event', number: 1, at: 0, what, waiting_for: [0], view: setup });
    expect(session.busy).toBe(true);
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
