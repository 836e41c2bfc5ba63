// What moves on a map: with `transform` alone, so that nothing is painted again, and only where somebody wants it.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Board from '../src/board/Board.svelte';
import { voyage } from '../src/board/sprites';
import { artOf } from '../src/cities';
import { boardOf, DRAWN, opened } from './boards';

const frame = { x: -100, y: 0, width: 1000, height: 500 };
const way = [[0, 100], [200, 100], [200, 200]] as const;

const wish = vi.hoisted(() => ({ calm: false }));
vi.mock('../src/motion', async (original) => ({ ...(await original<object>()), calm: () => wish.calm }));

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  wish.calm = false;
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.innerHTML = '';
});

async function show(props: object): Promise<HTMLElement> {
  const board = boardOf('london');
  const words = { board: '', route: () => '', place: () => '' };
  shown = mount(Board, { target: document.body, props: { board, art: artOf(board.id), seats: [], words, ...props } });
  flushSync();
  await opened();
  return document.body;
}

test('it goes there and back in parts of the board, and looks where it goes', () => {
  const steps = voyage(way, frame, {}).map(({ transform }) => transform);
  expect(steps).toEqual([
    'translate(0%, 0%) scaleX(1)',
    'translate(20%, 0%) scaleX(1)',
    'translate(20%, 20%) scaleX(1)',
    'translate(20%, 0%) scaleX(-1)',
    'translate(0%, 0%) scaleX(-1)',
  ]);
});

test('it begins anew where it should, and need not turn', () => {
  expect(voyage(way, frame, { again: true })).toHaveLength(3);
  expect(voyage([...way].reverse(), frame, { again: true, even: true })[1]).toEqual({ transform: 'translate(0%, -20%) scaleX(1)' });
});

test.each(DRAWN)('in %s two to four things move, and nothing but them', (id) => {
  const { sprites = [] } = artOf(id);
  expect(sprites.length).toBeGreaterThanOrEqual(2);
  expect(sprites.length).toBeLessThanOrEqual(4);
  for (const { speed } of sprites) expect(speed).toBeLessThanOrEqual(30);
  for (const step of voyage(way, frame, {})) expect(Object.keys(step)).toEqual(['transform']);
});

test('they are there for the eye alone, below the routes', async () => {
  const drawing = (await show({})).querySelector('.drawing')!;
  const [sprites, route] = [drawing.querySelector('.sprites')!, drawing.querySelector('.route')!];
  expect(sprites.getAttribute('aria-hidden')).toBe('true');
  expect(sprites.children).toHaveLength(artOf('london').sprites!.length);
  expect(sprites.compareDocumentPosition(route) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(drawing.querySelector('textPath')).not.toBeNull();
});

test('a picture has neither them nor lettering', async () => {
  const body = await show({ picture: true });
  expect(body.querySelector('.sprites')).toBeNull();
  expect(body.querySelector('textPath')).toBeNull();
});

test('nothing moves for those who want calm', async () => {
  wish.calm = true;
  expect((await show({})).querySelector('.sprites')).toBeNull();
});
