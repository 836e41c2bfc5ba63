// Every kind of mistake in a board file has words in every language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mistakeInWords } from '../src/game/mistakes';
import { LANGUAGES } from '../src/settings.svelte';
import type { BoardMistake, Expected } from '../src/wire';
import { bundleOf, type Args } from '../src/words/words.svelte';
import { wordsOf } from '../words.plugin';

const wire = readFileSync(join(import.meta.dirname, '../src/wire.ts'), 'utf8');
/** What the generated type says, up to the next one. */
const typeText = (name: string): string => new RegExp(`export type ${name} = ([\\s\\S]*?);\\n`).exec(wire)![1]!;
const CODES = [...typeText('BoardMistake').matchAll(/"code": "([a-z-]+)"/g)].map(([, code]) => code as BoardMistake['code']);
const EXPECTED = [...typeText('Expected').matchAll(/"([a-z-]+)"/g)].map(([, one]) => one as Expected);

/** Numbers that stand nowhere else. */
const NUMBERS = { least: 31, most: 47, found: 58, cards: 62, count: 73, spaces: 84, needed: 95 };

/** Whether a mistake of this kind is about one text of the file. */
const isText = (code: string): boolean => wire.includes(`"code": "${code}", "about": string `);

/** A mistake of this kind, with all arguments that any kind has. */
function example(code: BoardMistake['code'], expected: Expected = 'text'): BoardMistake {
  const about = isText(code) ? 'FILE' : { key: 'FILE', piece: 'FILE', expected, ...NUMBERS };
  return { line: 123, column: 4, code, about } as BoardMistake;
}

/** The names of the arguments of a kind. */
function fields(code: string): string[] {
  const [about] = typeText('BoardMistake').split('"code"').filter((part) => part.startsWith(`: "${code}"`));
  return [...about!.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name!);
}

describe.each(LANGUAGES)('%s', (language) => {
  const bundle = bundleOf(language, wordsOf(language));
  const errors: Error[] = [];
  const t = (id: string, args?: Args, otherwise?: string): string => {
    const { value } = bundle.getMessage(id) ?? bundle.getMessage(otherwise!)!;
    return bundle.formatPattern(value!, args, errors);
  };

  it.each(CODES)('says what is wrong, where, and with what: %s', (code) => {
    const words = mistakeInWords(t, example(code));
    expect(errors).toEqual([]);
    expect(words).toContain('123');
    expect(words).not.toContain(t('mistake-unknown'));
    const said = [...words.matchAll(/\d\d+/g)].map(([number]) => Number(number)).filter((number) => number !== 123);
    const numbers = fields(code).flatMap((name) => NUMBERS[name as keyof typeof NUMBERS] ?? []);
    expect(said.sort()).toEqual(numbers.sort());
    const named = isText(code) || fields(code).some((name) => name === 'key' || name === 'piece');
    expect(words.includes('FILE')).toBe(named);
  });

  it('says what belongs there', () => {
    const told = EXPECTED.map((expected) => mistakeInWords(t, example('wrong-type', expected)));
    const other = mistakeInWords(t, example('wrong-type', 'nothing' as Expected));
    expect(new Set([...told, other]).size).toBe(EXPECTED.length + 1);
  });

  it('has words for a kind that is new', () => {
    expect(mistakeInWords(t, { line: 7, column: 1, code: 'brand-new' } as unknown as BoardMistake)).toBe(
      t('mistake-line', { line: 7, text: t('mistake-unknown') }),
    );
  });
});

it('knows the kinds', () => {
  expect(CODES.length).toBeGreaterThan(28);
  expect(EXPECTED).toHaveLength(8);
});

it('shortens texts of the file, and leaves out what would break a line', () => {
  const t = (_: string, args?: Args): string => String(args?.['about'] ?? args?.['text']);
  expect(mistakeInWords(t, { line: 1, column: 1, code: 'duplicate', about: 'a\nb' })).toBe('a\ufffdb');
  expect(mistakeInWords(t, { line: 1, column: 1, code: 'duplicate', about: '🚋'.repeat(90) })).toBe(`${'🚋'.repeat(80)}…`);
});
