// How long an event is shown before the next one. Cards that fly land within that time.
import { actor, entriesOf } from '../game/events';
import { settings, type Pace } from '../settings.svelte';
import type { Numbered } from '../wire';

type News = Pick<Numbered, 'what'>;

/** How long what others did is shown, in milliseconds. At the default pace a round of three bots that draw two cards each
 * takes 2.5 seconds at most. */
export const PACE_MS: Readonly<Record<Pace, number>> = { instant: 0, fast: 200, normal: 400, slow: 1200 };
/** How long one's own action is shown before what others do next. */
const OWN_MS = 400;

/** A claim is a whole turn, with more to see: it is shown for as long as two cards are. */
function weight({ what }: News): number {
  const [done] = entriesOf(what);
  return done && 'do' in done && done.do === 'claim' ? 2 : 1;
}

/** How long an event is shown before the next one, in milliseconds. `me` is the seat that one plays, if any. */
export function shownFor(news: News, me: number | undefined, pace: Pace = settings.pace): number {
  const seat = actor(news);
  if (seat === undefined) return 0;
  return seat === me ? Math.min(OWN_MS, PACE_MS[pace]) : PACE_MS[pace] * weight(news);
}

/** How long the cards of an event may fly. One's own fly even where others are not waited for. */
export function flightTime(news: News, me: number | undefined): number {
  return actor(news) === me ? OWN_MS : shownFor(news, me);
}
