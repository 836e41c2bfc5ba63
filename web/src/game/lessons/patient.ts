// Lessons that, once they matter, can wait for a quiet moment. The first one that matters comes first.
import { ofKind } from '../actions';
import type { Args } from '../../words/words.svelte';
import {
  affordable, atTurn, doneOf, ends, freeRoutes, lowest, ownRoutes, piecesLeft, placesOf, seatOf, tickets, turns,
  wasShuffled, who, type Lesson, type Moment,
} from './moment';

/** For so many turns there is advice. */
export const ADVISED_TURNS = 6;
/** So few cards in the deck, or pieces above the last round, are worth a word. */
const FEW_CARDS = 5;
const FEW_PIECES = 4;

/** Points of a kind of piece: “1, 2, 3” and “1, 2, 4”. */
function table({ teller: { board, list } }: Moment, kind: string): Args {
  const points = Object.entries(board.pieces.find(({ name }) => name === kind)?.points ?? {});
  return { lengths: list(points.map(([cards]) => cards)), worths: list(points.map(([, worth]) => String(worth))) };
}

export const PATIENT: readonly Lesson[] = [
  {
    id: 'points',
    when(moment) {
      const [route] = ownRoutes(moment);
      if (!route) return undefined;
      const { me, board } = moment.teller;
      const kind = board.pieces.find(({ name }) => name === route.piece);
      return {
        ids: [route.id],
        spots: [`points-${me}`, `pieces-${me}`],
        args: { ...ends(moment, route), ...table(moment, route.piece), piece: route.piece, pieces: kind?.count ?? 0 },
      };
    },
  },
  {
    id: 'done',
    when(moment) {
      const [ticket] = moment.view.completed ?? [];
      if (ticket === undefined) return undefined;
      const { points } = moment.teller.board.ticket(ticket);
      const args = { ticket: tickets(moment, [ticket]), points };
      return { spots: ['my-tickets'], ids: placesOf(moment, [ticket]), args };
    },
  },
  {
    id: 'double',
    on: ({ routes }) => routes.some(({ twin }) => twin !== null),
    when(moment) {
      const { board } = moment.teller;
      for (const { routes } of moment.view.seats) {
        const taken = routes.map((id) => board.route(id)).find(({ twin }) => twin !== null);
        if (!taken?.twin) continue;
        const args = { ...ends(moment, taken), players: moment.view.seats.length };
        return { ids: [taken.id, taken.twin], args };
      }
      return undefined;
    },
  },
  {
    id: 'attractions',
    on: ({ bonuses }) => bonuses.includes('attractions'),
    when(moment) {
      const { board } = moment.teller;
      const touched = ownRoutes(moment).flatMap(({ a, b }) => [board.place(a), board.place(b)]);
      const place = touched.find(({ attraction }) => attraction);
      return place && { ids: [place.id], args: { place: place.name } };
    },
  },
  {
    id: 'districts',
    on: ({ bonuses }) => bonuses.includes('districts'),
    when(moment) {
      const touched = new Set(ownRoutes(moment).flatMap(({ a, b }) => [a, b]));
      const district = moment.teller.board.districts.find(({ places }) => places.some((id) => touched.has(id)));
      return district && { ids: district.places, args: { count: district.places.length, points: district.points } };
    },
  },
  {
    id: 'tourists',
    on: ({ bonuses }) => bonuses.includes('tourists'),
    when(moment) {
      const { view } = moment;
      const stacks = (view.stacks ?? []).filter(({ tokens }) => tokens > 0).map(({ at }) => at);
      const near = affordable(moment).some(({ a, b }) => stacks.includes(a) || stacks.includes(b));
      const taken = view.seats.some(({ tourists = 0 }) => tourists > 0);
      return (near && turns(moment) > 0) || taken ? { ids: stacks } : undefined;
    },
  },
  {
    id: 'tokens',
    on: ({ bonuses }) => bonuses.includes('tourists'),
    when(moment) {
      const { me, board, list } = moment.teller;
      if ((seatOf(moment)?.tourists ?? 0) === 0) return undefined;
      const worth = (board.tourists?.points ?? []).flatMap((points, count) => (points > 0 ? [{ points, count }] : []));
      const args = {
        counts: list(worth.map(({ count }) => String(count))),
        worths: list(worth.map(({ points }) => String(points))),
      };
      return { spots: [`tourists-${me}`], args };
    },
  },
  {
    id: 'ferry',
    on: ({ routes }) => routes.some(({ ferries }) => ferries > 0),
    when(moment) {
      const ferries = freeRoutes(moment).filter(({ ferries }) => ferries > 0);
      const near = new Set(placesOf(moment, moment.view.tickets ?? []));
      const route = ferries.find(({ a, b }) => near.has(a) || near.has(b)) ?? ferries[0];
      const soon = (moment.view.hand?.['wild'] ?? 0) > 0 || ownRoutes(moment).length > 0;
      if (!route || !soon) return undefined;
      return { ids: [route.id], args: { ...ends(moment, route), ferries: route.ferries } };
    },
  },
  {
    id: 'subway',
    on: ({ routes }) => routes.some(({ piece }) => piece === 'subway'),
    when(moment) {
      const { me, board } = moment.teller;
      const route = freeRoutes(moment).find(({ piece }) => piece === 'subway');
      if (!route || turns(moment) < 1) return undefined;
      const pieces = board.pieces.find(({ name }) => name === 'subway')?.count ?? 0;
      return { ids: [route.id], spots: [`pieces-${me}`], args: { ...ends(moment, route), pieces } };
    },
  },
  {
    id: 'block',
    when(moment) {
      const claim = doneOf(moment.log, 'claim').find(({ seat }) => seat !== moment.teller.me);
      if (!claim) return undefined;
      const args = { ...ends(moment, moment.teller.board.route(claim.route)), ...who(moment, claim.seat) };
      return { ids: [claim.route], args };
    },
  },
  {
    id: 'low',
    when(moment) {
      const { view, teller } = moment;
      const limit = teller.board.last_round_at;
      const seat = lowest(moment, limit + FEW_PIECES);
      if (seat === undefined || view.turns_left !== null) return undefined;
      const args = { ...who(moment, seat), count: piecesLeft(view.seats[seat]!), limit };
      return { spots: [`pieces-${seat}`], args };
    },
  },
  {
    id: 'wild',
    when(moment) {
      const slot = moment.view.row.indexOf('wild');
      const held = (moment.view.hand?.['wild'] ?? 0) > 0;
      if (!atTurn(moment) || turns(moment) < 1 || (slot < 0 && !held)) return undefined;
      return { spots: [slot < 0 ? 'hand' : `slot-${slot}`] };
    },
  },
  {
    id: 'blind',
    when: (moment) =>
      atTurn(moment) && turns(moment) > 0 && moment.view.deck > 0 ? { spots: ['deck'] } : undefined,
  },
  {
    id: 'grey',
    when(moment) {
      const route = affordable(moment).find(({ color }) => color === 'grey');
      return route && turns(moment) > 1 ? { ids: [route.id], args: ends(moment, route) } : undefined;
    },
  },
  {
    id: 'sweep',
    when(moment) {
      const slots = moment.view.row.flatMap((color, slot) => (color === 'wild' ? [`slot-${slot}`] : []));
      return slots.length === 2 && turns(moment) > 0 ? { spots: slots } : undefined;
    },
  },
  {
    id: 'more',
    when(moment) {
      const { view, actions } = moment;
      const open = (view.tickets?.length ?? 0) - (view.completed?.length ?? 0);
      const can = atTurn(moment) && ofKind(actions, 'tickets').length > 0;
      return can && open === 0 && view.turns_left === null ? { spots: ['tickets'] } : undefined;
    },
  },
  {
    id: 'reshuffle',
    when: ({ view, log }) =>
      (view.deck <= FEW_CARDS || wasShuffled(log)) ? { spots: ['discards'] } : undefined,
  },
  {
    id: 'alone',
    when: (moment) => (atTurn(moment) && turns(moment) >= ADVISED_TURNS ? {} : undefined),
  },
];
