// A finished game, looked at again: what happened at each step, and in which turn. What may be seen the server decides.
import type { Eyes } from '../net/transport';
import type { Level, Numbered, Replay, Seat, SeatView, Step, TableEvent, View } from '../wire';

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
    eyes: eyes === undefined ? 'open' : eyes === 'watch' ? 'spectator' : Number(eyes),
  };
}

export const momentText = ({ step, eyes }: Moment): string =>
  eyes === 'open' ? `${step}` : `${step}/${eyes === 'spectator' ? 'watch' : eyes}`;

/** The nearest moment that the game has. */
export function within({ step, eyes }: Moment, { steps, seats }: Pick<Replay, 'steps' | 'seats'>): Moment {
  const seat = typeof eyes === 'number' && eyes >= seats.length;
  return { step: Math.max(0, Math.min(step, steps.length - 1)), eyes: seat ? 'open' : eyes };
}

/** Fetches the replay for each pair of eyes once. */
export function perEyes(fetch: (eyes: Eyes) => Promise<Replay>): (eyes: Eyes) => Promise<Replay> {
  const fetched = new Map<Eyes, Promise<Replay>>();
  return (eyes) => {
    const found = fetched.get(eyes) ?? fetch(eyes);
    fetched.set(eyes, found);
    found.catch(() => fetched.delete(eyes));
    return found;
  };
}

/** Seats whose cards can be seen, with what they had: all of them in an open replay, or the one whose view it is. */
export function openSeats({ seat: own, hand, tickets, completed, offered, seats }: View): { seat: number; had: SeatView }[] {
  return seats.flatMap((had, seat) => {
    if (had.hand) return [{ seat, had }];
    if (seat !== own || !hand) return [];
    return [{ seat, had: { ...had, hand, kept: tickets ?? [], completed: completed ?? [], offered: offered ?? [] } }];
  });
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
      wants_end: false,
    };
  });
}

/** The seat that must act after a step. In setup nobody is to move: all choose tickets, in no order. */
export function waitingFor(steps: readonly Step[], step: number): number[] {
  const { phase, turn } = steps[step]!.view;
  return phase === 'choose-tickets' ? [] : [turn];
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

/** Who followed whom at a seat, with the position in the log of the first entry that may be theirs. */
function takeOvers({ seats }: Pick<Replay, 'seats'>): { from: number; what: TableEvent }[] {
  return seats.flatMap(({ then = [] }, seat) =>
    then.map(({ by, from, why }) => ({
      from,
      what:
        why === 'returned'
          ? { event: 'returned' as const, seat }
          : { event: 'bot' as const, seat, level: levelOf(by) ?? 'medium', why },
    })),
  );
}

/** The whole story; each piece of news with its step. */
export function storyOf(replay: Pick<Replay, 'seats' | 'steps'>): { step: number; news: Numbered }[] {
  const story: { step: number; news: Numbered }[] = [];
  const tell = (step: number, what: TableEvent): void =>
    void story.push({ step, news: { number: story.length, at: 0, what } });
  const waiting = takeOvers(replay).sort((a, b) => a.from - b.from);
  replay.steps.forEach(({ from, entries: [entry, ...chance] }, step) => {
    if (!entry) return;
    while (waiting[0] && waiting[0].from <= from) tell(step, waiting.shift()!.what);
    tell(step, { event: 'played', entry, chance });
  });
  return story;
}
