// The seats of a new table, as the start page lets people choose them.
import type { Level, SeatPlan } from '../wire';

export const SITTERS = ['bot-easy', 'bot-medium', 'bot-hard', 'bot-expert', 'device', 'friend'] as const;
export type Who = (typeof SITTERS)[number];

/** Who takes a seat beside one's own. */
export interface OtherSeat {
  who: Who;
  /** For somebody on this device. */
  name: string;
}

/** Who begins: whom the lot chooses, oneself, or one of the others. */
export type First = 'random' | 'me' | OtherSeat;

export const NEW_SEAT: OtherSeat = { who: 'bot-medium', name: '' };
export const MOST_OTHERS = 3;

function planOf({ who, name }: OtherSeat, fallback: string): SeatPlan {
  if (who === 'friend') return { by: 'open' };
  if (who === 'device') return { by: 'device', name: name.trim() || fallback };
  return { by: 'bot', level: who.slice('bot-'.length) as Level };
}

/** The seats around the table, one's own first. */
export function plansOf(
  me: string,
  others: readonly OtherSeat[],
  fallback: (number: number) => string,
): SeatPlan[] {
  return [{ by: 'device', name: me }, ...others.map((seat, i) => planOf(seat, fallback(i + 2)))];
}

/** Says which of these seats begins; without it the server draws by lot. */
export function beginner(first: First, others: readonly OtherSeat[]): { first?: number } {
  if (first === 'random') return {};
  return { first: first === 'me' ? 0 : others.indexOf(first) + 1 };
}
