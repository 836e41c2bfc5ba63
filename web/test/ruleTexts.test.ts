// The rules page of each board: every rule that a refusal cites has its place there, and what it says is the board's.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { reconstructionOf, sectionsOf, type Text } from '../src/pages/ruleTexts';
import { routeOf, rulePath } from '../src/router.svelte';
import { LANGUAGES } from '../src/settings.svelte';
import Trouble from '../src/table/Trouble.svelte';
import type { Board } from '../src/wire';
import { bundleOf, speak, type Args } from '../src/words/words.svelte';
import { wordsOf } from '../words.plugin';
import { boardOf, boards } from './boards';

/** The rules that refusals cite, out of the table that is generated from their codes. */
const CITED = [
  ...new Set(
    [...readFileSync(join(import.meta.dirname, '../../docs/protocol.md'), 'utf8').matchAll(/^\| `[\w-]+` \| ([RQ][\d.]+) \|/gm)].map(
      ([, rule]) => rule!,
    ),
  ),
];

/** Words that know all messages of a language and fail for others. */
function wordsIn(language: string): Parameters<typeof sectionsOf>[0] {
  const bundle = bundleOf(language, wordsOf(language));
  const t = (id: string, args: Args = {}, otherwise?: string): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern && otherwise !== undefined) return t(otherwise, args);
    if (!pattern) throw new Error(`${language} has no ${id}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) throw new Error(`${id}: ${errors.join()}`);
    return text;
  };
  return { t, list: (items) => items.join(', ') };
}
const english = wordsIn('en');
const textsOf = (board: Board): readonly Text[] => sectionsOf(english, board).flatMap(({ texts }) => texts);
const stated = (board: Board): string[] => textsOf(board).flatMap(({ rules }) => rules.split(' ').filter(Boolean));
const told = (board: Board, rule: string): Text => textsOf(board).find(({ rules }) => rules.split(' ').includes(rule))!;

/** Whether a rule is about something that the board has. */
function applies(rule: string, { tourists, routes }: Board): boolean {
  if (rule === 'R6.3') return routes.some(({ ferries }) => ferries > 0);
  return !rule.startsWith('R6.') || tourists !== null;
}

describe.each(boards.map((board) => [board.id, board] as const))('%s', (_, board) => {
  it('states every rule that a refusal can cite there, once', () => {
    expect(CITED.length).toBeGreaterThan(15);
    const rules = stated(board);
    expect(CITED.filter((rule) => applies(rule, board) && !rules.includes(rule))).toEqual([]);
    expect(new Set(rules).size).toBe(rules.length);
    for (const rule of rules) expect(rule).toMatch(/^(R[1-8]\.\d|Q\d+)$/);
  });

  it.each(LANGUAGES)('has all its words: %s', (language) => {
    const sections = sectionsOf(wordsIn(language), board);
    const texts = sections.flatMap(({ texts }) => texts.map(({ text }) => text));
    // They are keys of lists.
    for (const all of [sections.map(({ title }) => title), texts]) expect(new Set(all).size).toBe(all.length);
  });

  it('has extra points only where there are some', () => {
    expect(/extra points/.test(told(board, 'R5.2').text)).toBe(board.bonuses.length > 0);
  });
});

it('tells where the five first stacks are, and how large each is', () => {
  const board = boardOf('san-francisco');
  const { text } = told(board, 'R6.1');
  for (const place of ['Alcatraz', 'Golden Gate Bridge', 'Potrero Hill', 'Sunset', 'The Embarcadero']) expect(text).toContain(place);
  expect(textsOf(board).find(({ table }) => table?.head)?.table?.rows).toEqual([['2', '2', '1'], ['3', '2', '2'], ['4', '3', '3']]);
  expect(told(board, 'R6.4').table?.rows.slice(0, 2)).toEqual([['0 to 1 tokens', '0 points'], ['2 tokens', '1 point']]);
});

it('tells where facts come from; a board without words for it says what its file says', () => {
  const source = (board: Board): string => sectionsOf(english, board).at(-1)!.texts[0]!.text;
  expect(source(boardOf('berlin'))).toMatch(/reconstruction/);
  expect(source({ ...boardOf('berlin'), id: 'mine', provenance: 'Drawn by me.' })).toBe('Drawn by me.');
  expect(reconstructionOf(english, 'berlin')).toMatch(/^A reconstruction, .* subway points are ours\.$/);
  expect(reconstructionOf(english, 'mine')).toBe('A reconstruction, not the printed board.');
});

it('has an address for each rule', () => {
  expect(routeOf('/', rulePath('san-francisco', 'R3.4').slice(1))).toEqual({ page: 'rules', city: 'san-francisco', rule: 'R3.4' });
  expect(routeOf('/', '#rules/berlin')).toEqual({ page: 'rules', city: 'berlin', rule: '' });
  expect(routeOf('/', '#rules')).toMatchObject({ page: 'rules', rule: '' });
});

it('a refusal links to the rule, but for boards without a page', async () => {
  await speak('en');
  const problem = { code: 'route-taken', rule: 'R3.1' } as const;
  for (const [city, links] of [['london', ['#rules/london/R3.1']], [undefined, []]] as const) {
    const shown = mount(Trouble, { target: document.body, props: { problem, city } });
    flushSync();
    expect(document.body.textContent?.replace(/\s+/g, ' ').trim()).toBe('That route is taken. (rule R3.1)');
    expect([...document.querySelectorAll('a')].map(({ hash }) => hash)).toEqual(links);
    void unmount(shown);
  }
});
