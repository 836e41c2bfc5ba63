// Fetches boards: those of our cities once, those of tables every time, or a tab that stays open would collect them.
import { api } from '../net/api';
import { gameBoard, type GameBoard } from './board';

const cities = new Map<string, Promise<GameBoard>>();

/** A built-in city. */
export function cityBoard(id: string): Promise<GameBoard> {
  const found = cities.get(id);
  if (found) return found;
  const board = api.board(id).then((answer) => gameBoard(answer));
  cities.set(id, board);
  board.catch(() => cities.delete(id));
  return board;
}

/** The board of a table, which may be somebody's own. */
export async function tableBoard(table: string): Promise<GameBoard> {
  return gameBoard(await api.boardOf(table));
}
