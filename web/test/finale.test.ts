// The end as a script of beats: they add up to the result in every city, and light up what earned the points.
import { describe, expect, it } from 'vitest';
import { gameBoard } from '../src/game/board';
import { beatTime, finaleOf, litBy, standing } from '../src/game/finale';
import { scoreLines } from '../src/game/score';
import { layoutOf } from '../src/table/picture';
import type { View } from '../src/wire';
import { boardOf, boards, DRAWN } from './boards';
// The last views of games that bots played.
import finished from './finished.json';

const views = finished as unknown as View[];

it('there is a finished game of every city', () => {
  expect(views.map(({ city }) => city)).toEqual(expect.arrayContaining(DRAWN));
});

describe.each(views)('$city', (view) => {
  const board = gameBoard(boardOf(view.city));
  const beats = finaleOf(board, view);
  const scores = view.outcome!.scores;

  it('adds up to the result', () => {
    expect(beats.at(-1)!.totals).toEqual(scores.map(({ total }) => total));
    for (const [seat, { total }] of scores.entries()) {
      const own = beats.filter((beat) => beat.seat === seat);
      expect(own.reduce((sum, { line }) => sum + line.points, 0)).toBe(total);
    }
    let before = scores.map(() => 0);
    for (const { seat, line, totals } of beats) {
      before[seat]! += line.points;
      expect(totals).toEqual(before);
      before = [...totals];
    }
  });

  it('counts routes, then tickets, then what else there is', () => {
    const kinds = beats.map(({ line }) => line.kind);
    expect(kinds).toEqual([...kinds].sort((a, b) => ['routes', 'ticket', 'bonus'].indexOf(a) - ['routes', 'ticket', 'bonus'].indexOf(b)));
    expect(kinds.filter((kind) => kind === 'routes')).toHaveLength(scores.length);
    expect(kinds.filter((kind) => kind === 'ticket')).toHaveLength(view.seats.reduce((sum, { kept }) => sum + kept!.length, 0));
  });

  it('lights the way of a completed ticket through the seat’s own routes, and the ends of any', () => {
    const tickets = beats.flatMap((beat) => (beat.line.kind === 'ticket' ? [{ ...beat, ...beat.line }] : []));
    expect(tickets.some(({ done }) => done)).toBe(true);
    for (const { seat, way, places, ticket, done } of tickets) {
      expect(places).toEqual([ticket.a, ticket.b]);
      if (!done) {
        expect(way).toEqual([]);
        continue;
      }
      expect(view.seats[seat]!.routes).toEqual(expect.arrayContaining([...way]));
      const end = way.map(board.route).reduce((at, { a, b }) => (at === a ? b : at === b ? a : 'nowhere'), ticket.a);
      expect(end).toBe(ticket.b);
    }
  });

  it('lights as many places as a bonus counts', () => {
    for (const { line, places, points } of beats.flatMap(({ line, places }) => (line.kind === 'bonus' ? [{ line, places, points: line.points }] : []))) {
      if (line.bonus === 'attractions') expect(places).toHaveLength(points);
      if (line.bonus === 'tourists') expect(board.tourists!.points[places.length]).toBe(points);
      if (line.bonus === 'districts') {
        const whole = board.districts.filter((district) => district.places.every((place) => places.includes(place)));
        expect(whole.reduce((sum, district) => sum + district.points, 0)).toBe(points);
      }
    }
  });

  it('tells who takes the lead, and ends with the winner ahead', () => {
    const [winner] = view.outcome!.winners;
    expect(standing(beats.at(-1)!.totals)[0]).toBe(winner);
    const leads = beats.flatMap(({ leads }) => leads ?? []);
    if (leads.length > 0) expect(leads.at(-1)).toBe(winner);
  });
});

describe('the order', () => {
  const board = gameBoard(boardOf('london'));
  const [small, middle, large] = [...board.tickets].sort((a, b) => a.points - b.points).filter((_, i) => i % 6 === 0) as [
    (typeof board.tickets)[0], (typeof board.tickets)[0], (typeof board.tickets)[0],
  ];
  const seat = (kept: string[], completed: string[] = []): View['seats'][0] => ({
    cards: 0, shown: {}, tickets: kept.length, pieces: {}, points: 0, routes: [], kept, completed, bonuses: [{ kind: 'districts', points: 0 }],
  });
  const score = (routes: number, tickets: number): NonNullable<View['outcome']>['scores'][0] => ({
    routes, tickets, bonus: 0, total: routes + tickets, completed: 0,
  });
  const view: View = {
    city: 'london', phase: 'finished', turn: 0, row: [], deck: 0, discards: {}, ticket_deck: 0, turns_left: null,
    seats: [seat([large.id, small.id]), seat([middle.id], [middle.id])],
    outcome: { reason: 'finished', winners: [1], scores: [score(20, -small.points - large.points), score(10, middle.points)] },
  };

  it('begins each round of tickets with whoever is behind, small tickets first, and leaves out what adds nothing', () => {
    expect(finaleOf(board, view).map(({ seat, line }) => [seat, line.points])).toEqual([
      [0, 20], [1, 10], [1, middle.points], [0, -small.points], [0, -large.points],
    ]);
    expect(scoreLines(board, view, 0).map(({ points }) => points)).toEqual([20, -small.points, -large.points, 0]);
  });

  it('is nothing before the end', () => {
    const { outcome: _, ...before } = view;
    expect(finaleOf(board, before)).toEqual([]);
  });

  it('lights no district that is not connected', () => {
    const touched = { ...view, seats: view.seats.map((one) => ({ ...one, routes: [board.routes[0]!.id] })) };
    expect(litBy(board, touched, 0, { kind: 'bonus', bonus: 'districts', points: 0 })).toEqual({ way: [], places: [] });
  });
});

it('takes twenty seconds at most, however much there is to count', () => {
  for (const beats of [1, 8, 14, 30, 60]) expect(beats * beatTime(beats)).toBeLessThanOrEqual(18_001);
  expect(beatTime(4)).toBe(beatTime(8));
});

it('a picture has the whole board on it, and room for scores beside or below', () => {
  for (const { drawing } of boards) {
    const aspect = drawing.frame.width / drawing.frame.height;
    const { height, board, scores, beside } = layoutOf(aspect);
    expect(board.width / board.height).toBeCloseTo(aspect);
    for (const { x, y, width, height: high } of [board, scores]) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(1200);
      expect(y + high).toBeLessThan(height);
    }
    if (beside) expect(scores.x).toBeGreaterThan(board.x + board.width);
    else expect(scores.y).toBeGreaterThan(board.y + board.height);
    expect(beside ? scores.width : scores.height).toBeGreaterThan(180);
  }
});
