// What a change may touch: a board has hundreds of elements, and browsers repaint the drawings in which one changed.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import Board from '../src/board/Board.svelte';
import type { Highlight, Landing, Owners, Stacks } from '../src/board/types';
import { artOf } from '../src/cities';
import { boardOf, opened } from './boards';

const board = boardOf('new-york');
const ids = board.routes.map(({ id }) => id);
let props = $state.raw<{ owners?: Owners; closed?: string[]; stacks?: Stacks; highlight?: Highlight }>({});
let landings: Record<string, Landing> = {};
/** Gives the board some new properties. */
const set = (some: typeof props): void => void (props = { ...props, ...some });
let shown: ReturnType<typeof mount>;

beforeEach(async () => {
  set({ owners: { [ids[0]!]: 1 }, closed: [], stacks: { soho: { symbol: 1, tokens: 2, held: false } }, highlight: { claimable: [ids[1]!], changed: [ids[0]!], places: ['soho'] } });
  const words = { board: '', route: ({ id }: { id: string }, owner?: number) => `${id} ${owner}`, place: () => '' };
  const seats = board.player_colors.map((color) => ({ color }));
  shown = mount(Board, {
    target: document.body,
    props: {
      board, seats, words, art: artOf(board.id), landing: (id) => landings[id],
      get owners() { return props.owners!; },
      get closed() { return props.closed!; },
      get stacks() { return props.stacks!; },
      get highlight() { return props.highlight!; },
    },
  });
  flushSync();
  await opened();
});
afterEach(() => {
  landings = {};
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
const [MARKS, ROUTES, PLACES, AIR] = [3, 4, 5, 7];

test('what looks the same redraws nothing', async () => {
  const same = structuredClone(props);
  expect(await redrawn(() => set(same))).toEqual([]);
});

test('a highlight redraws nothing but highlights', async () => {
  const other = { claimable: ids.slice(3, 20), gold: ids.slice(5, 7), way: ids.slice(8, 9), chosen: ids[4]!, places: ['chelsea'] };
  expect(await redrawn(() => set({ highlight: other }))).toEqual([MARKS]);
  expect(await redrawn(() => set({ highlight: { ...other, lit: ids.slice(3, 9) } }))).toEqual([MARKS]);
});

test('a light comes above the board and redraws nothing of it', async () => {
  await redrawn(() => set({ highlight: { ...props.highlight, lights: [[ids[0]!]] } }));
  expect(document.querySelectorAll('.drawing > .light')).toHaveLength(1);
  const same = structuredClone(props);
  expect(await redrawn(() => set(same))).toEqual([]);
});

test('a claim redraws its route, and neither ground nor places nor names', async () => {
  const claim = (): void => set({ owners: { ...props.owners, [ids[5]!]: 0 } });
  const layers = await redrawn(claim);
  expect(document.querySelector(`[data-id="${ids[5]}"] .piece .body`)).not.toBeNull();
  expect(layers.filter((layer) => layer !== MARKS)).toEqual([ROUTES]);
});

test('vehicles on their way come one by one above the board, which is redrawn when all are there', async () => {
  const route = board.routes.find(({ spaces, id }) => spaces === 4 && id !== ids[0])!;
  const delays: number[] = [];
  const ends: (() => void)[] = [];
  SVGElement.prototype.animate = (_, options) => {
    delays.push((options as KeyframeAnimationOptions).delay!);
    return { finished: new Promise<void>((end) => ends.push(end)), cancel: () => undefined } as unknown as Animation;
  };
  landings = { [route.id]: { first: 500, step: 90, each: 200 } };
  const layers = await redrawn(() => set({ owners: { ...props.owners, [route.id]: 0 } }));
  expect(layers.filter((layer) => layer !== MARKS)).toEqual([AIR]);
  expect(document.querySelectorAll('.air > svg')).toHaveLength(4);
  expect(delays).toEqual([500, 590, 680, 770]);
  expect(document.querySelector(`[data-id="${route.id}"] .piece .car`)).not.toBeNull();
  const bodies = [...document.querySelectorAll('.air .body')].map((one) => one.getAttribute('d')).join('');
  for (const end of ends) end();
  await Promise.resolve();
  flushSync();
  expect(document.querySelectorAll('.air > svg')).toHaveLength(0);
  // Nothing jumps: each was where it is now.
  expect(document.querySelector(`[data-id="${route.id}"] .piece .body`)!.getAttribute('d')).toBe(bodies);
});

test('a lane that closes redraws its route alone', async () => {
  expect(await redrawn(() => set({ closed: [ids[5]!] }))).toEqual([ROUTES]);
  expect(document.querySelectorAll('.hatching')).toHaveLength(1);
});

test('a token that is taken redraws its place alone', async () => {
  expect(await redrawn(() => set({ stacks: { soho: { symbol: 1, tokens: 1, held: true } } }))).toEqual([PLACES]);
});
