// How long an event is shown before the next one, and when each thing flies within that time.
import { MOTION } from '../design/tokens';
import { actor, entriesOf } from '../game/events';
import type { Act } from '../game/flights';
import { settings, type Pace } from '../settings.svelte';
import type { Numbered } from '../wire';

type News = Pick<Numbered, 'what'>;

/** How long what others did is shown, in milliseconds. At the default pace a round of three bots that draw two cards each
 * takes 2.5 seconds at most, one's own claim before it included. */
export const PACE_MS: Readonly<Record<Pace, number>> = { instant: 0, fast: 200, normal: 340, slow: 1200 };
/** How long one's own action is shown before what others do next. */
const OWN_MS = PACE_MS.normal;
/** A claim is a whole turn with much to see, and so is a new row: it is shown for longer than two cards are. */
export const EVENT = 2.25;

function weight({ what }: News): number {
  const event = entriesOf(what).some((one) => 'chance' in one || ('do' in one && one.do === 'claim'));
  return event ? EVENT : 1;
}

/** How long an event is shown before the next one, in milliseconds. `me` is the seat that one plays, if any. */
export function shownFor(news: News, me: number | undefined, pace: Pace = settings.pace): number {
  const seat = actor(news);
  if (seat === undefined) return 0;
  const heavy = weight(news);
  return seat === me && heavy === 1 ? Math.min(OWN_MS, PACE_MS[pace]) : PACE_MS[pace] * heavy;
}

/** How long things of an event may fly. One's own fly even where others are not waited for. */
export function flightTime(news: News, me: number | undefined): number {
  const wait = shownFor(news, me);
  return actor(news) === me ? Math.max(wait, OWN_MS * weight(news)) : wait;
}

/** How long a card turns when it has lain down, before a vehicle stands in its place. */
export const FLIP = 80;
/** How long a vehicle takes to stand up. */
export const STAND = 220;
/** How long one thing of an act flies, and between one and the next, in milliseconds: less where there is less time. */
const ACTS: Readonly<Record<Act['how'], { each: number; step: number }>> = {
  fly: { each: MOTION.flight, step: MOTION.step },
  pay: { each: MOTION.flight + FLIP, step: MOTION.step },
  // As long as bots wait after the landing, and what the counting takes.
  score: { each: 620, step: 0 },
  sweep: { each: MOTION.turn, step: 20 },
  deal: { each: MOTION.turn, step: MOTION.step },
  shuffle: { each: MOTION.turn, step: 45 },
};

/** An act with its times in milliseconds: when the first thing takes off, how long each flies, and when the next follows. */
export interface TimedAct extends Act {
  start: number;
  each: number;
  step: number;
}

export interface Timeline {
  acts: readonly TimedAct[];
  /** 1, or less where all goes faster to be there in time. */
  haste: number;
}

/** When the thing that flies at this position of an act takes off. */
export const takesOff = ({ start, step }: TimedAct, position: number): number => start + position * step;
/** When all of an act have landed. */
export const landed = (act: TimedAct): number => takesOff(act, Math.max(0, act.flights.length - 1)) + act.each;

/** One act after another, all within `time`. */
export function timeline(acts: readonly Act[], time: number): Timeline {
  let now = 0;
  const full = acts.map((act): TimedAct => {
    const timed = { ...act, ...ACTS[act.how], start: now };
    now = landed(timed);
    return timed;
  });
  const haste = now > time ? time / now : 1;
  const sooner = (act: TimedAct): TimedAct => ({ ...act, start: act.start * haste, each: act.each * haste, step: act.step * haste });
  return { acts: full.map(sooner), haste };
}

