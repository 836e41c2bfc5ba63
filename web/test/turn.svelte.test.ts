// @vitest-environment node
// A turn as pure state: what is pressed becomes an action, a question or a reason. There is no DOM here.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure, type Question, type Transport } from '../src/net/transport';
import { settings } from '../src/settings.svelte';
import { Session } from '../src/table/session.svelte';
import { Turn } from '../src/table/turn.svelte';
import type { Action, Hint, Problem, Table, View } from '../src/wire';
import { FakeTransport } from './transport';

const draw: Action = { do: 'draw', seat: 0, from: 'deck' };
const claim = (route: string, cards: Record<string, number>): Action => ({ do: 'claim', seat: 0, route, cards });
const cheap = claim('cheap', { red: 1 });
const dear = [claim('dear', { red: 2 }), claim('dear', { wild: 2 })];
const hint: Hint = { action: draw, routes: [], reasons: [] };

const seat = { name: 'A', by: 'person', mine: true, can_return: false, wants_end: false } as const;
const table: Table = {
  id: 'x', city: 'london', own_board: false, hints: true, stage: 'playing', number: 4, seats: [seat, seat], waiting_for: [0],
  commitment: '', host: true,
};
const player = { cards: 2, shown: {}, tickets: 1, pieces: { bus: 17 }, points: 0, routes: [] };
const view: View = {
  city: 'london', seat: 0, phase: 'turn', turn: 0, row: ['red'], deck: 9, discards: {}, ticket_deck: 5, turns_left: null,
  hand: { red: 2 }, seats: [player, player], actions: [draw, cheap, ...dear],
};
let server: FakeTransport;
let session: Session;
let turn: Turn;
const sent = (): Action[] => [...server.played.values()];

function begin(answers: Partial<Transport> = {}, more: Partial<View> = {}): void {
  server = new FakeTransport(answers);
  session = new Session(server.transport, table, 0);
  server.tell({ type: 'welcome', table, view: { ...view, ...more }, missed: [], now: 0 });
  turn = new Turn(session, server.transport);
}
/** Something happened that leaves the turn to this seat, with what can be done then. */
function happens(actions: Action[] = view.actions!): void {
  const number = session.table.number + 1;
  server.tell({ type: 'event', number, at: 0, what: { event: 'resumed' }, waiting_for: [0], view: { ...view, actions } });
}
/** Until microtasks are done: another event can be shown then. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => begin());
afterEach(() => {
  settings.confirm = false;
  session.end();
});

describe('what is looked at', () => {
  it('lights what the cards of a colour can pay for, alone or with others', () => {
    expect(turn.lit).toBeUndefined();
    turn.lookAtPile('red');
    expect(turn.lit).toEqual(['cheap', 'dear']);
    turn.lookAtPile('wild');
    expect(turn.lit).toEqual(['dear']);
    turn.lookAtPile('blue');
    expect(turn.lit).toEqual([]);
    turn.lookAtPile();
    expect(turn.lit).toBeUndefined();
  });

  it('lights what can be claimed on a way', () => {
    turn.look(['a', 'b'], ['cheap', 'far']);
    expect(turn.way).toEqual(['cheap', 'far']);
    expect(turn.lit).toEqual(['cheap']);
    turn.look(['a', 'b']);
    expect([turn.way, turn.lit]).toEqual([[], undefined]);
  });

  it('takes no light from anything while nothing can be claimed', () => {
    begin({}, { actions: [draw] });
    turn.lookAtPile('red');
    expect(turn.lit).toBeUndefined();
  });

  it('is nothing any more when something is done', () => {
    turn.look(['a', 'b'], ['cheap']);
    turn.lookAtPile('red');
    turn.draw('deck');
    happens();
    server.tell({ type: 'ack', id: server.lastId, number: session.table.number });
    expect(turn.claims.size).toBe(2);
    expect([turn.looked, turn.way, turn.lit]).toEqual([undefined, [], undefined]);
  });
});

describe('what is pressed', () => {
  it('is sent if there is only one way to do it', () => {
    turn.look(['a', 'b']);
    turn.claim('cheap');
    expect(sent()).toEqual([cheap]);
    expect(turn.looked).toBeUndefined();
    expect(session.acting).toBe(false);
  });

  it('is asked for if there are several ways to pay, and can be taken back', () => {
    turn.claim('dear');
    expect(turn.paying).toEqual(dear);
    expect(sent()).toEqual([]);
    turn.cancel();
    expect(turn.paying).toBeUndefined();
    turn.claim('dear');
    turn.choose(dear[1]!);
    expect(sent()).toEqual([dear[1]]);
    expect(turn.paying).toBeUndefined();
  });

  it('is only chosen by a finger, and paid for in the sheet, even if there is one way', () => {
    turn.claim('cheap', true);
    expect(turn.paying).toEqual([cheap]);
    expect(sent()).toEqual([]);
    turn.claim('dear', true);
    expect(turn.paying).toEqual(dear);
    turn.cancel();
    expect(turn.paying).toBeUndefined();
    turn.confirm();
    expect(sent()).toEqual([]);
    turn.claim('cheap', true);
    turn.choose(cheap as Action);
    expect(sent()).toEqual([cheap]);
  });

  it('is not chosen any more once a finger touches something that cannot be claimed', async () => {
    begin({ why: async () => ({ code: 'lane-closed' }) });
    turn.claim('cheap', true);
    turn.claim('other', true);
    await settled();
    expect(turn.paying).toBeUndefined();
    expect(turn.problem?.code).toBe('lane-closed');
    turn.claim('dear');
    turn.claim('other');
    expect(turn.paying).toEqual(dear);
  });

  it('is drafted where people want to confirm, tickets excepted', () => {
    settings.confirm = true;
    turn.draw('deck');
    expect(turn.draft).toEqual(draw);
    turn.cancel();
    expect(turn.draft).toBeUndefined();
    turn.confirm();
    expect(sent()).toEqual([]);
    turn.draw('deck');
    turn.confirm();
    expect(sent()).toEqual([draw]);
    expect(turn.draft).toBeUndefined();
    const keep: Action = { do: 'keep', seat: 0, tickets: ['t'] };
    begin({}, { actions: [keep] });
    turn.choose(keep);
    expect(sent()).toEqual([keep]);
  });

  it('says why it cannot be done, as the server answers, until something else is done', async () => {
    const asked: unknown[] = [];
    begin({
      why: async (id, seat, question) => {
        asked.push([id, seat, question]);
        return 'route' in question ? { code: 'not-in-hand', rule: 'R3.2' } : { code: 'no-tickets', rule: 'R4.2' };
      },
    });
    turn.claim('other');
    await settled();
    expect(turn.problem).toEqual({ code: 'not-in-hand', rule: 'R3.2' });
    turn.drawTickets();
    expect(turn.problem).toBeUndefined();
    await settled();
    expect(turn.problem?.code).toBe('no-tickets');
    turn.draw(0);
    await settled();
    expect(asked).toEqual([['x', 0, { route: 'other' }], ['x', 0, { tickets: true }], ['x', 0, { draw: 0 }]]);
    expect(sent()).toEqual([]);
    turn.dismiss();
    expect(turn.problem).toBeUndefined();
    turn.claim('other');
    turn.claim('dear');
    await settled();
    expect(turn.problem).toBeUndefined();
  });

  it('has the answer to the last question only, and nothing to say if it can be done by now', async () => {
    const answers: ((why: Problem | null) => void)[] = [];
    begin({ why: () => new Promise((done) => answers.push(done)) });
    turn.claim('other');
    turn.claim('another');
    answers[1]!({ code: 'lane-closed' });
    answers[0]!({ code: 'not-in-hand' });
    await settled();
    expect(turn.problem?.code).toBe('lane-closed');
    turn.drawTickets();
    answers[2]!(null);
    await settled();
    expect(turn.problem).toBeUndefined();
  });

  it('says so if the server cannot be asked, and asks nothing for spectators', async () => {
    begin({ why: () => Promise.reject(new Failure({ code: 'offline' })) });
    turn.claim('other');
    await settled();
    expect(turn.problem?.code).toBe('offline');
    session = new Session(server.transport, table, undefined);
    turn = new Turn(session, server.transport);
    turn.claim('other');
    expect(turn.problem?.code).toBe('spectator');
  });

  it('is put down where it can be, and a place says nothing at other times', async () => {
    const asked: Question[] = [];
    const why: Transport['why'] = async (_table, _seat, question) => (asked.push(question), { code: 'stack-there' });
    begin({ why });
    turn.place('soho');
    const place: Action = { do: 'place', seat: 0, at: 'soho' };
    begin({ why }, { phase: 'place-tourists', actions: [place], stacks: [{ at: 'pier', tokens: 2, taken_by: [] }] });
    expect(turn.places).toEqual(['soho']);
    turn.place('pier');
    await settled();
    expect(turn.problem?.code).toBe('stack-there');
    expect(asked).toEqual([{ place: 'pier' }]);
    turn.place('soho', true);
    expect(turn.draft).toEqual(place);
    turn.cancel();
    expect(sent()).toEqual([]);
    turn.place('soho');
    expect(sent()).toEqual([place]);
  });

  it('is told why the server refused it', () => {
    turn.draw('deck');
    server.tell({ type: 'refused', id: server.lastId, code: 'stale' });
    expect(turn.problem?.code).toBe('stale');
    turn.dismiss();
    expect(turn.problem).toBeUndefined();
  });
});

describe('quick hands', () => {
  /** The server did what was sent last, and this seat goes on with these. */
  function done(actions: Action[], row: View['row'] = ['red', 'blue']): void {
    const [number, entry] = [session.table.number + 1, sent().at(-1)!];
    server.tell({ type: 'ack', id: server.lastId, number });
    server.tell({
      type: 'event', number, at: 0, what: { event: 'played', entry }, waiting_for: [0],
      view: { ...view, phase: 'second-card', row, actions },
    });
  }
  const slot = (from: number, card: string): Action => ({ do: 'draw', seat: 0, from, card });
  const first = { row: ['red', 'blue'], actions: [draw, slot(0, 'red'), slot(1, 'blue')] };
  let asked: Question[] = [];
  const never: Transport['why'] = async (_table, _seat, question) => (asked.push(question), { code: 'not-in-hand' });
  beforeEach(() => void (asked = []));
  afterEach(() => expect(asked).toEqual([]));

  it('draw a second card that is pressed before the first has come', () => {
    begin({ why: never }, first);
    turn.draw('deck');
    turn.draw(1);
    expect(sent()).toEqual([draw]);
    done(first.actions);
    expect(sent()).toEqual([draw, slot(1, 'blue')]);
  });

  it('do not get another card than the one that was pressed', () => {
    begin({ why: never }, first);
    turn.draw(0);
    // The card that is on its way.
    turn.draw(0);
    done(first.actions);
    expect(sent()).toEqual([slot(0, 'red')]);
    // The row was laid out again in between.
    begin({ why: never }, first);
    turn.draw('deck');
    turn.draw(1);
    done([draw, slot(1, 'green')], ['red', 'green']);
    expect(sent()).toEqual([draw]);
  });

  it('hear nothing of what cannot be done any more', async () => {
    begin({ why: never }, first);
    turn.draw('deck');
    turn.claim('cheap');
    turn.drawTickets();
    done([draw]);
    await settled();
    expect(sent()).toEqual([draw]);
    expect(turn.problem).toBeUndefined();
  });

  it('ask nothing while bots play', async () => {
    begin({ why: never });
    const bots = { ...table, number: 9, waiting_for: [1], seats: [seat, { ...seat, by: 'bot' as const }] };
    server.tell({ type: 'welcome', table: bots, view: { ...view, actions: [] }, missed: [], now: 0 });
    turn.claim('cheap');
    turn.draw('deck');
    turn.drawTickets();
    await settled();
    expect(turn.problem).toBeUndefined();
  });

  it('get no answer about what is not on the screen any more', async () => {
    let answer = (_: Problem | null): void => undefined;
    begin({ why: () => new Promise((done) => (answer = done)) });
    turn.claim('other');
    happens();
    answer({ code: 'not-in-hand' });
    await settled();
    expect(turn.problem).toBeUndefined();
    turn.claim('other');
    answer({ code: 'not-in-hand' });
    await settled();
    expect(turn.problem?.code).toBe('not-in-hand');
    happens();
    expect(turn.problem).toBeUndefined();
  });
});

describe('whoever plays is back', () => {
  const stood = { ...seat, by: 'bot', can_return: true } as const;
  const replaced: Table = { ...table, seats: [stood, seat], waiting_for: [1] };
  /** A bot plays this seat. Gives how often somebody came back. */
  function away(): number[] {
    const back: number[] = [];
    begin({ comeBack: async (_table, seat) => (back.push(seat), { ...table, number: 5 }) });
    server.tell({ type: 'welcome', table: replaced, view: { ...view, actions: [] }, missed: [], now: 0 });
    return back;
  }
  const returned = (waiting_for: number[], actions: Action[]): void =>
    server.tell({ type: 'event', number: 5, at: 0, what: { event: 'returned', seat: 0 }, table, waiting_for, view: { ...view, actions } });

  it('and what was pressed is done, once, if it can be', async () => {
    const back = away();
    turn.claim('cheap');
    turn.claim('cheap');
    await settled();
    expect([back, sent()]).toEqual([[0], []]);
    returned([0], view.actions!);
    await settled();
    expect(sent()).toEqual([cheap]);
    expect(turn.problem).toBeUndefined();
  });

  it('and nothing is done out of turn, nor refused', async () => {
    const back = away();
    turn.draw('deck');
    await settled();
    returned([1], []);
    await settled();
    expect([back, sent(), turn.problem]).toEqual([[0], [], undefined]);
    expect(session.replaced).toBe(false);
  });

  it('unless the server says no', async () => {
    away();
    begin({ comeBack: () => Promise.reject(new Failure({ code: 'cannot-return' })) });
    server.tell({ type: 'welcome', table: replaced, view: { ...view, actions: [] }, missed: [], now: 0 });
    turn.drawTickets();
    await settled();
    expect(turn.problem?.code).toBe('cannot-return');
  });
});

describe('what was begun', () => {
  it('ends with the next event', async () => {
    turn.claim('dear');
    happens();
    await settled();
    expect(turn.claims.has('dear')).toBe(true);
    expect(turn.paying).toBeUndefined();
    settings.confirm = true;
    turn.draw('deck');
    happens();
    await settled();
    expect(turn.draft).toBeUndefined();
  });
});

describe('advice', () => {
  it('is asked for, and holds for as long as the same can be done', async () => {
    begin({ hint: async () => hint });
    const asked = turn.ask();
    expect(turn.advice).toEqual({ actions: session.actions });
    await asked;
    expect(turn.advice?.hint).toEqual(hint);
    happens();
    await settled();
    expect(turn.advice?.hint).toEqual(hint);
    happens([draw]);
    await settled();
    expect(turn.advice).toBeUndefined();
  });

  it('is put away, and an answer that comes later is not shown', async () => {
    let answer = (_: Hint): void => undefined;
    begin({ hint: () => new Promise((done) => (answer = done)) });
    const asked = turn.ask();
    turn.closeAdvice();
    answer(hint);
    await asked;
    expect(turn.advice).toBeUndefined();
  });

  it('says why there is none', async () => {
    begin({ hint: () => Promise.reject(new Failure({ code: 'busy' })) });
    await turn.ask();
    expect(turn.advice).toBeUndefined();
    expect(turn.problem?.code).toBe('busy');
  });

  it('is not asked for while others act', async () => {
    begin({ hint: () => Promise.reject(new Error('nobody may ask')) });
    turn.draw('deck');
    await turn.ask();
    expect(turn.problem).toBeUndefined();
  });
});
