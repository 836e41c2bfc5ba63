// Why something that is not among the actions cannot be done, in the server's own codes. This only
// explains: what may be done is what the server lists.
import type { Problem, View } from '../wire';
import { isOver } from './actions';
import type { GameBoard } from './board';

const problem = (code: string, rule: string): Problem => ({ code, rule });

/** Why nothing at all of one kind can be done now, if that is so. */
function notNow(view: View, waiting: boolean): Problem | undefined {
  if (isOver(view)) return problem('game-over', 'R5.1');
  if (!waiting) {
    return view.phase === 'choose-tickets' ? problem('already-chosen', 'Q8') : problem('not-your-turn', 'R1');
  }
  switch (view.phase) {
    case 'choose-tickets':
      return problem('setup-first', 'R1.3');
    case 'place-tourists':
      return problem('place-tourists-first', 'R6.1');
    case 'keep-tickets':
      return problem('choose-tickets-first', 'R4.1');
    default:
      return undefined;
  }
}

/** The other lane of a double route. */
export function twinOf(board: GameBoard, id: string): string | undefined {
  return board.route(id).twin ?? undefined;
}

export function whyNoClaim(board: GameBoard, view: View, waiting: boolean, id: string): Problem {
  const route = board.route(id);
  const ownerOf = (one: string): number => view.seats.findIndex(({ routes }) => routes.includes(one));
  if (ownerOf(id) >= 0) return problem('route-taken', 'R3.1');
  const now = notNow(view, waiting);
  if (now) return now;
  if (view.phase === 'second-card') return problem('second-card-first', 'Q5');
  const twin = twinOf(board, id);
  const neighbour = twin === undefined ? -1 : ownerOf(twin);
  if (neighbour >= 0 && neighbour === view.seat) return problem('owns-other-lane', 'R3.4');
  if (neighbour >= 0 && view.seats.length === 2) return problem('lane-closed', 'R3.4');
  const pieces = view.seats[view.seat ?? -1]?.pieces[route.piece] ?? 0;
  if (pieces < route.spaces) return problem('too-few-pieces', 'R3.3');
  if ((view.hand?.['wild'] ?? 0) < route.ferries) return problem('ferry-needs-wild', 'R6.3');
  return problem('not-in-hand', 'R3.2');
}

export function whyNoCard(view: View, waiting: boolean, from: number | 'deck'): Problem {
  const now = notNow(view, waiting);
  if (now) return now;
  if (from === 'deck') return problem('no-cards', 'Q1');
  if (view.row[from] == null) return problem('slot-empty', 'Q2');
  return problem('wild-second', 'R2.2');
}

export function whyNoTickets(view: View, waiting: boolean): Problem {
  const now = notNow(view, waiting);
  if (now) return now;
  if (view.phase === 'second-card') return problem('second-card-first', 'Q5');
  return problem('no-tickets', 'R4.2');
}

export function whyNoPlace(view: View, waiting: boolean, at: string): Problem {
  const now = view.phase === 'place-tourists' && waiting ? undefined : notNow(view, waiting);
  if (now) return now;
  if (view.phase !== 'place-tourists') return problem('nothing-to-place', 'R6.1');
  const there = view.stacks?.some((stack) => stack.at === at);
  return there ? problem('stack-there', 'R6.1') : problem('no-such-place', 'R6.1');
}
