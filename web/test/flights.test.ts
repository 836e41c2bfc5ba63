// What moves when something happened, and when.
import { describe, expect, it } from 'vitest';
import { gameBoard, type GameBoard } from '../src/game/board';
import { actsOf, type Act, type Flight } from '../src/game/flights';
import { EVENT, landed, PACE_MS, takesOff, timeline } from '../src/table/pace';
import type { Entry, Numbered, Route, View } from '../src/wire';
import { boardOf } from './boards';

const london = gameBoard(boardOf('london'));
const berlin = gameBoard(boardOf('berlin'));
const view = (more: Partial<View> = {}): View => ({
  city: 'london', seat: 0, phase: 'turn', turn: 0, row: ['blue', 'wild', 'red', 'wild', 'red'], deck: 20, discards: {}, ticket_deck: 5,
  turns_left: null, seats: [], ...more,
});
const played = (entry: Entry, ...chance: Entry[]): Numbered => ({ number: 1, at: 0, what: { event: 'played', entry, chance } });
/** As seat 0 sees it. */
const acts = (news: Numbered[], before = view(), after = view(), board: GameBoard = london): Act[] =>
  actsOf(news, { board, me: 0, before, after });
const routeWith = (board: GameBoard, cards: number, spaces: number): Route =>
  board.routes.find((one) => one.cards === cards && one.spaces === spaces)!;
const cars = (flights: readonly Flight[]): (number | undefined)[] => flights.map(({ to }) => (to as { car?: number }).car);

describe('what flies', () => {
  it('cards from slots and decks to hands; one’s own blind one is turned up', () => {
    const flown = (entry: Entry): readonly Flight[] => acts([played(entry)]).flatMap(({ flights }) => flights);
    expect(flown({ do: 'draw', seat: 1, from: 'deck' })).toEqual([{ from: 'deck', to: 'seat-1', kind: 'card' }]);
    expect(flown({ do: 'draw', seat: 0, from: 2, card: 'red' })).toEqual([{ from: 'slot-2', to: 'hand', kind: 'card', color: 'red' }]);
    expect(flown({ do: 'draw', seat: 0, from: 'deck', card: 'red' })).toEqual([
      { from: 'deck', to: 'hand', kind: 'card', color: 'red', turns: true },
    ]);
    expect(flown({ do: 'tickets', seat: 1, count: 2 })).toHaveLength(2);
  });

  it('tickets that were not kept go back', () => {
    const [act] = acts([played({ do: 'keep', seat: 0, tickets: ['a'] })], view({ offered: ['a', 'b'] }));
    expect(act?.flights).toEqual([{ from: 'hand', to: 'tickets', kind: 'ticket' }]);
    expect(acts([played({ do: 'keep', seat: 1 })])).toEqual([]);
  });

  it('a claim: a card to each space, then the points into the score', () => {
    const { id: route, points } = routeWith(london, 3, 3);
    const [pay, score] = acts([played({ do: 'claim', seat: 1, route, cards: { red: 2, wild: 1 } })]);
    expect(pay?.how).toBe('pay');
    expect(pay?.flights.map(({ from, color }) => [from, color])).toEqual([['seat-1', 'red'], ['seat-1', 'red'], ['seat-1', 'wild']]);
    expect(pay?.flights.map(({ to }) => to)).toEqual([0, 1, 2].map((car) => ({ route, car })));
    expect(score).toEqual({ how: 'score', flights: [{ from: { route }, to: 'points-1', kind: 'points', points }] });
  });

  it('a claim of a route with one space: a card to each vehicle on it', () => {
    const { id: route } = routeWith(berlin, 3, 1);
    const [pay] = acts([played({ do: 'claim', seat: 0, route, cards: { red: 3 } })], view(), view(), berlin);
    expect(pay?.flights.every(({ from }) => from === 'hand')).toBe(true);
    expect(cars(pay!.flights)).toEqual([0, 1, 2]);
  });

  it('more cards than vehicles, or fewer: spread over all of them', () => {
    const odd = gameBoard({ ...boardOf('london'), routes: [{ ...routeWith(london, 3, 3), id: 'odd', cards: 5, spaces: 2 }] });
    // Two spaces with three vehicles each.
    const [pay] = acts([played({ do: 'claim', seat: 0, route: 'odd', cards: { red: 5 } })], view(), view(), odd);
    expect(cars(pay!.flights)).toEqual([0, 1, 2, 3, 4]);
    const few = gameBoard({ ...odd, routes: [{ ...odd.routes[0]!, cards: 4 }] });
    const [less] = acts([played({ do: 'claim', seat: 0, route: 'odd', cards: { red: 8 } })], view(), view(), few);
    expect(cars(less!.flights)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });

  it('a sweep: the old row to the discards, with the wild that was one too many; then the new row from the deck', () => {
    const after = view({ row: ['pink', 'red', null, 'blue', 'blue'] });
    const [drawn, sweep, deal] = acts([played({ do: 'draw', seat: 1, from: 2, card: 'red' }, { chance: 'sweep', count: 1 })], view(), after);
    expect(drawn?.how).toBe('fly');
    expect(sweep?.how).toBe('sweep');
    expect(sweep?.flights.map(({ from, to, color }) => [from, to, color])).toEqual(
      ['blue', 'wild', 'wild', 'wild', 'red'].map((color, slot) => [`slot-${slot}`, 'discards', color]),
    );
    expect(deal?.flights).toEqual(
      [[0, 'pink'], [1, 'red'], [3, 'blue'], [4, 'blue']].map(([slot, color]) => ({
        from: 'deck', to: `slot-${slot}`, kind: 'card', color, turns: true,
      })),
    );
  });

  it('a new deck: some cards from the discards', () => {
    const [, shuffle] = acts([played({ do: 'draw', seat: 1, from: 'deck' }, { chance: 'shuffle', count: 30 })]);
    expect(shuffle?.how).toBe('shuffle');
    expect(shuffle?.flights.length).toBeLessThan(8);
    expect(shuffle?.flights[0]).toEqual({ from: 'discards', to: 'deck', kind: 'card' });
  });
});

describe('when it flies', () => {
  const route = routeWith(london, 4, 4).id;
  const claim = acts([played({ do: 'claim', seat: 1, route, cards: { red: 4 } })]);

  it('all of it where there is time, in the time there is where there is less', () => {
    const full = timeline(claim, Infinity);
    expect(full.haste).toBe(1);
    const [pay, score] = full.acts as [typeof full.acts[0], typeof full.acts[0]];
    expect(takesOff(pay, 1) - takesOff(pay, 0)).toBe(90);
    expect(score.start).toBe(landed(pay));
    expect(landed(timeline(claim, PACE_MS.slow * EVENT).acts[1]!)).toBe(landed(score));
    for (const time of [PACE_MS.normal * EVENT, PACE_MS.fast * EVENT]) {
      const hasty = timeline(claim, time);
      expect(landed(hasty.acts[1]!)).toBeCloseTo(time);
      expect(hasty.acts[1]!.start).toBeCloseTo(landed(hasty.acts[0]!));
    }
  });

  it('leaves 300 milliseconds after the landing of a claim at the default pace', () => {
    const [, score] = timeline(claim, PACE_MS.normal * EVENT).acts;
    expect(score!.each).toBeGreaterThan(300);
  });

  it('what is drawn by one after another overlaps', () => {
    const draw = (number: number): Numbered => ({ ...played({ do: 'draw', seat: 1, from: 'deck' }), number });
    const { acts: [fly, more] } = timeline(acts([draw(1), draw(2)]), Infinity);
    expect(fly?.flights).toHaveLength(2);
    expect(more).toBeUndefined();
    expect(takesOff(fly!, 1)).toBeLessThan(landed(fly!) / 2);
  });
});
