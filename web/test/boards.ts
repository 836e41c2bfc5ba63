// The boards as the server sends them.
import data from '../src/dev/boards.json';
import type { Board } from '../src/wire';

export const boards = data as unknown as Board[];

export function boardOf(id: string): Board {
  const board = boards.find((one) => one.id === id);
  if (!board) throw new Error(`no board ${id}`);
  return board;
}

export const CITIES = ['new-york', 'london', 'san-francisco', 'berlin'];
