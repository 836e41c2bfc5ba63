// The time that a player has left.
import type { Clock, Seat } from '../wire';

interface Timed {
  sitter: Pick<Seat, 'deadline' | 'left_ms'> | undefined;
  /** None where nobody is timed. */
  clock: Clock | undefined;
  acts: boolean;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead: number;
}

export interface Left {
  ms: number;
  /** Of all the time, from 0 to 1. */
  share: number;
  /** Whether there is hardly any left. */
  late: boolean;
}

/** From here on the clock reddens, in milliseconds. */
export const LATE = 10_000;
const TICK = 500;

/** What is left at a moment: of the turn to whoever acts, of the game to everybody if it is for the game. */
export function timeLeft({ sitter, clock, acts, ahead }: Timed, now: number): Left | undefined {
  if (!sitter || !clock) return undefined;
  const of = acts && sitter.deadline !== undefined ? sitter.deadline - (now + ahead) : clock.per === 'game' ? sitter.left_ms : undefined;
  if (of === undefined) return undefined;
  const ms = Math.max(0, of);
  return { ms, share: Math.min(1, ms / (clock.seconds * 1000)), late: ms <= LATE };
}

/** The same, as time passes. Called while a component is made. */
export function countdown(timed: () => Timed): { readonly left: Left | undefined } {
  let now = $state.raw(Date.now());
  const runs = $derived.by(() => {
    const { sitter, clock, acts } = timed();
    return acts && clock !== undefined && sitter?.deadline !== undefined;
  });
  $effect(() => {
    if (!runs) return;
    now = Date.now();
    const timer = setInterval(() => (now = Date.now()), TICK);
    return () => clearInterval(timer);
  });
  const left = $derived(timeLeft(timed(), now));
  return {
    get left() {
      return left;
    },
  };
}

/** “1:05”, “2:00:00”. */
export function inDigits(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (h > 0 ? [h, m, s] : [m, s]).map((part, i) => (i > 0 ? String(part).padStart(2, '0') : part)).join(':');
}
