// The seats at a table: what players did last in a bubble, the clock as a ring, and faces.
import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameBoard } from '../src/game/board';
import { deedsIn, type Deed, type Shown } from '../src/game/deeds';
import { LATE, inDigits, timeLeft } from '../src/table/countdown.svelte';
import Players from '../src/table/Players.svelte';
import type { Action, Clock, Entry, Numbered, Seat, SeatView, View } from '../src/wire';
import { speak } from '../src/words/words.svelte';
import { boardOf } from './boards';

const board = gameBoard(boardOf('london'));
const route = board.routes[0]!;
const had: SeatView = { cards: 2, shown: {}, tickets: 1, pieces: { bus: 17 }, points: 0, routes: [] };
const view: View = {
  city: board.id, seat: 0, phase: 'turn', turn: 0, row: [], deck: 20, discards: {}, ticket_deck: 5, turns_left: null, seats: [had, had, had],
};
const person: Seat = { name: 'Ada', by: 'person', mine: true, can_return: false, wants_end: false };
const bot: Seat = { ...person, name: '', by: 'bot', level: 'hard', mine: false };
const played = (number: number, entry: Entry): Numbered => ({ number, at: 0, what: { event: 'played', entry } });
const nothing: ReadonlyMap<number, Shown> = new Map();

describe('what players did last', () => {
  const deed = (action: Action): Deed | undefined => deedsIn(board, [played(7, action)], nothing).get(action.seat)?.deed;

  it('is told for every kind of action', () => {
    expect(deed({ do: 'draw', seat: 1, from: 2, card: 'red' } as Action)).toEqual({ kind: 'cards', cards: ['red'] });
    const [a, b] = [board.place(route.a).name, board.place(route.b).name];
    expect(deed({ do: 'claim', seat: 1, route: route.id, cards: { red: 1 } })).toEqual({ kind: 'claim', a, b, points: route.points, piece: 'bus' });
    expect(deed({ do: 'tickets', seat: 1, count: 2 } as Action)).toEqual({ kind: 'tickets', count: 2 });
    expect(deed({ do: 'place', seat: 1, at: route.a } as Action)).toEqual({ kind: 'place', place: a });
    expect(deed({ do: 'pass', seat: 1 })).toEqual({ kind: 'pass' });
  });

  it('tells nothing that others do not know, whoever looks', () => {
    expect(deed({ do: 'draw', seat: 0, from: 'deck', card: 'red' } as Action)).toEqual({ kind: 'cards', cards: [undefined] });
    const ids = board.tickets.slice(0, 2).map(({ id }) => id);
    expect(deed({ do: 'keep', seat: 0, tickets: ids } as Action)).toEqual({ kind: 'keep' });
    expect(deed({ do: 'tickets', seat: 0, offered: ids } as Action)).toEqual({ kind: 'tickets', count: 2 });
  });

  it('puts the second card of a turn beside the first, and no third', () => {
    const draw = (number: number, seat: number, card: string): Numbered => played(number, { do: 'draw', seat, from: 0, card } as Action);
    const first = deedsIn(board, [draw(4, 1, 'red')], nothing);
    const second = deedsIn(board, [draw(5, 1, 'blue')], first);
    expect(second.get(1)).toEqual({ number: 5, deed: { kind: 'cards', cards: ['red', 'blue'] } });
    expect(deedsIn(board, [draw(6, 1, 'pink')], second).get(1)?.deed).toEqual({ kind: 'cards', cards: ['pink'] });
    // In the next turn.
    expect(deedsIn(board, [draw(8, 1, 'pink')], first).get(1)?.deed).toEqual({ kind: 'cards', cards: ['pink'] });
    expect(deedsIn(board, [draw(1, 0, 'red'), draw(2, 0, 'blue')], nothing).get(0)?.deed).toEqual({ kind: 'cards', cards: ['red', 'blue'] });
  });

  it('leaves out what no player did', () => {
    expect(deedsIn(board, [{ number: 1, at: 0, what: { event: 'resumed' } as Numbered['what'] }], nothing).size).toBe(0);
  });
});

describe('the time left', () => {
  const move: Clock = { per: 'move', seconds: 60 };
  const game: Clock = { per: 'game', seconds: 900 };

  it('is a part of the turn, for whoever acts', () => {
    const timed = { sitter: { deadline: 100_000 }, clock: move, acts: true, ahead: 0 };
    expect(timeLeft(timed, 70_000)).toEqual({ ms: 30_000, share: 0.5, late: false });
    expect(timeLeft({ ...timed, ahead: 15_000 }, 70_000)).toMatchObject({ ms: 15_000 });
    expect(timeLeft({ ...timed, acts: false }, 70_000)).toBeUndefined();
    expect(timeLeft({ ...timed, clock: undefined }, 70_000)).toBeUndefined();
  });

  it('is late in the last ten seconds, and never below nothing', () => {
    const timed = { sitter: { deadline: 100_000 }, clock: move, acts: true, ahead: 0 };
    expect(LATE).toBe(10_000);
    expect([89_999, 90_000, 99_999].map((now) => timeLeft(timed, now)?.late)).toEqual([false, true, true]);
    expect(timeLeft(timed, 200_000)).toEqual({ ms: 0, share: 0, late: true });
  });

  it('is a part of the game for everybody, if it is for the game', () => {
    const timed = { sitter: { left_ms: 450_000 }, clock: game, acts: false, ahead: 0 };
    expect(timeLeft(timed, 0)).toEqual({ ms: 450_000, share: 0.5, late: false });
    expect(timeLeft({ ...timed, sitter: { left_ms: 450_000, deadline: 225_000 }, acts: true }, 0)).toMatchObject({ share: 0.25 });
  });

  it('is told in digits', () => {
    expect([0, 999, 65_000, 7_200_000].map(inDigits)).toEqual(['0:00', '0:01', '1:05', '2:00:00']);
  });
});

describe('seats', () => {
  let shown: ReturnType<typeof mount> | undefined;
  const props = $state<ComponentProps<typeof Players>>({
    board, view, table: { seats: [person, bot, bot], waiting_for: [0] }, names: ['Ada', 'B', 'C'], log: [], me: 0, present: [0], ahead: 0, over: false,
  });
  const all = (css: string): Element[] => [...document.querySelectorAll(css)];
  const bubbles = (): string[] => all('.players li').map((seat) => seat.querySelector('.deed')?.textContent.replace(/\s+/g, ' ').trim() ?? '');

  beforeAll(() => speak('en'));
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(props, { log: [], table: { seats: [person, bot, bot], waiting_for: [0] } });
    shown = mount(Players, { target: document.body, props });
    flushSync();
  });
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = undefined;
    vi.useRealTimers();
  });

  function happens(...news: Numbered[]): void {
    props.log = [...(props.log ?? []), ...news];
    flushSync();
  }

  it('show what was done for two seconds, and hide it from those who listen', () => {
    happens(played(1, { do: 'claim', seat: 1, route: route.id, cards: { red: 1 } }));
    const told = `${board.place(route.a).name} – ${board.place(route.b).name} +${route.points}`;
    expect(bubbles()).toEqual(['', told, '']);
    expect(all('.deed').map((one) => one.getAttribute('aria-hidden'))).toEqual(['true']);
    vi.advanceTimersByTime(1000);
    happens(played(2, { do: 'pass', seat: 2 }));
    expect(bubbles()).toEqual(['', told, 'passes']);
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(bubbles()).toEqual(['', '', 'passes']);
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(bubbles()).toEqual(['', '', '']);
  });

  it('show a second card for two seconds more, and nothing of a jump', () => {
    const draw = (number: number): Numbered => played(number, { do: 'draw', seat: 0, from: 'deck', card: 'red' } as Action);
    happens(draw(1));
    vi.advanceTimersByTime(1500);
    happens(draw(2));
    vi.advanceTimersByTime(1500);
    flushSync();
    expect(all('.deed svg')).toHaveLength(2);
    vi.advanceTimersByTime(500);
    flushSync();
    expect(all('.deed')).toHaveLength(0);
    happens(...[3, 4, 5, 6, 7].map(draw));
    expect(all('.deed')).toHaveLength(0);
  });

  it('show faces and levels of bots, and the initial of persons, all with their marks', () => {
    const seats = all('.players li');
    expect(seats.map((seat) => seat.querySelector('.portrait text')?.textContent)).toEqual(['A', undefined, undefined]);
    const faces = seats.map((seat) => seat.querySelector<HTMLElement>('.portrait .face')?.style.backgroundImage);
    expect(new Set(faces).size).toBe(3);
    expect(seats.map((seat) => seat.querySelectorAll('.portrait .mark svg').length)).toEqual([1, 1, 1]);
    expect(seats.map((seat) => seat.querySelector('.level .hidden')?.textContent)).toEqual([undefined, 'Bot: hard', 'Bot: hard']);
    expect(seats.map((seat) => seat.querySelector('strong')!.title.length > 0)).toEqual([false, true, true]);
  });

  it('show a vehicle for each piece that is left', () => {
    props.view = { ...view, seats: [had, { ...had, pieces: { bus: 3 } }, { ...had, pieces: { bus: 0 } }] };
    flushSync();
    expect(all('.fleet').map((fleet) => fleet.children.length)).toEqual([17, 3, 0]);
    expect(all('[data-spot^=pieces-] dd').map(({ textContent }) => textContent.trim())).toEqual(['17', '3', '0']);
    props.view = view;
  });

  it('show the clock as a ring that runs down and reddens, with the time as text', () => {
    const ring = (): Element | null => document.querySelector('.portrait .left');
    expect(ring()).toBeNull();
    vi.setSystemTime(0);
    props.table = { seats: [{ ...person, deadline: 60_000 }, bot, bot], waiting_for: [0], clock: { per: 'move', seconds: 60 } };
    flushSync();
    expect(all('.portrait .left')).toHaveLength(1);
    vi.advanceTimersByTime(30_000);
    flushSync();
    expect(ring()?.getAttribute('stroke-dasharray')).toBe('0.5 1');
    expect(ring()?.classList.contains('late')).toBe(false);
    expect(all('[role=timer]').map(({ textContent }) => textContent)).toEqual(['0:30 left']);
    vi.advanceTimersByTime(20_000);
    flushSync();
    expect(ring()?.classList.contains('late')).toBe(true);
    expect(document.querySelector('[role=timer]')!.classList.contains('late')).toBe(true);
  });
});
