// What a change may touch: a board has hundreds of elements, and browsers repaint the drawings in which one changed.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import Board from '../src/board/Board.svelte';
import type { Highlight, Owners } from '../src/board/types';
import { artOf } from '../src/cities';
import { boardOf, opened } from './boards';

const board = boardOf('new-york');
const ids = board.routes.map(({ id }) => id);
const props = $state<{ owners: Owners; closed: string[]; highlight: Highlight }>({ owners: {}, closed: [], highlight: {} });
let shown: ReturnType<typeof mount>;

beforeEach(async () => {
  Object.assign(props, { owners: { [ids[0]!]: 1 }, closed: [], highlight: { claimable: [ids[1]!], changed: [ids[0]!], places: ['soho'] } });
  const words = { board: '', route: ({ id }: { id: string }, owner?: number) => `${id} ${owner}`, place: () => '' };
  const seats = board.player_colors.map((color) => ({ color }));
  shown = mount(Board, {
    target: document.body,
    props: {
      board, seats, words, art: artOf(board.id),
      get owners() { return props.owners; },
      get closed() { return props.closed; },
      get highlight() { return props.highlight; },
    },
  });
  flushSync();
  await opened();
});
afterEach(() => {
  void unmount(shown);
});

/** The layers, from below, in which something other than a class or a name changed. */
async function redrawn(change: () => void): Promise<number[]> {
  const layers = [...document.querySelectorAll('.drawing > div')];
  const found = new Set<number>();
  const watch = new MutationObserver((all) => {
    for (const { target, attributeName } of all) {
      if (attributeName === 'class' || attributeName === 'aria-label') continue;
      found.add(layers.findIndex((layer) => layer.contains(target)));
    }
  });
  watch.observe(document.querySelector('.drawing')!, { subtree: true, childList: true, attributes: true, characterData: true });
  change();
  flushSync();
  await Promise.resolve();
  watch.disconnect();
  return [...found].sort();
}
const [MARKS, ROUTES, AIR] = [1, 2, 5];

test('what looks the same redraws nothing', async () => {
  const same = structuredClone($state.snapshot(props));
  expect(await redrawn(() => void Object.assign(props, same))).toEqual([]);
});

test('a highlight redraws nothing but highlights', async () => {
  const other = { claimable: ids.slice(3, 20), places: ['chelsea'] };
  expect(await redrawn(() => void Object.assign(props, { highlight: other }))).toEqual([MARKS]);
});

test('a claim redraws its route, and neither ground nor places nor names', async () => {
  const claim = (): void => void Object.assign(props, { owners: { ...props.owners, [ids[5]!]: 0 } });
  const layers = await redrawn(claim);
  expect(document.querySelector(`[data-id="${ids[5]}"] .piece`)).not.toBeNull();
  expect(layers.filter((layer) => layer !== MARKS)).toEqual([ROUTES, AIR]);
});

test('a lane that closes redraws its route alone', async () => {
  expect(await redrawn(() => void (Object.assign(props, { closed: [ids[5]!] })))).toEqual([ROUTES]);
  expect(document.querySelectorAll('.cross')).toHaveLength(1);
});
