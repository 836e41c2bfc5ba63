// What those who cannot see the board are told of its routes and places, in every language.
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { TOKENS } from '../src/board/tokens';
import { gameBoard } from '../src/game/board';
import { boardWords } from '../src/game/sentences';
import { LANGUAGES } from '../src/settings.svelte';
import BoardList from '../src/table/BoardList.svelte';
import { bundleOf, type Args } from '../src/words/words.svelte';
import { wordsOf } from '../words.plugin';
import { boardOf } from './boards';

/** The words of a city's board, for the player of seat 0. */
function wordsIn(language: string, city: string): ReturnType<typeof boardWords> {
  const bundle = bundleOf(language, wordsOf(language));
  const t = (id: string, args?: Args): string => bundle.formatPattern(bundle.getMessage(id)!.value!, args, []);
  return boardWords({ t, list: (items) => items.join(', '), board: gameBoard(boardOf(city)), names: ['Ada', 'Bob'], me: 0 }, city);
}

const lane = boardOf('london').routes.find(({ twin }) => twin !== null)!;

it.each(LANGUAGES)('a route is free, can be claimed, also for a ticket, is closed, or is owned, each in its own words: %s', (language) => {
  const { route } = wordsIn(language, 'london');
  const told = [
    route(lane, undefined, false, false, false), route(lane, undefined, true, false, false), route(lane, undefined, false, true, false),
    route(lane, undefined, true, false, true), route(lane, 0, false, false, false), route(lane, 1, false, false, false),
  ];
  expect(new Set(told).size).toBe(told.length);
});

it('a closed lane is said to be closed, in the list of all routes too', () => {
  const words = wordsIn('en', 'london');
  expect(words.route(lane, undefined, false, false, false)).toMatch(/; free$/);
  expect(words.route(lane, undefined, false, true, false)).toMatch(/; closed$/);
  const list = mount(BoardList, {
    target: document.body,
    props: { board: gameBoard(boardOf('london')), words, owners: {}, closed: [lane.id], claims: new Map(), gold: [], claim: () => {} },
  });
  document.querySelector('details')!.open = true;
  document.querySelector('details')!.dispatchEvent(new Event('toggle'));
  flushSync();
  const told = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(told.filter((text) => text.includes('closed'))).toEqual([words.route(lane, undefined, false, true, false)]);
  void unmount(list);
});

const alcatraz = boardOf('san-francisco').places.find(({ id }) => id === 'alcatraz')!;

it.each(LANGUAGES)('a place tells its symbol, how many are left, and whether one has it: %s', (language) => {
  const { place } = wordsIn(language, 'san-francisco');
  const symbols = TOKENS.map((_, symbol) => place(alcatraz, { symbol, tokens: 2 }, false));
  expect(new Set(symbols).size).toBe(TOKENS.length);
  const told = [
    place(alcatraz, undefined, false), place(alcatraz, { symbol: 0, tokens: 1 }, false), place(alcatraz, { symbol: 0, tokens: 2 }, false),
    place(alcatraz, { symbol: 0, tokens: 2, held: true }, false), place(alcatraz, { symbol: 0, tokens: 2, held: false }, false),
  ];
  expect(new Set(told).size).toBe(told.length);
});

it('a place without tourists is its name alone', () => {
  const { place } = wordsIn('en', 'san-francisco');
  expect(place(alcatraz, undefined, false)).toBe('Alcatraz');
  expect(place(alcatraz, { symbol: 1, tokens: 2, held: false }, false)).toBe('Alcatraz, 2 tourist tokens (sun), you have none of them yet');
});
