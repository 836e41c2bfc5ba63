// The boards as the server sends them.
import cities from '../src/cities/list.json';
import data from '../src/dev/boards.json';
import type { SentBoard } from '../src/game/board';

export const boards = data as unknown as SentBoard[];

export function boardOf(id: string): SentBoard {
  const board = boards.find((one) => one.id === id);
  if (!board) throw new Error(`no board ${id}`);
  return board;
}

/** The ids of the cities that people are offered. */
export const CITIES = cities.map(({ id }) => id);
