// The lines of the final score. Sums and winners are the record's; here is only which ticket is
// connected, which the record does not say for each.
import type { Replay, Ticket, View } from '../wire';
import type { BonusKind, GameBoard } from './board';

/** A seat's final score, as the record has it. */
export type Score = Replay['result']['scores'][number];

export interface TicketLine {
  ticket: Ticket;
  done: boolean;
}

/** Which places are connected by these routes: a representative of each place's network. */
function networks(board: GameBoard, routes: readonly string[]): (place: string) => string {
  const up = new Map<string, string>();
  const find = (place: string): string => {
    const next = up.get(place);
    return next === undefined ? place : find(next);
  };
  for (const id of routes) {
    const { a, b } = board.route(id);
    const [from, to] = [find(a), find(b)];
    if (from !== to) up.set(from, to);
  }
  return find;
}

export function ticketLines(board: GameBoard, view: View, seat: number): TicketLine[] {
  const found = view.seats[seat];
  const find = networks(board, found?.routes ?? []);
  return (found?.revealed ?? [])
    .map((id) => board.ticket(id))
    .map((ticket) => ({ ticket, done: find(ticket.a) === find(ticket.b) }));
}

/** Whether the lines add up to what the record says. */
export function addsUp(lines: readonly TicketLine[], score: Score): boolean {
  const sum = lines.reduce((all, { ticket, done }) => all + (done ? ticket.points : -ticket.points), 0);
  return sum === score.tickets;
}

/** A line of the final score. */
export type ScoreLine =
  | { kind: 'routes' | 'tickets'; points: number }
  | { kind: 'bonus'; points: number; bonus: BonusKind | undefined }
  | { kind: 'ticket'; points: number; ticket: Ticket; done: boolean };

/** The record has the sum of all kinds, so boards with several of them have one line without a kind. */
function bonusLines({ bonuses }: GameBoard, score: Score): ScoreLine[] {
  const [bonus, another] = bonuses;
  return bonus ? [{ kind: 'bonus', points: score.bonus, bonus: another ? undefined : bonus }] : [];
}

/** All lines of a seat's score; their points add up to the total. */
export function scoreLines(board: GameBoard, view: View, seat: number, score: Score): ScoreLine[] {
  const tickets = ticketLines(board, view, seat);
  return [
    { kind: 'routes', points: score.routes },
    ...(addsUp(tickets, score)
      ? tickets.map(({ ticket, done }) => ({
          kind: 'ticket' as const, points: done ? ticket.points : -ticket.points, ticket, done,
        }))
      : [{ kind: 'tickets' as const, points: score.tickets }]),
    ...bonusLines(board, score),
  ];
}

/** What the first lines add up to. */
export function counted(lines: readonly ScoreLine[], shown: number): number {
  return lines.slice(0, shown).reduce((sum, { points }) => sum + points, 0);
}
