// A finished game, looked at again: what happened at each step, in which turn, and who knew what of it.
import type { ActionDone, Happened, Level, Numbered, Replay, Seat, SeatView, Seen, Step, View } from '../wire';

/** Whose eyes look: everything open, what lies open to everybody, or what one seat knew. */
export type Eyes = 'all' | 'watch' | number;

/** A step and whose eyes see it, as the address has it: `42`, `42/watch`, `42/1`. */
export interface Moment {
  step: number;
  eyes: Eyes;
}

export function momentOf(text: string): Moment {
  const found = /^(\d{1,6})(?:\/(watch|\d))?$/.exec(text);
  const eyes = found?.[2];
  return {
    step: Number(found?.[1] ?? 0),
    eyes: eyes === undefined ? 'all' : eyes === 'watch' ? 'watch' : Number(eyes),
  };
}

export const momentText = ({ step, eyes }: Moment): string => (eyes === 'all' ? `${step}` : `${step}/${eyes}`);

/** The nearest moment that the game has. */
export function within({ step, eyes }: Moment, { steps, seats }: Pick<Replay, 'steps' | 'seats'>): Moment {
  const seat = typeof eyes === 'number' && eyes >= seats.length;
  return { step: Math.max(0, Math.min(step, steps.length - 1)), eyes: seat ? 'all' : eyes };
}

const knows = (eyes: Eyes, seat: number): boolean => eyes === 'all' || eyes === seat;

function doneFor(done: ActionDone, eyes: Eyes): ActionDone {
  if (knows(eyes, done.seat)) return done;
  switch (done.do) {
    case 'keep':
      return { do: 'keep', seat: done.seat };
    case 'draw':
      return done.from === 'deck' ? { do: 'draw', seat: done.seat, from: 'deck' } : done;
    case 'tickets':
      return { do: 'tickets', seat: done.seat, count: done.offered?.length ?? done.count ?? 0 };
    default:
      return done;
  }
}

/** What happened, as far as those eyes saw it. */
export function entriesFor(entries: readonly Seen[], eyes: Eyes): Seen[] {
  return entries.map((entry) => ('do' in entry ? doneFor(entry, eyes) : entry));
}

function closed({ hand: _, kept: __, completed: ___, offered: ____, ...open }: SeatView): SeatView {
  return open;
}

/** The game as those eyes saw it. Only seats that are open to them have a hand. */
export function viewFor(view: View, eyes: Eyes): View {
  return { ...view, seats: view.seats.map((seat, i) => (knows(eyes, i) ? seat : closed(seat))) };
}

const LEVELS: readonly string[] = ['easy', 'medium', 'hard', 'expert'] satisfies Level[];

/** The level in a record's `bot:hard`, if it is one of the server's. */
function levelOf(by: string): Level | undefined {
  const level = by.replace(/^bot:/, '');
  return LEVELS.includes(level) ? (level as Level) : undefined;
}

/** Who played, in the words of a table. */
export function seatsOf({ seats }: Pick<Replay, 'seats'>): Seat[] {
  return seats.map(({ name, by }) => {
    const bot = by.startsWith('bot');
    const level = levelOf(by);
    return {
      name: bot && level ? '' : name,
      by: bot ? 'bot' : 'person',
      ...(bot && level ? { level } : {}),
      mine: false,
      can_return: false,
      would_end: false,
    };
  });
}

/** The seats that must act in a view of a replay. */
export function waitingFor(view: View): number[] {
  if (view.phase !== 'choose-tickets') return [view.turn];
  return view.seats.flatMap(({ offered }, seat) => ((offered?.length ?? 0) > 0 ? [seat] : []));
}

/** The turn that each step belongs to; 0 before the first one. */
export function turnsOf(steps: readonly Step[]): number[] {
  let turn = 0;
  return steps.map(({ entries: [first] }, i) => {
    const begins = steps[i - 1]?.view.phase === 'turn' && first !== undefined && 'do' in first;
    return begins ? ++turn : turn;
  });
}

/** Where somebody claimed a route. */
export function claimsOf(steps: readonly Pick<Step, 'entries'>[]): { step: number; seat: number }[] {
  return steps.flatMap(({ entries }, step) =>
    entries.flatMap((entry) => ('do' in entry && entry.do === 'claim' ? [{ step, seat: entry.seat }] : [])),
  );
}

/** What a step changed on the board and in the row. */
export function changedAt(steps: readonly Step[], step: number): { routes: string[]; places: string[]; slots: number[] } {
  const changed = { routes: [] as string[], places: [] as string[], slots: [] as number[] };
  for (const entry of steps[step]?.entries ?? []) {
    if (!('do' in entry)) continue;
    if (entry.do === 'claim') {
      changed.routes.push(entry.route);
      if (entry.tourist !== undefined) changed.places.push(entry.tourist);
    }
    if (entry.do === 'place') changed.places.push(entry.at);
    if (entry.do === 'draw' && entry.from !== 'deck') changed.slots.push(entry.from);
  }
  return changed;
}

/** Who followed whom at a seat, by the index of the entry before which it happened. */
function takeOvers({ seats }: Pick<Replay, 'seats'>): { from: number; event: Happened }[] {
  return seats.flatMap(({ then = [] }, seat) =>
    then.map(({ by, from, why }) => ({
      from,
      event:
        why === 'returned'
          ? { what: 'returned' as const, seat }
          : { what: 'bot' as const, seat, level: levelOf(by) ?? 'medium', why: why === 'clock' ? 'clock' : 'left' },
    })),
  );
}

/** The whole story as those eyes saw it; each piece of news with its step. */
export function storyOf(replay: Pick<Replay, 'seats' | 'steps'>, eyes: Eyes): { step: number; news: Numbered }[] {
  const story: { step: number; news: Numbered }[] = [];
  const tell = (step: number, event: Happened): void =>
    void story.push({ step, news: { number: story.length, at: 0, event } });
  const waiting = takeOvers(replay).sort((a, b) => a.from - b.from);
  let entry = 0;
  replay.steps.forEach(({ entries }, step) => {
    while (entries.length > 0 && waiting[0] && waiting[0].from <= entry) tell(step, waiting.shift()!.event);
    if (entries.length > 0) tell(step, { what: 'played', entries: entriesFor(entries, eyes) });
    entry += entries.length;
  });
  return story;
}
