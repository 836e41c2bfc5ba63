// What a good player would do, in words with the reason, and what it points to.
import type { Hint, HintReason } from '../wire';
import type { Due } from './lessons';
import { ends, tickets, type Moment } from './lessons/moment';
import { claimed } from './sentences';

export interface Advice extends Pick<Due, 'spots' | 'ids'> {
  text: string;
}

/** A reason, in words. */
function why(moment: Moment, reason: HintReason): string {
  const { t, board } = moment.teller;
  switch (reason.why) {
    case 'completes':
    case 'nearer':
    case 'way':
      return t(`advice-why-${reason.why}`, { tickets: tickets(moment, reason.tickets), count: reason.tickets.length });
    case 'color':
    case 'grey':
      return t(`advice-why-${reason.why}`, ends(moment, board.route(reason.route)));
    case 'collects':
      return t('advice-why-collects', { count: reason.count });
    case 'points':
    case 'wild':
    case 'nothing-in-row':
    case 'may-be-wild':
      return t(`advice-why-${reason.why}`);
  }
}

/** The reasons that are worth words: how many points a route gives is said anyway. */
const worthSaying = ({ why }: HintReason, position: number): boolean => why !== 'points' || position === 0;

/** Whether advice says why. The words for tickets and passing do in any case. */
export const isExplained = ({ action, reasons }: Hint): boolean =>
  reasons.length > 0 || !['draw', 'claim', 'place'].includes(action.do);

export function adviceInWords(moment: Moment, { action, routes: plan, reasons }: Hint): Advice {
  const { t, board } = moment.teller;
  const because = (what: string): string =>
    [what, ...reasons.filter(worthSaying).map((reason) => why(moment, reason))].join(' ');
  switch (action.do) {
    case 'draw': {
      if (action.from === 'deck') return { text: because(t('advice-deck')), spots: ['deck'], ids: plan };
      const text = because(t('advice-row', { color: action.card ?? '', wild: board.wild }));
      return { text, spots: [`slot-${action.from}`], ids: plan };
    }
    case 'claim':
      return { text: because(t('advice-claim', claimed(moment.teller, action))), ids: [action.route] };
    case 'keep': {
      const kept = action.tickets ?? [];
      const args = { tickets: tickets(moment, kept), count: kept.length };
      const offered = moment.view.offered?.length ?? 0;
      return { text: t(offered === 1 ? 'advice-keep-last' : 'advice-keep', args), spots: ['offers'] };
    }
    case 'place':
      return { text: because(t('advice-place', { place: board.place(action.at).name })), ids: [action.at] };
    case 'tickets':
      return { text: t('advice-tickets'), spots: ['tickets'] };
    case 'pass':
      return { text: t('advice-pass') };
  }
}
