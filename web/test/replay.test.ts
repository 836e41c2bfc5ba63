import { describe, expect, it } from 'vitest';
import { chartOf, roundNumbers, spread, turnAt } from '../src/game/chart';
import { detailsOf } from '../src/game/details';
import { faultPart, readRecords } from '../src/game/records';
import {
  changedAt, claimsOf, momentOf, momentText, openSeats, perEyes, seatsOf, storyOf, turnsOf, waitingFor, within,
} from '../src/game/replay';
import { moveOf } from '../src/replay/keys';
import { routeOf } from '../src/router.svelte';
import type { Entry, Replay, SeatView, Step, View } from '../src/wire';

const seat = (points: number, more: Partial<SeatView> = {}): SeatView => ({
  cards: 2, shown: { red: 1 }, tickets: 1, pieces: { bus: 17 }, points, routes: [], hand: { red: 1, blue: 1 },
  kept: ['a--b'], completed: ['a--b'], offered: ['c--d'], ...more,
});
/** A step at this position of the log. */
const step = (from: number, phase: View['phase'], points: [number, number], ...entries: Entry[]): Step => ({
  from,
  entries,
  view: {
    city: 'london', phase, turn: 1, row: [], deck: 20, discards: {}, ticket_deck: 5, turns_left: null,
    seats: points.map((one) => seat(one)),
  },
});
const claim = (by: number, route: string, tourist?: string): Entry => ({
  do: 'claim', seat: by, route, cards: { red: 1 }, ...(tourist === undefined ? {} : { tourist }),
});

/** Setup, a claim with a sweep of the row, which is not in the log, two cards with a shuffle, which is, tickets, a claim, and an end by agreement. */
const steps: Step[] = [
  step(0, 'choose-tickets', [0, 0]),
  step(0, 'choose-tickets', [0, 0], { do: 'keep', seat: 0, tickets: ['a--b'] }),
  step(1, 'turn', [0, 0], { do: 'keep', seat: 1, tickets: ['c--d'] }),
  step(2, 'turn', [4, 0], claim(0, 'r'), { chance: 'sweep', count: 1 }),
  step(3, 'second-card', [4, 0], { do: 'draw', seat: 1, from: 2, card: 'red' }),
  step(4, 'turn', [4, 0], { do: 'draw', seat: 1, from: 'deck', card: 'blue' }, { chance: 'shuffle', count: 9 }),
  step(6, 'keep-tickets', [4, 0], { do: 'tickets', seat: 0, offered: ['a--b', 'c--d'] }),
  step(7, 'turn', [4, 0], { do: 'keep', seat: 0, tickets: ['c--d'] }),
  step(8, 'turn', [4, 7], claim(1, 's', 'sunset')),
  step(9, 'abandoned', [4, 7], { end: 'abandoned', by: 1 }),
];
const score = (total: number) => ({ routes: 0, tickets: 0, bonus: 0, total, completed: 0 });
const replay: Pick<Replay, 'steps' | 'seats' | 'result'> = {
  steps,
  seats: [
    { name: 'Ada', by: 'human', then: [{ by: 'bot:hard', from: 6, why: 'clock' }, { by: 'human', from: 7, why: 'returned' }] },
    { name: 'bot', by: 'bot:expert' },
  ],
  result: { reason: 'abandoned', scores: [score(-3), score(12)], winners: [1] },
};

describe('addresses', () => {
  it('of replays are those of tables, of imported records and of files', () => {
    expect(routeOf('/r/abc', '#42')).toEqual({ page: 'replay', of: 'table', id: 'abc', moment: '42' });
    expect(routeOf('/r/record/x%2Fy/', '')).toEqual({ page: 'replay', of: 'record', id: 'x/y', moment: '' });
    expect(routeOf('/r/record', '')).toEqual({ page: 'replay', of: 'table', id: 'record', moment: '' });
    expect(routeOf('/r', '#7/1')).toEqual({ page: 'replay', of: 'file', id: '', moment: '7/1' });
    expect(routeOf('/rules', '')).toEqual({ page: 'start' });
    expect(routeOf('/t/abc', '#secret')).toEqual({ page: 'table', id: 'abc', invite: 'secret' });
  });

  it('have the step and the eyes', () => {
    for (const text of ['0', '42', '42/watch', '42/1']) expect(momentText(momentOf(text))).toBe(text);
    expect(momentOf('')).toEqual({ step: 0, eyes: 'open' });
    expect(momentOf('tables')).toEqual({ step: 0, eyes: 'open' });
    expect(within({ step: 99, eyes: 3 }, replay)).toEqual({ step: 9, eyes: 'open' });
    expect(within({ step: 3, eyes: 1 }, replay)).toEqual({ step: 3, eyes: 1 });
  });
});

describe('eyes', () => {
  it('of an open replay see all seats, those of a seat its own, and those of spectators none', () => {
    const { view } = steps[3]!;
    expect(openSeats(view).map(({ seat: one }) => one)).toEqual([0, 1]);
    const closed = view.seats.map(({ cards, shown, tickets, pieces, points, routes }) => ({ cards, shown, tickets, pieces, points, routes }));
    expect(openSeats({ ...view, seats: closed })).toEqual([]);
    const own = openSeats({ ...view, seats: closed, seat: 1, hand: { red: 2 }, tickets: ['a--b'], completed: [], offered: ['c--d'] });
    expect(own).toMatchObject([{ seat: 1, had: { cards: 2, hand: { red: 2 }, kept: ['a--b'], completed: [], offered: ['c--d'] } }]);
  });

  it('are asked about once each, and again after a failure', async () => {
    const asked: unknown[] = [];
    const load = perEyes(async (eyes) => {
      asked.push(eyes);
      if (asked.length === 1) throw new Error('lost');
      return replay as Replay;
    });
    await expect(load('open')).rejects.toThrow('lost');
    await Promise.all([load('open'), load('open'), load(1)]);
    await load('open');
    expect(asked).toEqual(['open', 'open', 1]);
  });
});

describe('steps', () => {
  it('belong to turns, and setup and an end by agreement to none of their own', () => {
    expect(turnsOf(steps)).toEqual([0, 0, 0, 1, 2, 2, 3, 3, 4, 4]);
  });

  it('tell what they changed', () => {
    expect(changedAt(steps, 8)).toEqual({ routes: ['s'], places: ['sunset'], slots: [] });
    expect(changedAt(steps, 4).slots).toEqual([2]);
    expect(changedAt(steps, 5).slots).toEqual([]);
    expect(claimsOf(steps)).toEqual([{ step: 3, seat: 0 }, { step: 8, seat: 1 }]);
  });

  it('have somebody to act, but for setup', () => {
    expect([0, 1, 3].map((one) => waitingFor(steps, one))).toEqual([[], [], [1]]);
  });

  it('become a story with those who took a seat over where they did', () => {
    const story = storyOf(replay).map(({ step: at, news: { what } }) => [at, what.event]);
    expect(story.slice(3, 8)).toEqual([[4, 'played'], [5, 'played'], [6, 'bot'], [6, 'played'], [7, 'returned']]);
    expect(new Set(storyOf(replay).map(({ news }) => news.number)).size).toBe(story.length);
  });

  it('are of people by name and of bots by level', () => {
    expect(seatsOf(replay)).toMatchObject([{ name: 'Ada', by: 'person' }, { name: '', by: 'bot', level: 'expert' }]);
    expect(seatsOf({ seats: [{ name: 'g', by: 'bot:greedy' }] })).toMatchObject([{ name: 'g', by: 'bot' }]);
  });
});

describe('the chart', () => {
  const chart = chartOf(replay);

  it('has the points after each turn, and the final score apart', () => {
    expect(chart.steps).toEqual([2, 3, 5, 7, 9]);
    expect(chart.lines).toEqual([
      { seat: 0, points: [0, 4, 4, 4, 4], final: -3 },
      { seat: 1, points: [0, 0, 0, 0, 7], final: 12 },
    ]);
    expect([chart.low, chart.high]).toEqual([-3, 12]);
  });

  it('knows the turn of a step', () => {
    expect([0, 2, 3, 4, 9, 99].map((one) => turnAt(chart, one))).toEqual([0, 0, 1, 2, 4, 4]);
  });

  it('has round numbers beside it', () => {
    expect(roundNumbers(-3, 12, 5)).toEqual([0, 5, 10]);
    expect(roundNumbers(-19, 46, 5)).toEqual([0, 20, 40]);
    expect(roundNumbers(0, 1, 5)).toEqual([0, 1]);
  });

  it('keeps its labels apart and inside', () => {
    expect(spread([10, 50], 15, 100)).toEqual([10, 50]);
    expect(spread([50, 52, 10], 15, 100)).toEqual([50, 65, 10]);
    expect(spread([95, 99, 100], 15, 100)).toEqual([70, 85, 100]);
  });
});

describe('record files', () => {
  const record = (city: string): string =>
    JSON.stringify({
      format: 'crosstown-record/1', city, seats: [{ name: 'Ada' }, { name: 'Bob' }],
      result: { scores: [{ total: 3 }, { total: 5 }] },
    });

  it('have one record, however it is written', () => {
    for (const text of [record('london'), `\uFEFF${record('london')}\n`, JSON.stringify(JSON.parse(record('london')), null, 2)]) {
      expect(readRecords(text)).toMatchObject([{ city: 'london', names: ['Ada', 'Bob'], totals: [3, 5] }]);
    }
  });

  it('or one a line', () => {
    const found = readRecords(`${record('london')}\r\n\n${record('berlin')}\n`);
    expect(found).toMatchObject([{ city: 'london', text: record('london') }, { city: 'berlin', text: record('berlin') }]);
  });

  it('or say why they have none, and where', () => {
    expect(readRecords(' \n')).toEqual({ why: 'file-empty', line: 1 });
    expect(readRecords('PNG')).toEqual({ why: 'file-not-json', line: 1 });
    expect(readRecords(`${record('london')}\n{"for`)).toEqual({ why: 'file-not-json', line: 2 });
    expect(readRecords('{"a":1}')).toEqual({ why: 'file-not-record', line: 1 });
    expect(readRecords('[1]')).toEqual({ why: 'file-not-record', line: 1 });
    expect(readRecords(`${record('london')}\n7`)).toEqual({ why: 'file-not-record', line: 2 });
    expect(readRecords(record('london').replace('record/1', 'record/2'))).toEqual({ why: 'file-format', line: 1 });
  });

  it('that the server refuses tell details', () => {
    expect(detailsOf({ fault: { at: 'result', code: 'other-result', field: 'total', said: '7', was: '2' } })).toBe(
      'other-result: field total, said 7, was 2',
    );
    expect(detailsOf({ fault: { at: { entry: 3 }, code: 'kind' } })).toBe('kind');
    expect(detailsOf({ detail: 'far too long' })).toBe('far too long');
  });

  it('that the server refuses tell in which part', () => {
    expect(faultPart({ at: { entry: 41 }, code: 'kind' })).toEqual({ part: 'log', entry: 42 });
    expect(faultPart({ at: 'result', code: 'other-result', field: 'total', said: '7', was: '2' })).toEqual({ part: 'result', entry: 0 });
  });
});

describe('keys', () => {
  function pressed(key: string, html: string, more: KeyboardEventInit = {}): string | undefined {
    document.body.innerHTML = html;
    let found: string | undefined;
    const listen = (event: KeyboardEvent): void => void (found = moveOf(event));
    addEventListener('keydown', listen, { once: true });
    document.body.firstElementChild!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
    return found;
  }

  it('move through the game', () => {
    expect(pressed('ArrowRight', '<p></p>')).toBe('forward');
    expect(pressed('ArrowLeft', '<button></button>')).toBe('back');
    expect(pressed(' ', '<p></p>')).toBe('play');
    expect(pressed('x', '<p></p>')).toBeUndefined();
  });

  it('leave alone what has keys of its own', () => {
    expect(pressed('ArrowRight', '<input type="range">')).toBeUndefined();
    expect(pressed('ArrowRight', '<div class="board"></div>')).toBeUndefined();
    expect(pressed(' ', '<button></button>')).toBeUndefined();
    expect(pressed('End', '<ol tabindex="0"></ol>')).toBeUndefined();
    expect(pressed('ArrowLeft', '<p></p>', { altKey: true })).toBeUndefined();
  });
});
