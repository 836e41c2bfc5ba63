// Which lesson is due when, what it points to, and that every lesson has words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adviceInWords } from '../src/game/advice';
import { gameBoard, type GameBoard } from '../src/game/board';
import { advises, due, LESSONS, lessonsOn, matters, PER_TURN, progress, type Read } from '../src/game/lessons';
import { turnsOf, type Moment } from '../src/game/lessons/moment';
import { ADVISED_TURNS, PATIENT } from '../src/game/lessons/patient';
import type { Action, Entry, HintReason, Numbered, SeatView, View } from '../src/wire';
import { boardOf, CITIES } from './boards';

function boardFor(id: string): GameBoard {
  const board = boardOf(id);
  const [a, b] = [board.places[0]!.id, board.places[1]!.id];
  const tickets = [{ id: 'one', a, b, points: 4 }, { id: 'two', a, b, points: 7 }];
  return gameBoard({ ...board, tickets });
}
const boards = new Map(CITIES.map((id) => [id, boardFor(id)]));

const seat = (more: Partial<SeatView> = {}): SeatView => ({
  cards: 2, shown: {}, tickets: 1, pieces: { taxi: 15 }, points: 0, routes: [], ...more,
});
const played = (entry: Entry, ...chance: Entry[]): Numbered => ({ number: 0, at: 0, what: { event: 'played', entry, chance } });
const drew = (by: number): Numbered => played({ do: 'draw', seat: by, from: 'deck' });
/** So many turns of both, the learner first. */
const rounds = (count: number): Numbered[] => Array.from({ length: count }, () => [drew(0), drew(0), drew(1)]).flat();
const draw: Action = { do: 'draw', seat: 0, from: 'deck' };
const claim = (route: string): Action => ({ do: 'claim', seat: 0, route, cards: {} });

interface More extends Partial<Omit<Moment, 'view' | 'teller'>> {
  city?: string;
  view?: Partial<View>;
}
/** The learner's turn in the middle of a game, unless something else is said. */
function moment({ city = 'new-york', view = {}, ...more }: More = {}): Moment {
  const board = boards.get(city)!;
  return {
    teller: { t: (id, args) => [id, ...Object.values(args ?? {})].join(' '), list: (all) => all.join(', '), board, names: ['Bo', 'Bo'], me: 0 },
    log: rounds(3),
    actions: [draw],
    ...more,
    view: {
      city, seat: 0, phase: 'turn', turn: 0, row: ['blue', 'red', 'red', 'green', 'pink'], deck: 20, discards: {},
      ticket_deck: 5, turns_left: null, hand: {}, tickets: ['one'], completed: [], seats: [seat(), seat()], ...view,
    },
  };
}
const routeOf = (city: string, fits: (route: GameBoard['routes'][number]) => boolean): string =>
  boards.get(city)!.routes.find(fits)!.id;
/** Everything was read, long ago, but for these. */
const allBut = (...ids: string[]): Read =>
  Object.fromEntries(LESSONS.filter(({ id }) => !ids.includes(id)).map(({ id }) => [id, -1]));
const only = (id: string, more: More = {}): ReturnType<typeof due> => due(moment(more), allBut(id));

describe('a first game', () => {
  it('begins with a welcome, then what tickets are', () => {
    const now = moment({ view: { phase: 'choose-tickets' }, log: [], actions: [{ do: 'keep', seat: 0, tickets: ['one'] }] });
    expect(due(now, {})?.id).toBe('welcome');
    expect(due(now, { welcome: 0 })).toMatchObject({ id: 'choose', spots: ['offers'] });
    expect(due(now, { welcome: 0, choose: 0 })).toBeUndefined();
  });

  it('tells in the first turn of tickets, of the three things, and of drawing', () => {
    const now = moment({ log: [] });
    const told: string[] = [];
    let read: Read = { welcome: 0, choose: 0 };
    for (let next = due(now, read); next; next = due(now, read)) {
      told.push(next.id);
      read = { ...read, [next.id]: 0 };
    }
    expect(told).toEqual(['tickets', 'turn', 'draw']);
  });

  it('names everybody who put tourists down, each once', () => {
    const place = (seat: number, at: string): Numbered => played({ do: 'place', seat, at });
    const now = moment({ city: 'san-francisco', log: [place(3, 'presidio'), place(2, 'fort-mason'), place(2, 'pier-39'), place(0, 'the-castro')] });
    const named = { ...now, teller: { ...now.teller, names: ['Ada', 'Bo', 'Cy', 'Di'] } };
    expect(due(named, allBut('place'))).toMatchObject({
      ids: ['presidio', 'fort-mason', 'pier-39'], args: { me: 'no', count: 2, name: 'Di, Cy' },
    });
  });

  it('says nothing of a turn while others act', () => {
    const read = { welcome: 0, choose: 0 };
    expect(due(moment({ log: [], actions: [] }), read)).toBeUndefined();
  });

  it('tells a few things a turn and keeps the rest for the next', () => {
    const mine = routeOf('new-york', ({ a, twin }) => twin !== null && boards.get('new-york')!.place(a).attraction);
    const view = { seats: [seat({ routes: [mine] }), seat()], completed: ['one'] };
    const ids = ['points', 'done', 'double', 'attractions'];
    let read = allBut(...ids);
    const told: string[] = [];
    for (let next = due(moment({ view }), read); next; next = due(moment({ view }), read)) {
      told.push(next.id);
      read = { ...read, [next.id]: 3 };
    }
    expect(told).toEqual(ids.slice(0, PER_TURN));
    expect(due(moment({ view, log: rounds(4) }), read)?.id).toBe(ids[PER_TURN]);
    // What cannot wait does not.
    const { second: _, ...before } = read;
    expect(due(moment({ view: { ...view, phase: 'second-card' } }), before)?.id).toBe('second');
  });

  it('counts turns, whatever happens within one', () => {
    const keep = played({ do: 'keep', seat: 0 });
    const place = played({ do: 'place', seat: 1, at: 'sunset' });
    const tickets = played({ do: 'tickets', seat: 0, count: 2 });
    expect(turnsOf([keep, place], 0)).toBe(0);
    expect(turnsOf([keep, drew(0), drew(0), drew(1), tickets, keep, drew(1)], 0)).toBe(2);
    expect(turnsOf(rounds(4), 1)).toBe(4);
  });

  it('gives advice in the first turns only', () => {
    expect(advises(moment({ log: [] }))).toBe(true);
    expect(advises(moment({ log: [], actions: [] }))).toBe(false);
    expect(advises(moment({ log: rounds(ADVISED_TURNS - 1) }))).toBe(true);
    expect(advises(moment({ log: rounds(ADVISED_TURNS) }))).toBe(false);
    const last = [...rounds(ADVISED_TURNS - 1), drew(0)];
    expect(advises(moment({ log: last, view: { phase: 'second-card' } }))).toBe(true);
  });

  it('ends with the score, and with nothing else', () => {
    const mine = boards.get('new-york')!.routes[0]!.id;
    const over: Partial<View> = {
      phase: 'finished',
      seats: [seat({ routes: [mine], points: 9, kept: ['one', 'two'], completed: ['two'] }), seat()],
      outcome: { reason: 'finished', scores: [], winners: [] },
    };
    const told: string[] = [];
    let read: Read = {};
    for (let next = due(moment({ view: over, actions: [] }), read); next; next = due(moment({ view: over, actions: [] }), read)) {
      told.push(next.id);
      read = { ...read, [next.id]: 3 };
      expect(next.spots).toEqual(['end']);
      if (next.id === 'score-routes') expect(next.args).toEqual({ count: 1, points: 9 });
      if (next.id === 'score-tickets') expect(next.args).toEqual({ done: 1, missed: 1 });
    }
    expect(told).toEqual(['score-routes', 'score-tickets', 'score-bonus', 'score-win']);
  });
});

describe('a lesson', () => {
  const affordable = (fits: (route: GameBoard['routes'][number]) => boolean, city = 'new-york'): Action =>
    claim(routeOf(city, fits));
  const twins = routeOf('new-york', ({ id }) => id.endsWith('#1'));
  const stacked = (city: string): string => boards.get(city)!.places.find(({ tourists }) => tourists)!.id;
  const toStack = routeOf('san-francisco', ({ a }) => a === stacked('san-francisco'));
  const away = boards.get('san-francisco')!.routes.find(
    ({ a, b }) => ![a, b].includes(stacked('san-francisco')),
  )!.id;
  const stacks = [{ at: stacked('san-francisco'), tokens: 2, taken_by: [] }];
  const district = boards.get('london')!.districts[0]!;
  const inDistrict = routeOf('london', ({ a }) => a === district.places[0]);
  const ny = (routes: string[]): Partial<View> => ({ seats: [seat({ routes }), seat()] });
  const left = (mine: number, other: number): Partial<View> => ({
    seats: [seat({ pieces: { taxi: mine } }), seat({ pieces: { taxi: other } })],
  });
  const sf = 'san-francisco';

  /** Its id, a moment in which it is due and one in which it is not, and what it points to. */
  const cases: [string, More, More, object][] = [
    ['pay', { paying: true }, { paying: false }, { spots: ['payments'] }],
    ['keep', { view: { phase: 'keep-tickets', offered: ['one'] } }, {}, { spots: ['offers'], args: { count: 1 } }],
    ['second', { view: { phase: 'second-card' }, actions: [draw, { ...draw, from: 3, card: 'red' }] }, {}, { spots: ['deck', 'slot-3'] }],
    ['last', { view: { ...left(5, 2), turns_left: 2 } }, { view: left(5, 2) }, { spots: ['last-round', 'pieces-1'], args: { count: 2, me: 'no', name: 'Bo' } }],
    ['claim', { actions: [affordable(({ cards }) => cards === 2)] }, {}, { ids: [routeOf('new-york', ({ cards }) => cards === 2)] }],
    ['claim', { actions: [affordable(() => true)] }, { actions: [affordable(() => true)], log: rounds(1) }, {}],
    ['points', { view: ny([twins]) }, { view: { seats: [seat(), seat({ routes: [twins] })] } }, { ids: [twins], args: { pieces: 15, lengths: '1, 2, 3, 4', worths: '1, 2, 4, 7' } }],
    ['done', { view: { completed: ['one'] } }, {}, { spots: ['my-tickets'], args: { points: 4 } }],
    ['double', { view: { seats: [seat(), seat({ routes: [twins] })] } }, { view: ny([routeOf('new-york', ({ twin }) => twin === null)]) }, { ids: [twins, twins.replace('#1', '#2')], args: { players: 2 } }],
    ['attractions', { view: ny(['central-park--united-nations']) }, { view: ny(['lincoln-center--midtown-west']) }, { ids: ['central-park'] }],
    ['districts', { city: 'london', view: ny([inDistrict]) }, { city: 'london', view: { seats: [seat(), seat({ routes: [inDistrict] })] } }, { ids: district.places, args: { points: district.points } }],
    ['tourists', { city: sf, view: { stacks }, actions: [claim(toStack)] }, { city: sf, view: { stacks }, actions: [claim(away)] }, { ids: [stacked(sf)] }],
    ['tourists', { city: sf, view: { stacks, seats: [seat(), seat({ tourists: 1 })] } }, { city: sf, view: { stacks } }, {}],
    ['tokens', { city: sf, view: { seats: [seat({ tourists: 1 }), seat()] } }, { city: sf, view: { seats: [seat({ tourists: 0 }), seat({ tourists: 1 })] } }, { spots: ['tourists-0'], args: { counts: '2, 3, 4, 5, 6, 7', worths: '1, 2, 4, 6, 9, 12' } }],
    ['place', { city: sf, actions: [{ do: 'place', seat: 0, at: 'sunset' }] }, { city: sf }, { ids: ['sunset'], args: { me: 'yes' } }],
    ['place', { city: sf, log: [played({ do: 'place', seat: 1, at: 'sunset' })] }, { city: sf }, { ids: ['sunset'], args: { me: 'no', count: 1, name: 'Bo' } }],
    ['ferry', { city: sf, view: { hand: { wild: 1 } } }, { city: sf, view: { hand: { blue: 1 } } }, {}],
    ['ferry', { city: sf, view: ny([away]) }, { city: sf, view: { ...ny([]), hand: {} } }, {}],
    ['subway', { city: 'berlin' }, { city: 'berlin', log: [] }, { args: { pieces: 5 } }],
    ['block', { log: [played({ do: 'claim', seat: 1, route: twins, cards: {} })] }, { log: [played({ do: 'claim', seat: 0, route: twins, cards: {} })] }, { ids: [twins], args: { name: 'Bo' } }],
    ['low', { view: left(6, 9) }, { view: left(7, 9) }, { spots: ['pieces-0'], args: { me: 'yes', count: 6, limit: 2 } }],
    ['wild', { view: { row: ['blue', 'wild', null, null, null] } }, {}, { spots: ['slot-1'] }],
    ['wild', { view: { hand: { wild: 1 } } }, { view: { hand: { wild: 1 } }, log: [] }, { spots: ['hand'] }],
    ['blind', {}, { view: { deck: 0 } }, { spots: ['deck'] }],
    ['grey', { actions: [affordable(({ color }) => color === 'grey')] }, { actions: [affordable(({ color }) => color !== 'grey')] }, {}],
    ['sweep', { view: { row: ['wild', 'red', 'wild', 'red', 'red'] } }, { view: { row: ['wild', 'red', 'red', 'red', 'red'] } }, { spots: ['slot-0', 'slot-2'] }],
    ['more', { actions: [{ do: 'tickets', seat: 0 }], view: { completed: ['one'] } }, { actions: [{ do: 'tickets', seat: 0 }] }, { spots: ['tickets'] }],
    ['reshuffle', { view: { deck: 5 } }, { view: { deck: 6 } }, {}],
    ['reshuffle', { log: [played({ do: 'draw', seat: 1, from: 'deck' }, { chance: 'shuffle', count: 9 })] }, { log: [played({ do: 'draw', seat: 1, from: 0, card: 'red' }, { chance: 'sweep', count: 1 })] }, {}],
    ['alone', { log: rounds(ADVISED_TURNS) }, { log: rounds(ADVISED_TURNS - 1) }, {}],
  ];

  it.each(cases)('%s comes when it matters (%#)', (id, yes, no, lit) => {
    expect(only(id, yes)).toMatchObject({ id, ...lit });
    expect(only(id, no)).toBeUndefined();
  });

  it('that can wait is tested above, every one', () => {
    const tested = new Set(cases.map(([id]) => id));
    expect(PATIENT.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual([]);
  });

  it('of claiming comes at once where claiming is advised, with that route', () => {
    const [a, b] = boards.get('new-york')!.routes.filter(({ cards }) => cards === 2).map(({ id }) => id);
    const advice = { action: claim(b!), routes: [], reasons: [] };
    expect(only('claim', { log: [], actions: [claim(a!), claim(b!)], advice })?.ids).toEqual([b]);
  });

  it('points to ferries near one’s own tickets', () => {
    const board = boards.get(sf)!;
    const ferries = board.routes.filter((route) => route.ferries > 0);
    for (const { a } of ferries) {
      const now = moment({ city: sf, view: { hand: { wild: 1 } } });
      const ticket = (): ReturnType<GameBoard['ticket']> => ({ id: 'one', a, b: 'nowhere', points: 4 });
      const found = due({ ...now, teller: { ...now.teller, board: { ...board, ticket } } }, allBut('ferry'))!;
      const route = board.route(found.ids![0]!);
      expect(route.ferries).toBeGreaterThan(0);
      expect([route.a, route.b]).toContain(a);
    }
    expect(new Set(ferries.map(({ a }) => a)).size).toBeGreaterThan(1);
  });

  it('matters no longer when its moment is over', () => {
    expect(matters('second', moment({ view: { phase: 'second-card' } }))).toBe(true);
    expect(matters('second', moment())).toBe(false);
  });
});

describe('the table of lessons', () => {
  it('has each once, and those of a city only there', () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
    const on = (city: string): string[] => lessonsOn(boards.get(city)!).map(({ id }) => id);
    const special = ['place', 'tourists', 'tokens', 'ferry', 'subway', 'attractions', 'districts', 'score-bonus'];
    const has = (city: string): string[] => special.filter((id) => on(city).includes(id));
    expect(has('new-york')).toEqual(['attractions', 'score-bonus']);
    expect(has('london')).toEqual(['districts', 'score-bonus']);
    expect(has('san-francisco')).toEqual(['place', 'tourists', 'tokens', 'ferry', 'score-bonus']);
    expect(has('berlin')).toEqual(['subway']);
  });

  it('tells how many were read, of those of the city', () => {
    const board = boards.get('berlin')!;
    expect(progress(board, { welcome: 0, attractions: 1 })).toEqual({ seen: 1, all: lessonsOn(board).length });
  });

  it('has words for every lesson', () => {
    const folder = join(import.meta.dirname, '..', '..', 'locales', 'en');
    const text = ['lessons', 'bonuses'].map((name) => readFileSync(join(folder, `${name}.ftl`), 'utf8')).join('\n');
    const ids = new Set([...text.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id));
    const wanted = LESSONS.flatMap(({ id }) => [`lesson-${id}`, `lesson-${id}-title`]);
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('advice', () => {
  const routes = ['chelsea--soho', 'midtown-west--times-square'];
  const say = (action: Action, reasons: HintReason[] = [], more: More = {}): ReturnType<typeof adviceInWords> =>
    adviceInWords(moment(more), { action, routes, reasons });
  const from = (card: string): Action => ({ do: 'draw', seat: 0, from: 2, card });

  it('tells which card, and the reasons that the server gives in their order', () => {
    const pink = say(from('pink'), [{ why: 'color', route: 'chelsea--soho' }, { why: 'way', tickets: ['one'] }]);
    expect(pink).toMatchObject({ spots: ['slot-2'], ids: routes });
    expect(pink.text).toMatch(/^advice-row.* advice-why-color Chelsea Soho.* advice-why-way/);
    const red = say(from('red'), [{ why: 'grey', route: 'midtown-west--times-square' }]);
    expect(red.text).toContain('advice-why-grey Midtown West Times Square');
    expect(say(from('red'), [{ why: 'collects', count: 3 }]).text).toContain('advice-why-collects 3');
    expect(say(from('wild'), [{ why: 'wild' }]).text).toContain('advice-why-wild');
    expect(say(draw)).toEqual({ text: 'advice-deck', spots: ['deck'], ids: routes });
    expect(say(draw, [{ why: 'nothing-in-row' }]).text).toBe('advice-deck advice-why-nothing-in-row');
    expect(say(draw, [{ why: 'may-be-wild' }]).text).toBe('advice-deck advice-why-may-be-wild');
  });

  it('tells what a claim is for, and points only where there is nothing else', () => {
    const points: HintReason = { why: 'points', points: 4 };
    const done = say(claim('chelsea--soho'), [{ why: 'completes', tickets: ['one'] }, points]);
    expect(done.text).toContain('advice-why-completes');
    expect(done.text).not.toContain('advice-why-points');
    expect(say(claim('chelsea--soho'), [{ why: 'nearer', tickets: ['one'] }]).text).toContain('advice-why-nearer');
    expect(say(claim('chelsea--soho'), [points]).text).toContain('advice-why-points');
  });

  it('points to the route, the place or the tickets', () => {
    expect(say(claim('chelsea--soho'))).toMatchObject({ ids: ['chelsea--soho'] });
    expect(say({ do: 'tickets', seat: 0 })).toMatchObject({ spots: ['tickets'] });
    expect(say({ do: 'place', seat: 0, at: 'sunset' }, [], { city: 'san-francisco' })).toMatchObject({ ids: ['sunset'] });
    const keep: Action = { do: 'keep', seat: 0, tickets: ['one'] };
    expect(say(keep, [], { view: { offered: ['one', 'two'] } }).text).toContain('advice-keep ');
    expect(say(keep, [], { view: { offered: ['one'] } }).text).toContain('advice-keep-last ');
    expect(say({ do: 'pass', seat: 0 }).text).toBe('advice-pass');
  });
});
