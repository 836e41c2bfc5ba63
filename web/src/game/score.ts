// The lines of the final score, as the server counts it.
import type { BonusKind, Ticket, View } from '../wire';
import type { GameBoard } from './board';

/** A line of the final score. */
export type ScoreLine =
  | { kind: 'routes'; points: number }
  | { kind: 'ticket'; points: number; ticket: Ticket; done: boolean }
  | { kind: 'bonus'; points: number; bonus: BonusKind };

/** All lines of a seat's score; none before the end. */
export function scoreLines(board: GameBoard, view: View, seat: number): ScoreLine[] {
  const score = view.outcome?.scores[seat];
  if (!score) return [];
  const { kept = [], completed = [], bonuses = [] } = view.seats[seat] ?? {};
  return [
    { kind: 'routes', points: score.routes },
    ...kept.map((id) => {
      const ticket = board.ticket(id);
      const done = completed.includes(id);
      return { kind: 'ticket' as const, points: done ? ticket.points : -ticket.points, ticket, done };
    }),
    ...bonuses.map(({ kind, points }) => ({ kind: 'bonus' as const, points, bonus: kind })),
  ];
}

/** What the first lines add up to. */
export function counted(lines: readonly ScoreLine[], shown: number): number {
  return lines.slice(0, shown).reduce((sum, { points }) => sum + points, 0);
}
