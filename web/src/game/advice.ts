// What a good player would do, in words with the reason, and what it points to.
import type { Hint } from '../wire';
import type { Due } from './lessons';
import { ends, freeRoutes, tickets, type Moment } from './lessons/moment';
import { claimed } from './sentences';

export interface Advice extends Pick<Due, 'spots' | 'ids'> {
  text: string;
}

/** Why a card is worth having: the planned route that it pays for. */
function whyCard(moment: Moment, color: string, planned: readonly string[]): string {
  const { t } = moment.teller;
  if (color === 'wild') return t('advice-why-wild');
  const routes = freeRoutes(moment).filter(({ id }) => planned.includes(id));
  const same = routes.find((route) => route.color === color);
  if (same) return t('advice-why-color', ends(moment, same));
  const grey = routes.find((route) => route.color === 'grey');
  if (grey) return t('advice-why-grey', ends(moment, grey));
  return t('advice-why-hand', { count: (moment.view.hand?.[color] ?? 0) + 1 });
}

export function adviceInWords(moment: Moment, { action, routes, tickets: served }: Hint): Advice {
  const { t, board } = moment.teller;
  const free = freeRoutes(moment).map(({ id }) => id);
  const plan = routes.filter((id) => free.includes(id));
  const goal = (id: string): string => (served.length > 0 ? t(id, { tickets: tickets(moment, served) }) : '');
  const say = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');
  switch (action.do) {
    case 'draw': {
      if (action.from === 'deck') return { text: say(t('advice-deck'), goal('advice-why-way')), spots: ['deck'], ids: plan };
      const color = action.card ?? '';
      const text = say(t('advice-row', { color, wild: board.wild }), whyCard(moment, color, routes), goal('advice-why-way'));
      return { text, spots: [`slot-${action.from}`], ids: plan };
    }
    case 'claim':
      return { text: say(t('advice-claim', claimed(moment.teller, action)), goal('advice-why-ticket')), ids: [action.route] };
    case 'keep': {
      const kept = action.tickets ?? [];
      const args = { tickets: tickets(moment, kept), count: kept.length };
      const offered = moment.view.offered?.length ?? 0;
      return { text: t(offered === 1 ? 'advice-keep-last' : 'advice-keep', args), spots: ['offers'] };
    }
    case 'place':
      return { text: t('advice-place', { place: board.place(action.at).name }), ids: [action.at] };
    case 'tickets':
      return { text: t('advice-tickets'), spots: ['tickets'] };
    case 'pass':
      return { text: t('advice-pass') };
  }
}
