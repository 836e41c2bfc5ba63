// Lessons that belong to one moment and cannot wait. The first one that matters comes first.
import { isOver, ofKind } from '../actions';
import type { Args } from '../../words/words.svelte';
import {
  affordable, atTurn, doneOf, ends, lowest, placesOf, seatOf, tickets, turns, who, type Lesson, type Moment,
} from './moment';

export const ROW = ['slot-0', 'slot-1', 'slot-2', 'slot-3', 'slot-4'];

const score = (id: string, when: (moment: Moment) => Args, on?: Lesson['on']): Lesson => ({
  id,
  ...(on ? { on } : {}),
  when: (moment) => (isOver(moment.view) ? { spots: ['end'], args: when(moment) } : undefined),
});

export const URGENT: readonly Lesson[] = [
  {
    id: 'welcome',
    when: ({ view }) => (isOver(view) ? undefined : { spots: ['board'] }),
  },
  {
    id: 'choose',
    when: ({ view, actions }) =>
      view.phase === 'choose-tickets' && actions.length > 0 ? { spots: ['offers'] } : undefined,
  },
  {
    id: 'place',
    on: ({ bonuses }) => bonuses.includes('tourists'),
    when(moment) {
      const places = ofKind(moment.actions, 'place').map(({ at }) => at);
      if (places.length > 0) return { ids: places, args: { ...who(moment, moment.teller.me), count: 1 } };
      const others = doneOf(moment.log, 'place').filter(({ seat }) => seat !== moment.teller.me);
      if (others.length === 0 || isOver(moment.view)) return undefined;
      const { names, list } = moment.teller;
      const placers = [...new Set(others.map(({ seat }) => seat))];
      const args = { me: 'no', count: placers.length, name: list(placers.map((seat) => names[seat] ?? '')) };
      return { ids: others.map(({ at }) => at), args };
    },
  },
  {
    id: 'pay',
    when: ({ paying }) => (paying ? { spots: ['payments'] } : undefined),
  },
  {
    id: 'keep',
    when: ({ view, actions }) =>
      view.phase === 'keep-tickets' && actions.length > 0
        ? { spots: ['offers'], args: { count: view.offered?.length ?? 0 } }
        : undefined,
  },
  {
    id: 'second',
    when({ view, actions }) {
      const from = ofKind(actions, 'draw').map((draw) => (draw.from === 'deck' ? 'deck' : `slot-${draw.from}`));
      return view.phase === 'second-card' && from.length > 0 ? { spots: from } : undefined;
    },
  },
  {
    id: 'last',
    when(moment) {
      const { view, teller } = moment;
      if (view.turns_left === null || isOver(view)) return undefined;
      const seat = lowest(moment, teller.board.last_round_at);
      return {
        spots: ['last-round', ...(seat === undefined ? [] : [`pieces-${seat}`])],
        args: { count: teller.board.last_round_at, ...who(moment, seat ?? teller.me) },
      };
    },
  },
  score('score-routes', (moment) => ({
    count: seatOf(moment)?.routes.length ?? 0,
    points: seatOf(moment)?.points ?? 0,
  })),
  score('score-tickets', (moment) => {
    const { kept = [], completed = [] } = seatOf(moment) ?? {};
    return { done: completed.length, missed: kept.length - completed.length };
  }),
  score(
    'score-bonus',
    ({ teller: { board: { bonuses } } }) => ({ kind: bonuses.length === 1 ? bonuses[0]! : 'several' }),
    ({ bonuses }) => bonuses.length > 0,
  ),
  score('score-win', () => ({})),
  {
    id: 'tickets',
    when(moment) {
      const own = moment.view.tickets ?? [];
      if (!atTurn(moment) || own.length === 0) return undefined;
      const args = { count: own.length, tickets: tickets(moment, own) };
      return { spots: ['my-tickets'], ids: placesOf(moment, own), args };
    },
  },
  {
    id: 'turn',
    when: (moment) => (atTurn(moment) ? { spots: [...ROW, 'deck', 'board', 'tickets'] } : undefined),
  },
  {
    id: 'draw',
    when: (moment) =>
      atTurn(moment) && ofKind(moment.actions, 'draw').length > 0
        ? { spots: [...ROW, 'deck', 'hand'], args: { count: seatOf(moment)?.cards ?? 0 } }
        : undefined,
  },
  {
    id: 'claim',
    when(moment) {
      const [route] = affordable(moment);
      const advised = moment.advice?.action.do === 'claim';
      if (!route || (!advised && turns(moment) < 2)) return undefined;
      return { ids: [route.id], spots: ['hand'], args: ends(moment, route) };
    },
  },
];
