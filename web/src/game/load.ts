// Fetches boards, each once.
import { api } from '../net/api';
import type { Board } from '../wire';
import { gameBoard, type GameBoard } from './board';

const known = new Map<string, Promise<GameBoard>>();

function once(key: string, ask: () => Promise<Board>): Promise<GameBoard> {
  const found = known.get(key);
  if (found) return found;
  const board = ask().then((answer) => gameBoard(answer));
  known.set(key, board);
  board.catch(() => known.delete(key));
  return board;
}

/** A built-in city. */
export const cityBoard = (id: string): Promise<GameBoard> => once(`city/${id}`, () => api.board(id));

/** The board of a table, which may be somebody's own. */
export const tableBoard = (table: string): Promise<GameBoard> =>
  once(`table/${table}`, () => api.boardOf(table));
