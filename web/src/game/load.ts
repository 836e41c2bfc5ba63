// Fetches boards, each once.
import type { BoardData } from '../board/types';
import { api } from '../net/api';
import { gameBoard, hasDrawing, type GameBoard, type ServerBoard } from './board';

const known = new Map<string, Promise<GameBoard>>();

async function read(answer: Promise<unknown>): Promise<GameBoard> {
  const server = (await answer) as ServerBoard;
  if (hasDrawing(server)) return gameBoard(server, server as unknown as BoardData);
  // The server leaves the drawing out: it is ours.
  const { default: all } = await import('../dev/boards.dev.json');
  const drawing = (all as unknown as BoardData[]).find(({ id }) => id === server.id);
  if (!drawing) throw new Error(`nobody drew ${server.id}`);
  return gameBoard(server, drawing);
}

function once(key: string, ask: () => Promise<unknown>): Promise<GameBoard> {
  const found = known.get(key);
  if (found) return found;
  const board = read(ask());
  known.set(key, board);
  board.catch(() => known.delete(key));
  return board;
}

/** A built-in city. */
export const cityBoard = (id: string): Promise<GameBoard> => once(`city/${id}`, () => api.board(id));

/** The board of a table, which may be somebody's own. */
export const tableBoard = (table: string): Promise<GameBoard> =>
  once(`table/${table}`, () => api.boardOf(table));
