// A city is a board, a drawing and words. The pages offer every city that the board files name, in their order.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { plain } from '../src/board/plain';
import { artOf } from '../src/cities';
import { withTransport } from '../src/net/transport';
import Rules from '../src/pages/Rules.svelte';
import Start from '../src/pages/Start.svelte';
import { routeOf } from '../src/router.svelte';
import { LANGUAGES } from '../src/settings.svelte';
import { speak, t } from '../src/words/words.svelte';
import { boardOf, boards, CITIES } from './boards';
import { FakeTransport } from './transport';

const drawings = join(import.meta.dirname, '../src/cities');
const locales = join(import.meta.dirname, '../../locales');

const context = withTransport(new FakeTransport({ board: async (id) => boardOf(id) }).transport);
let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

function show<Props extends Record<string, unknown>>(page: Component<Props>, props: Props): HTMLElement {
  localStorage.clear();
  document.body.innerHTML = '';
  shown = mount(page, { target: document.body, context, props });
  flushSync();
  return document.body;
}

it('lists the boards that have a position, in their order', () => {
  expect(CITIES.length).toBeGreaterThan(0);
  const offered = boards.filter((board) => 'order' in board && board.order !== null);
  expect(CITIES).toEqual(offered.map(({ id }) => id));
});

it.each(CITIES)('has a drawing of %s', (id) => {
  expect(artOf(id).shapes.length).toBeGreaterThan(0);
  expect(artOf(id)).not.toBe(plain);
});

it('has no drawing or words without a board', () => {
  const folders = readdirSync(drawings, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((id) => !boards.some((board) => board.id === id))).toEqual([]);
  for (const language of LANGUAGES) {
    const files = readdirSync(join(locales, language, 'cities'));
    expect(files.sort()).toEqual(CITIES.map((id) => `${id}.ftl`).sort());
  }
});

it.each(LANGUAGES)('offers every city with its name, words and picture: %s', async (language) => {
  await speak(language);
  const body = show(Start as Component, {});
  expect(body.querySelector('h1')!.textContent).toBe(t('start-title', { count: CITIES.length }));
  expect(t('start-title', { count: 5 })).toContain('5');
  const cards = [...body.querySelectorAll('.cities label')];
  expect(cards.map((card) => card.querySelector('input')!.value)).toEqual(CITIES);
  for (const card of cards) {
    const { value } = card.querySelector('input')!;
    expect(card.querySelector('img')!.getAttribute('src')).toBe(`/boards/${value}.svg`);
    const [name, about] = ['strong', 'span'].map((part) => card.querySelector(part)!.textContent);
    expect(name).not.toMatch(/^$|^city-/);
    expect(about).not.toMatch(/^$|^city-/);
  }
});

it('chooses the first city where none was chosen before', () => {
  const body = show(Start as Component, {});
  expect(body.querySelector<HTMLInputElement>('.cities :checked')!.value).toBe(CITIES[0]);
  expect(routeOf('/', '#rules')).toEqual({ page: 'rules', city: CITIES[0], rule: '' });
});

it.each(CITIES)('has the rules of %s, and the way to those of the others', async (city) => {
  await speak('en');
  const body = show(Rules, { city, rule: '' });
  const links = [...body.querySelectorAll('main nav a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(CITIES.map((id) => `/#rules/${id}`));
  expect(body.querySelector('main nav [aria-current]')!.getAttribute('href')).toBe(`/#rules/${city}`);
  expect(body.querySelector('h1')!.textContent).toContain(links[CITIES.indexOf(city)]!.textContent);
});
