// The server's boards become what the widget draws.
import { expect, it } from 'vitest';
import { gameBoard } from '../src/game/board';
import type { Board } from '../src/wire';
import { boardOf, CITIES } from './boards';

/** A board as the server sends it: lanes by their ids, districts by their points. */
function sent(id: string): Board {
  const drawing = boardOf(id);
  return {
    ...drawing,
    wild: 'bus',
    pieces: [{ name: 'bus', count: 17, points: {} }],
    tickets: [{ id: 'a--b', a: 'a', b: 'b', points: 4 }],
    routes: drawing.routes.map(({ lane, ...route }) => ({ ...route, points: 2, twin: lane > 0 ? 'other' : null })),
    districts: drawing.districts.map(({ number, ...district }) => ({ ...district, points: number })),
  } as unknown as Board;
}

it.each(CITIES)('%s', (id) => {
  const [board, drawing] = [gameBoard(sent(id)), boardOf(id)];
  expect(board.routes.map(({ lane }) => lane)).toEqual(drawing.routes.map(({ lane }) => lane));
  expect(board.districts).toEqual(drawing.districts);
  expect(board.aspect).toBe(drawing.aspect);
  expect(board.points.get(drawing.routes[0]!.id)).toBe(2);
  expect(board.place(drawing.places[0]!.id).name).toBe(drawing.places[0]!.name);
  expect(board.ticket('a--b').points).toBe(4);
  expect(() => board.route('nowhere')).toThrow();
});
