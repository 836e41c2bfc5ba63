// The chairs of a new table, as people choose them.
import type { Level, SeatPlan } from '../wire';

export const SITTERS = ['bot-easy', 'bot-medium', 'bot-hard', 'bot-expert', 'device', 'friend'] as const;
export type Who = (typeof SITTERS)[number];

/** A chair beside one's own. */
export interface Chair {
  who: Who;
  /** For somebody on this device. */
  name: string;
}

export const SOMEBODY: Chair = { who: 'bot-medium', name: '' };
export const MOST_CHAIRS = 3;

function planOf({ who, name }: Chair, fallback: string): SeatPlan {
  if (who === 'friend') return { by: 'open' };
  if (who === 'device') return { by: 'device', name: name.trim() || fallback };
  return { by: 'bot', level: who.slice('bot-'.length) as Level };
}

/** The seats around the table, one's own first. */
export function plansOf(
  me: string,
  chairs: readonly Chair[],
  fallback: (number: number) => string,
): SeatPlan[] {
  return [{ by: 'device', name: me }, ...chairs.map((chair, i) => planOf(chair, fallback(i + 2)))];
}
