// The lessons of a first game. Each says when it matters and what it points to; its words are the messages
// `lesson-{id}` and `lesson-{id}-title`. Which one is due follows from the moment and from what was read.
import { isOver } from './actions';
import type { GameBoard } from './board';
import { turns, type Lesson, type Lit, type Moment } from './lessons/moment';
import { ADVISED_TURNS, PATIENT } from './lessons/patient';
import { URGENT } from './lessons/urgent';

export const LESSONS: readonly Lesson[] = [...URGENT, ...PATIENT];

/** A lesson to be shown. */
export interface Due extends Lit {
  id: string;
}

/** Lessons that were read, each with the turn in which that was. */
export type Read = Readonly<Record<string, number>>;

/** So many lessons that can wait come in one turn at most. */
export const PER_TURN = 2;

export const lessonsOn = (board: GameBoard, lessons = LESSONS): Lesson[] =>
  lessons.filter(({ on }) => on?.(board) ?? true);

function firstOf(lessons: readonly Lesson[], moment: Moment, read: Read): Due | undefined {
  for (const { id, when } of lessonsOn(moment.teller.board, lessons)) {
    const lit = id in read ? undefined : when(moment);
    if (lit) return { id, ...lit };
  }
  return undefined;
}

/** The lesson that is due now. */
export function due(moment: Moment, read: Read): Due | undefined {
  const urgent = firstOf(URGENT, moment, read);
  if (urgent || isOver(moment.view)) return urgent;
  const turn = turns(moment);
  const heard = PATIENT.filter(({ id }) => read[id] === turn).length;
  return heard < PER_TURN ? firstOf(PATIENT, moment, read) : undefined;
}

/** Whether a lesson still matters. */
export const matters = (id: string, moment: Moment): boolean =>
  LESSONS.find((one) => one.id === id)?.when(moment) !== undefined;

/** How many of the board's lessons were read. */
export function progress(board: GameBoard, read: Read): { seen: number; all: number } {
  const lessons = lessonsOn(board);
  return { seen: lessons.filter(({ id }) => id in read).length, all: lessons.length };
}

/** Whether advice is given: when the player is to act, in the first turns. */
export function advises(moment: Moment): boolean {
  const begun = moment.view.phase === 'second-card' || moment.view.phase === 'keep-tickets' ? 1 : 0;
  return moment.actions.length > 0 && turns(moment) - begun < ADVISED_TURNS;
}
