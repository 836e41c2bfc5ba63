import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/settings.svelte';
import { Session } from '../src/table/session.svelte';
import type { Happened, Seat, Table, ToClient, View } from '../src/wire';

let socket: { onmessage?: (event: { data: string }) => void; sent: string[] };

class Stub {
  readyState = 1;
  sent: string[] = [];
  constructor() {
    socket = this as unknown as typeof socket;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
}

const seat = (mine: boolean): Seat => ({ name: 'A', by: 'person', mine, can_return: false, would_end: false });
const table: Table = {
  id: 'x', city: 'london', own_board: false, stage: 'playing', number: 0, seats: [seat(true), seat(false)],
  waiting_for: [1], commitment: '', host: true,
};
const view = (deck: number): View => ({
  city: 'london', seat: 0, phase: 'turn', turn: 1, row: [], deck, discards: {}, ticket_deck: 5, turns_left: null,
  seats: [], actions: [{ do: 'draw', seat: 0, from: 'deck' }],
});
const tell = (message: ToClient): void => socket.onmessage?.({ data: JSON.stringify(message) });
const drew = (seat: number): Happened => ({ what: 'played', entries: [{ do: 'draw', seat, from: 'deck' }] });
const news = (number: number, by: number, next: number): ToClient => ({
  type: 'event', number, at: 0, event: drew(by), waiting_for: [next], view: view(30 - number),
});

describe('a session', () => {
  let session: Session;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Stub);
    settings.pace = 'normal';
    session = new Session(table, 0);
    tell({ type: 'welcome', table, view: view(30), missed: [], now: Date.now() });
  });
  afterEach(() => {
    session.end();
    vi.unstubAllGlobals();
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
    const event: Happened = { what: 'played', entries: [{ do: 'keep', seat: 1 }] };
    tell({ type: 'event', number: 1, at: 0, event, waiting_for: [0], view: setup });
    expect(session.busy).toBe(true);
    expect(session.acting).toBe(true);
  });

  it('waits for the answer to an action, and tells why it was refused', () => {
    tell(news(1, 1, 0));
    vi.advanceTimersByTime(1300);
    session.play({ do: 'draw', seat: 0, from: 'deck' });
    expect(session.acting).toBe(false);
    const { id, seen } = JSON.parse(socket.sent[0]!);
    expect(seen).toBe(1);
    tell({ type: 'refused', id, code: 'stale' });
    expect(session.acting).toBe(true);
    expect(session.problem?.code).toBe('stale');
  });

  it('does not offer an action again before what it did is shown', () => {
    tell(news(1, 1, 0));
    vi.advanceTimersByTime(1300);
    session.play({ do: 'draw', seat: 0, from: 'deck' });
    const { id } = JSON.parse(socket.sent[0]!);
    tell({ type: 'ack', id, number: 2 });
    expect(session.acting).toBe(false);
    tell(news(2, 0, 0));
    vi.advanceTimersByTime(1300);
    expect(session.acting).toBe(true);
  });

  it('is done with an action that is acknowledged after the connection came back', () => {
    tell(news(1, 1, 0));
    vi.advanceTimersByTime(1300);
    session.play({ do: 'draw', seat: 0, from: 'deck' });
    const { id } = JSON.parse(socket.sent[0]!);
    const missed = [{ number: 2, at: 0, event: drew(0) }];
    tell({ type: 'welcome', table: { ...table, number: 2, waiting_for: [0] }, view: view(20), missed, now: 0 });
    expect(session.acting).toBe(false);
    tell({ type: 'ack', id, number: 2 });
    expect(session.acting).toBe(true);
  });

  it('loses nothing when the connection comes back', () => {
    tell(news(1, 1, 1));
    tell(news(2, 1, 1));
    const missed = [{ number: 3, at: 0, event: drew(1) }];
    tell({ type: 'welcome', table: { ...table, number: 3, waiting_for: [0] }, view: view(20), missed, now: 0 });
    expect(session.log.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(session.view?.deck).toBe(20);
    expect(session.acting).toBe(true);
  });
});
