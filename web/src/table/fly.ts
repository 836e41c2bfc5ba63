// What happened is seen to happen: cards, tickets and points fly over the page, vehicles come, the last round is rung in.
// All of it is the difference of two states, at a table and in a replay alike.
import { MOTION } from '../design/tokens';
import { isOver } from '../game/actions';
import { actsOf, type Change, type Flight } from '../game/flights';
import { afterPaint, calm, unseen } from '../motion';
import type { Numbered } from '../wire';
import { t } from '../words/words.svelte';
import { cardPicture, type CardBoard } from './cardPicture';
import { comes, nothingComes } from './coming';
import { FLIP, landed, STAND, takesOff, timeline, type TimedAct, type Timeline } from './pace';
import { play } from './sound';
import { CARD, finder, type Where } from './where';

/** Until the frame is painted after which cards take off. */
const PAINT = 40;
/** More news than these are a jump, in which nothing flies: after a lost connection, or in a replay. */
const MOST_NEWS = 4;

let sky: HTMLElement | undefined;

/** What cards fly in, above the page. */
function above(): HTMLElement {
  if (!sky?.isConnected) {
    const around = document.createElement('div');
    around.className = 'sky';
    around.ariaHidden = 'true';
    sky = around.appendChild(document.createElement('div'));
    document.body.append(around);
  }
  return sky;
}

/** Lets what happened be seen and heard. All has landed within `time`, and nothing flies if there is none. Called before the
 * change is shown: the board and the scores then ask when their part of it comes. */
export function fly(news: readonly Numbered[], change: Change, time = Infinity): void {
  nothingComes();
  if (news.length > MOST_NEWS) return;
  const { before, after } = change;
  const lastRound = before.turns_left === null && after.turns_left !== null && !isOver(after);
  const still = calm() || unseen();
  const acts = timeline(actsOf(news, change), Math.max(0, time - PAINT));
  const moves = !still && time > PAINT;
  sound(acts, lastRound, moves);
  if (still) return;
  if (moves) expectClaim(acts);
  if ((moves && acts.acts.length > 0) || lastRound) {
    afterPaint(() => {
      // Reads all positions before it changes anything, or the browser would lay out the page for every card.
      const find = finder(change.board);
      const ways = moves ? acts.acts.flatMap((act) => waysOf(act, find)) : [];
      const board = lastRound ? document.querySelector('.board')?.getBoundingClientRect() : undefined;
      // What leaves first lies above the rest.
      for (const way of ways.toReversed()) takeOff(way, acts.haste, change.board);
      hideNewRow(acts.acts);
      if (board) ribbon(board);
    });
  }
}

/** Lets everything be there that is still on its way. */
export function land(): void {
  nothingComes();
  for (const one of document.querySelectorAll('.flying, .air > svg')) {
    for (const way of one.getAnimations({ subtree: true })) way.finish();
  }
}

/** Tells the board and the score when their parts of a claim come. */
function expectClaim({ acts, haste }: Timeline): void {
  const [pay, score] = (['pay', 'score'] as const).map((how) => acts.find((act) => act.how === how));
  const to = pay?.flights[0]?.to;
  if (!pay || !score || typeof to !== 'object') return;
  comes(to.route, { first: PAINT + pay.start + pay.each, step: pay.step, each: STAND * haste }, PAINT + landed(score));
}

function sound({ acts }: Timeline, lastRound: boolean, moves: boolean): void {
  const at = (time: number): number => (moves ? PAINT + time : 0);
  for (const act of acts) {
    if (act.how === 'pay' && moves) act.flights.forEach((_, i) => play('tick', at(takesOff(act, i) + act.each)));
    if (act.how === 'score') play('claim', at(landed(act)));
    if (act.how === 'fly') play('card');
    if (act.how === 'sweep') play('whoosh', at(act.start));
  }
  if (lastRound) play('bell');
}

/** A flight with its times and places. */
interface Way extends Flight {
  how: TimedAct['how'];
  position: number;
  delay: number;
  duration: number;
  start: Where;
  end: Where;
}

function waysOf(act: TimedAct, find: ReturnType<typeof finder>): Way[] {
  return act.flights.flatMap((flight, position) => {
    const [start, end] = [find(flight.from, flight.color), find(flight.to, flight.color)];
    if (!start || !end) return [];
    return [{ ...flight, how: act.how, position, delay: takesOff(act, position), duration: act.each, start, end }];
  });
}

function takeOff(way: Way, haste: number, board: CardBoard): void {
  const { kind, color, turns, points, delay, duration } = way;
  const flying = document.createElement('div');
  flying.className = `flying ${kind}`;
  if (kind === 'points') flying.textContent = `+${points}`;
  if (kind === 'card') flying.style.backgroundImage = cardPicture(turns ? undefined : color, board);
  above().append(flying);
  const timing = { delay, duration, fill: 'both' } as const;
  if (turns) {
    const face = flying.appendChild(document.createElement('i'));
    face.style.backgroundImage = cardPicture(color, board);
    face.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1, offset: 0.5 }, { opacity: 1 }], timing);
  }
  const frames = kind === 'points' ? rise(way) : way.how === 'pay' ? lieDown(way, FLIP * haste) : glide(way);
  const flight = flying.animate(frames, timing);
  const leave = (): void => flying.remove();
  flight.finished.then(leave, leave);
}

/** Where something is, how far it is turned, and how large along and across. */
interface Pose {
  x: number;
  y: number;
  turn?: number;
  along?: number;
  across?: number;
}

const posed = ({ x, y, turn = 0, along = 1, across = along }: Pose): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${across}, ${along})`;

/** As large as a card is there. */
const asThere = ({ x, y, length }: Where): Pose => ({ x, y, along: length / CARD.length });

/** How wide a card is that is seen from its edge. Browsers misplace what has no width at all. */
const EDGE = 0.05;

/** A way along an arc, in so many steps; slower at both ends, larger in the middle. */
const STEPS = 10;

function arc(from: Pose, to: Pose, bend: { x: number; y: number }, turns = false): Keyframe[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    const eased = part * part * (3 - 2 * part);
    const high = 4 * eased * (1 - eased);
    const mix = (a: number, b: number): number => a + (b - a) * eased;
    const [along, across] = [mix(from.along ?? 1, to.along ?? 1), mix(from.across ?? from.along ?? 1, to.across ?? to.along ?? 1)];
    const lift = 1 + 0.18 * high;
    return {
      offset: part,
      opacity: 1,
      transform: posed({
        x: mix(from.x, to.x) + high * bend.x,
        y: mix(from.y, to.y) + high * bend.y,
        turn: mix(from.turn ?? 0, to.turn ?? 0),
        along: along * lift,
        across: across * lift * (turns ? Math.max(EDGE, Math.abs(Math.cos(Math.PI * part))) : 1),
      }),
    };
  });
}

/** From spot to spot. It lies in the row before and after; elsewhere it comes out of something, or goes into it. */
function glide({ from, to, how, position, turns, start, end }: Way): Keyframe[] {
  const side = position % 2 === 0 ? 1 : -1;
  const bend = how === 'shuffle' ? { x: side * (34 + 6 * position), y: -26 } : { x: 0, y: how === 'sweep' ? -8 : -34 };
  const frames = arc(asThere(start), { ...asThere(end), turn: how === 'sweep' ? side * 8 : 0 }, bend, turns);
  if (String(from).startsWith('seat') || how === 'shuffle' || how === 'deal') frames[0]!.opacity = 0;
  if (!String(to).startsWith('slot')) frames.at(-1)!.opacity = 0;
  return frames;
}

/** A card flies to a space and lies down along it; then it turns away, and a vehicle comes in its place. */
function lieDown({ from, start, end, duration }: Way, flip: number): Keyframe[] {
  // Upright cards turn the shorter way.
  const turn = end.turn > 0 ? end.turn - 90 : end.turn + 90;
  const lying: Pose = { x: end.x, y: end.y, turn, along: end.length / CARD.length, across: (1.2 * end.width) / CARD.width };
  const frames = arc(asThere(start), lying, { x: 0, y: -40 });
  if (String(from).startsWith('seat')) frames[0]!.opacity = 0;
  for (const frame of frames) frame.offset = Number(frame.offset) * (1 - flip / duration);
  // Outside the part of the board that is in sight nothing comes of it.
  frames.push(end.hidden ? { ...frames.at(-1), offset: 1, opacity: 0 } : { offset: 1, opacity: 1, transform: posed({ ...lying, across: EDGE }) });
  return frames;
}

/** Points rise from a route and fly into the score. */
function rise({ start, end }: Way): Keyframe[] {
  const top = { x: start.x, y: start.y - 34 };
  const frames = arc({ ...top, along: 1.25 }, { x: end.x, y: end.y, along: 0.7 }, { x: 0, y: -20 });
  for (const frame of frames) frame.offset = 0.45 + 0.55 * Number(frame.offset);
  return [
    { offset: 0, opacity: 0, transform: posed({ ...top, y: start.y, along: 0.5 }) },
    { offset: 0.2, opacity: 1, transform: posed({ ...top, along: 1.4 }) },
    ...frames,
  ];
}

/** New cards of the row are not seen before they are dealt. */
function hideNewRow(acts: readonly TimedAct[]): void {
  const deal = acts.find(({ how }) => how === 'deal');
  deal?.flights.forEach(({ to }, i) => {
    const slot = document.querySelector(`[data-spot="${String(to)}"]`);
    slot?.animate({ opacity: [0, 0] }, { duration: takesOff(deal, i) + deal.each });
  });
}

/** A ribbon across the top of the board: the last round begins. */
function ribbon({ left, top, width }: DOMRect): void {
  const band = document.createElement('div');
  band.className = 'ribbon';
  band.textContent = t('last-round-begins');
  above().append(band);
  const at = (down: number, wide: number): string =>
    `translate(${left + width / 2}px, ${Math.max(top, 0) + down}px) translate(-50%, 0) scale(${wide}, 1)`;
  const way = band.animate(
    [
      { offset: 0, opacity: 0, transform: at(0, 0.3) },
      { offset: 0.14, opacity: 1, transform: at(14, 1.04) },
      { offset: 0.2, opacity: 1, transform: at(12, 1) },
      { offset: 0.86, opacity: 1, transform: at(12, 1) },
      { offset: 1, opacity: 0, transform: at(0, 1) },
    ],
    { duration: MOTION.moment, easing: 'ease-out', fill: 'both' },
  );
  const leave = (): void => band.remove();
  way.finished.then(leave, leave);
}
