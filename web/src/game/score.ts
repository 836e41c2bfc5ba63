// The lines of the final score, as the server counts it, and words for them.
import type { BonusKind, Ticket, View } from '../wire';
import type { GameBoard } from './board';
import type { Teller } from './sentences';

/** A line of the final score. */
export type ScoreLine =
  | { kind: 'routes'; points: number }
  | { kind: 'ticket'; points: number; ticket: Ticket; done: boolean }
  | { kind: 'bonus'; points: number; bonus: BonusKind };

/** All lines of a seat's score, small tickets before large ones; none before the end. */
export function scoreLines(board: GameBoard, view: View, seat: number): ScoreLine[] {
  const score = view.outcome?.scores[seat];
  if (!score) return [];
  const { kept = [], completed = [], bonuses = [] } = view.seats[seat] ?? {};
  const tickets = kept.map((id) => board.ticket(id)).sort((a, b) => a.points - b.points);
  return [
    { kind: 'routes', points: score.routes },
    ...tickets.map((ticket) => {
      const done = completed.includes(ticket.id);
      return { kind: 'ticket' as const, points: done ? ticket.points : -ticket.points, ticket, done };
    }),
    ...bonuses.map(({ kind, points }) => ({ kind: 'bonus' as const, points, bonus: kind })),
  ];
}

export function lineInWords(t: Teller['t'], board: GameBoard, view: View, seat: number, line: ScoreLine): string {
  switch (line.kind) {
    case 'routes':
      return t('score-routes', { count: view.seats[seat]?.routes.length ?? 0 });
    case 'ticket': {
      const [a, b] = [board.place(line.ticket.a).name, board.place(line.ticket.b).name];
      return t(line.done ? 'score-ticket-done' : 'score-ticket-missed', { a, b });
    }
    case 'bonus':
      return t(`score-bonus-${line.bonus}`, { count: view.seats[seat]?.tourists ?? 0 });
  }
}
