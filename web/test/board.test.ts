import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Board from '../src/board/Board.svelte';
import { moved } from '../src/board/path';
import { neighbour } from '../src/board/roving';
import { between, blocks } from '../src/board/shapes';
import { TOKENS, tokenOf } from '../src/board/tokens';
import { LINES, pieceScale, vehicleOf } from '../src/board/vehicles';
import type { BoardWords, Highlight } from '../src/board/types';
import { artOf } from '../src/cities';
import type { Route } from '../src/wire';
import { boardOf, boards, opened } from './boards';

const words: BoardWords = {
  board: 'the board',
  route: ({ id }, owner, _can, closed) => `route ${id} of ${owner ?? 'nobody'}${closed ? ', closed' : ''}`,
  place: ({ name }, stack) => `place ${name} with ${stack?.tokens ?? 0}`,
};

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

async function show(id: string, props: object = {}): Promise<HTMLElement> {
  document.body.innerHTML = '';
  const board = boardOf(id);
  const seats = board.player_colors.map((color) => ({ color }));
  shown = mount(Board, { target: document.body, props: { board, art: artOf(id), seats, words, ...props } });
  flushSync();
  await opened();
  return document.body;
}

const route = (body: HTMLElement, id: string): SVGElement =>
  body.querySelector<SVGElement>(`.route[data-id="${id}"]`)!;

test.each(boards)('$id shows each route and place with a name from outside', async ({ id, routes, places }) => {
  const body = await show(id);
  expect(body.querySelectorAll('.route')).toHaveLength(routes.length);
  expect(body.querySelectorAll('.place')).toHaveLength(places.length);
  for (const element of body.querySelectorAll('[role=button]')) {
    expect(element.getAttribute('aria-label')).toMatch(/^(route|place) /);
  }
});

/** How many shapes of one kind are in a path. */
const shapes = (path: Element | null): number => path!.getAttribute('d')!.match(/M/g)?.length ?? 0;

test('an owned route has a piece on each space, with the mark of its seat', async () => {
  const id = 'kings-cross--british-museum';
  const element = route(await show('london', { owners: { [id]: 2 } }), id);
  expect(shapes(element.querySelector('.piece .badge'))).toBe(2);
  expect(shapes(element.querySelector('.piece .mark'))).toBe(2);
  expect(element.getAttribute('aria-label')).toBe(`route ${id} of 2`);
  expect(element.querySelector('.new')).toBeNull();
});

/** The highest and the lowest points of a path: those that it is made of, and of arcs what they reach. */
function heights(d: string): number[] {
  return [...moved(d, 0, 0).matchAll(/([A-Z])([^A-Z]*)/g)].flatMap(([, letter, rest = '']) => {
    const numbers = rest.trim().split(/[ ,]+/).map(Number);
    if (letter === 'A') return [numbers[6]! - numbers[1]!, numbers[6]! + numbers[1]!];
    return numbers.filter((_, i) => i % 2 === 1);
  });
}

/** How far a piece reaches above and below the middle of its space, with its lines and its shadow. */
function reach(kind: string): { up: number; down: number } {
  const { body, gear, badge } = vehicleOf(kind);
  const [bodies, gears] = [heights(body), heights(gear)];
  return {
    up: -Math.min(Math.min(...bodies) - LINES.white / 2, Math.min(...gears) - LINES.gear / 2, badge[1] - badge[2] - 0.8),
    down: Math.max(Math.max(...bodies) + LINES.white / 2, Math.max(...bodies, ...gears) + LINES.rim + LINES.drop, badge[1] + badge[2] + 0.8),
  };
}

type Corner = readonly [number, number];

/** How far two rectangles are from each other along one of their sides; less than nothing if they overlap. */
function gap(one: readonly Corner[], two: readonly Corner[]): number {
  const sides = [one, two].flatMap(([a, b, c]) => [[a!, b!], [b!, c!]] as const);
  return Math.max(...sides.map(([[x, y], [toX, toY]]) => {
    const length = Math.hypot(toX - x, toY - y);
    const [from, to] = [one, two].map((all) => {
      const on = all.map(([px, py]) => (px * (toX - x) + py * (toY - y)) / length);
      return [Math.min(...on), Math.max(...on)] as const;
    }) as [Corner, Corner];
    return Math.max(to[0] - from[1], from[0] - to[1]);
  }));
}

const double = boards.filter(({ routes }) => routes.some(({ twin }) => twin !== null));
test.each(double)('pieces on two lanes of $id do not touch', ({ id, routes, drawing }) => {
  const drawn = new Map(drawing.routes.map((one) => [one.id, one]));
  /** Around all that is drawn of each piece of a route. */
  const boxes = (route: Route): Corner[][] => {
    const mine = blocks(drawn.get(route.id)!);
    const cars = Math.ceil(route.cards / route.spaces);
    const scale = pieceScale(mine[0]!, cars, between(mine, blocks(drawn.get(route.twin!)!)));
    const { up, down } = reach(artOf(id).vehicles?.[route.piece] ?? route.piece);
    const half = 36.9 + 37 * (cars - 1);
    return mine.map(({ x, y, angle }) => {
      const [cos, sin] = [scale * Math.cos((angle * Math.PI) / 180), scale * Math.sin((angle * Math.PI) / 180)];
      const corners = [[-half, -up], [half, -up], [half, down], [-half, down]] as const;
      return corners.map(([along, across]) => [x + along * cos - across * sin, y + along * sin + across * cos] as const);
    });
  };
  const lanes = routes.filter(({ twin }) => twin !== null);
  for (const lane of lanes) {
    const twin = routes.find((route) => route.id === lane.twin)!;
    for (const mine of boxes(lane)) {
      for (const theirs of boxes(twin)) expect(gap(mine, theirs), lane.id).toBeGreaterThan(0);
    }
  }
});

test('what can be done now is enabled, if anybody listens', async () => {
  const can = { claimable: ['chelsea--soho'], placeable: ['soho'] };
  const enabled = (body: HTMLElement): (string | undefined)[] =>
    [...body.querySelectorAll<HTMLElement>('[aria-disabled=false]')].map(({ dataset }) => dataset['id']);
  expect(enabled(await show('new-york', { highlight: can, onroute: () => {}, onplace: () => {} }))).toEqual(['chelsea--soho', 'soho']);
  expect(enabled(await show('new-york', { highlight: can }))).toEqual([]);
});

test('highlights are marked', async () => {
  const [claimable, changed] = ['soho--wall-street', 'chelsea--soho'];
  const body = await show('new-york', {
    highlight: { claimable: [claimable], changed: [changed], chosen: claimable, places: ['soho'] },
  });
  expect(shapes(body.querySelector('path.chosen'))).toBe(shapes(body.querySelector('path.can')));
  expect(shapes(body.querySelector('path.can'))).toBe(boardOf('new-york').routes.find(({ id }) => id === claimable)!.spaces);
  expect(body.querySelector('path.changed')!.getAttribute('d')).toBe(route(body, changed).querySelector('.edge')!.getAttribute('d'));
  expect(shapes(body.querySelector('path.ring'))).toBe(1);
  expect(body.querySelector('.place.marked')?.getAttribute('aria-label')).toBe('place Soho with 0');
});

test('gold is another mark than a sheen, and what is lit takes the sheen of the others', async () => {
  const [gold, other, third] = ['soho--wall-street', 'chelsea--soho', 'east-village--lower-east-side'] as const;
  const spaces = (...ids: string[]): number =>
    boardOf('new-york').routes.filter(({ id }) => ids.includes(id)).reduce((sum, route) => sum + route.spaces, 0);
  const marks = async (highlight: Highlight): Promise<number[]> => {
    const body = await show('new-york', { highlight: { claimable: [gold, other, third], gold: [gold], ...highlight } });
    return ['path.can', 'path.gold', 'path.lit', 'path.way'].map((css) => shapes(body.querySelector(css)));
  };
  expect(await marks({})).toEqual([spaces(other, third), spaces(gold), 0, 0]);
  expect(await marks({ lit: [gold, third] })).toEqual([0, spaces(gold), spaces(third), 0]);
  expect(await marks({ lit: [other] })).toEqual([0, 0, spaces(other), 0]);
  expect(await marks({ way: [gold, other] })).toEqual([spaces(other, third), spaces(gold), 0, 2]);
});

test('a light runs along a way from its one end to the other, however its roads are drawn', async () => {
  const at = (id: string): string => {
    const { x, y } = boardOf('new-york').drawing.places.find((place) => place.id === id)!;
    return `${x} ${y}`;
  };
  // Two routes that meet at Soho: the first one is drawn from there.
  const body = await show('new-york', { highlight: { lights: [['soho--wall-street', 'chelsea--soho']] } });
  const line = body.querySelector('.light .shine path')!.getAttribute('d')!;
  expect(line.startsWith(`M${at('wall-street')}L`)).toBe(true);
  expect(line.endsWith(`L${at('chelsea')}`)).toBe(true);
  expect((await show('new-york')).querySelector('.light')).toBeNull();
});

test('all but the routes of one seat fade where only that seat is looked at', async () => {
  const [mine, theirs] = ['soho--wall-street', 'chelsea--soho'];
  const owners = { [mine]: 1, [theirs]: 0 };
  const body = await show('new-york', { owners, highlight: { seat: 1 } });
  const { length } = boardOf('new-york').routes;
  expect(route(body, mine).classList).not.toContain('faded');
  expect(body.querySelectorAll('.route.faded')).toHaveLength(length - 1);
  expect((await show('new-york', { owners })).querySelectorAll('.faded')).toHaveLength(0);
});

test('stacks show their symbol, how many are left, and a ring if the player has none of them', async () => {
  const stacks = {
    alcatraz: { symbol: 4, tokens: 3, held: false }, sunset: { symbol: 2, tokens: 1, held: true }, presidio: { symbol: 0, tokens: 2 },
  };
  const body = await show('san-francisco', { stacks });
  const seen = (id: string): unknown[] => {
    const at = body.querySelector(`.place[data-id=${id}]`)!;
    const fills = [...at.querySelectorAll('.token')].map((token) => token.getAttribute('fill'));
    return [...fills, at.querySelector('text')!.textContent, at.querySelector('.lacks') !== null, at.querySelector('.held') !== null];
  };
  const fill = (symbol: number): string => tokenOf(symbol).fill;
  expect(seen('alcatraz')).toEqual([fill(4), fill(4), fill(4), '3', true, false]);
  expect(seen('sunset')).toEqual([fill(2), '1', false, true]);
  expect(seen('presidio')).toEqual([fill(0), fill(0), '2', false, false]);
  expect(body.querySelectorAll('.token')).toHaveLength(6);
});

test('symbols differ in colour and in shape, and there are enough of them for any board', () => {
  const rules = readFileSync(join(import.meta.dirname, '../../crates/rules/src/board.rs'), 'utf8');
  expect(TOKENS).toHaveLength(Number(/MAX_SYMBOLS: usize = (\d+)/.exec(rules)![1]));
  expect(new Set(TOKENS.map(({ fill }) => fill)).size).toBe(TOKENS.length);
  expect(new Set(TOKENS.map(({ sign }) => sign)).size).toBe(TOKENS.length);
});

test('ferries are drawn', async () => {
  const body = await show('san-francisco');
  expect(route(body, 'alcatraz--pier-39#1').querySelectorAll('.boat')).toHaveLength(1);
});

test('a closed lane is pale and hatched, until somebody owns it', async () => {
  const { id, spaces } = boardOf('london').routes.find(({ twin }) => twin !== null)!;
  const body = await show('london', { closed: [id] });
  expect(route(body, id).querySelectorAll('.closed .car')).toHaveLength(1);
  // Two strokes or more over each space.
  expect(shapes(route(body, id).querySelector('.hatching'))).toBeGreaterThanOrEqual(2 * spaces);
  expect(route(body, id).getAttribute('aria-label')).toBe(`route ${id} of nobody, closed`);
  expect(body.querySelectorAll('.closed, .hatching')).toHaveLength(2);
  expect((await show('london', { closed: [id], owners: { [id]: 0 } })).querySelectorAll('.closed, .hatching')).toHaveLength(0);
});

test('a click, Enter and Space tell which route and place', async () => {
  const [onroute, onplace] = [vi.fn(), vi.fn()];
  const body = await show('berlin', { onroute, onplace });
  const id = 'reichstag--brandenburger-tor';
  route(body, id).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  route(body, id).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  body
    .querySelector('.place')!
    .dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  expect(onroute.mock.calls).toEqual([[id, false], [id, false]]);
  expect(onplace.mock.calls).toEqual([['charlottenburger-tor', false]]);
});

/** A finger at a point of the drawing, which is as large on the screen as it says. Says whether nobody took it. */
function touch(body: HTMLElement, x: number, y: number, on?: Element, adjusted?: { by: number; on: Element }): boolean {
  const drawing = body.querySelector('.drawing')!;
  const { width, height } = boardOf('berlin').drawing.frame;
  drawing.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  const finger = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerType: 'touch' };
  if (adjusted) (on ?? drawing).dispatchEvent(new PointerEvent('pointerdown', finger));
  return (adjusted?.on ?? on ?? drawing).dispatchEvent(new PointerEvent('click', { ...finger, clientX: x + (adjusted?.by ?? 0) }));
}

test('a finger means what it hits, or else what is near', async () => {
  const [onroute, onplace] = [vi.fn(), vi.fn()];
  const { frame, routes, places } = boardOf('berlin').drawing;
  const [single] = boardOf('berlin').routes.filter(({ twin }) => twin === null);
  const body = await show('berlin', { onroute, onplace });
  const { spaces } = routes.find(({ id }) => id === single!.id)!;
  const [x, y] = [spaces[0]!.x - frame.x, spaces[0]!.y - frame.y];
  expect(touch(body, x + 1, y + 1)).toBe(false);
  // Where the finger came down, wherever the browser moves the click.
  expect(touch(body, x + 1, y + 1, undefined, { by: 300, on: body.querySelector('.place')! })).toBe(false);
  expect(touch(body, 0, 0, route(body, routes[3]!.id))).toBe(false);
  expect(touch(body, -500, 0)).toBe(true);
  expect(touch(body, places[2]!.x - frame.x, places[2]!.y - frame.y)).toBe(true);
  expect(onroute.mock.calls).toEqual([[single!.id, true], [single!.id, true], [routes[3]!.id, true]]);
  expect(onplace.mock.calls).toEqual([]);
});

test('while something is to be put down, a finger means places', async () => {
  const [onroute, onplace] = [vi.fn(), vi.fn()];
  const { frame, routes, places } = boardOf('berlin').drawing;
  const body = await show('berlin', { onroute, onplace, highlight: { placeable: [places[0]!.id] } });
  touch(body, places[2]!.x - frame.x + 11, places[2]!.y - frame.y, route(body, routes[3]!.id));
  expect(onplace.mock.calls).toEqual([[places[2]!.id, true]]);
  touch(body, -500, 0, route(body, routes[3]!.id));
  expect(onroute.mock.calls).toEqual([[routes[3]!.id, true]]);
});

test('one route and one place are stops of the Tab key', async () => {
  const body = await show('london');
  expect(body.querySelectorAll('.route[tabindex="0"]')).toHaveLength(1);
  expect(body.querySelectorAll('.place[tabindex="0"]')).toHaveLength(1);
});

test('an arrow key leads to what is near in its direction', () => {
  const points = new Map<string, readonly [number, number]>([
    ['here', [0, 0]], ['near', [10, 2]], ['far', [30, 0]], ['below', [3, 20]],
  ]);
  expect(neighbour('ArrowRight', 'here', points)).toBe('near');
  expect(neighbour('ArrowRight', 'near', points)).toBe('far');
  expect(neighbour('ArrowDown', 'here', points)).toBe('below');
  expect(neighbour('ArrowUp', 'here', points)).toBeUndefined();
  expect(neighbour('x', 'here', points)).toBeUndefined();
});
