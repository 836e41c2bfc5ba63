// The boards as the server will send them.
import data from '../src/dev/boards.dev.json';
import type { BoardData } from '../src/board/types';

export const boards = data as unknown as BoardData[];

export function boardOf(id: string): BoardData {
  const board = boards.find((one) => one.id === id);
  if (!board) throw new Error(`no board ${id}`);
  return board;
}

export const CITIES = ['new-york', 'london', 'san-francisco', 'berlin'];
