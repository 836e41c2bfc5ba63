// All languages have the same messages, and the code has no message that they lack.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { WHY_NOT } from '../src/game/records';
import { SITTERS } from '../src/pages/seatPlans';
import { STATES } from '../src/pages/tableState';
import { EMOTES } from '../src/table/emotes';
import { LANGUAGES, PACES, preferred, THEMES } from '../src/settings.svelte';
import type { HintReason } from '../src/wire';
import LanguageChoice from '../src/words/LanguageChoice.svelte';
import { bundleOf, type Args } from '../src/words/words.svelte';
import { nameOf, wordFiles, wordsOf } from '../words.plugin';
import { boards, CITIES } from './boards';

const BONUSES = [...new Set(boards.flatMap(({ bonuses }) => bonuses))];
const REASONS: readonly HintReason['why'][] = [
  'completes', 'nearer', 'points', 'way', 'color', 'grey', 'wild', 'collects', 'nothing-in-row', 'may-be-wild',
];
const root = join(import.meta.dirname, '..', '..');

/** The messages of a language, each with the variables in it. */
function messagesOf(language: string): Map<string, string[]> {
  const messages = new Map<string, string[]>();
  for (const file of wordFiles(language)) {
    for (const part of readFileSync(file, 'utf8').split(/^(?=[a-z])/m)) {
      const id = /^([a-z][\w-]*) =/.exec(part)?.[1];
      if (!id) continue;
      expect(messages.has(id), `${id} stands twice in ${language}`).toBe(false);
      messages.set(id, [...new Set(part.match(/\$\w+/g))].sort());
    }
  }
  return messages;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'dev') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : [readFileSync(path, 'utf8')];
  });
}

const english = messagesOf('en');

describe.each(LANGUAGES)('%s', (language) => {
  const messages = messagesOf(language);
  const bundle = bundleOf(language, wordsOf(language));

  it('has every message and no other', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('can be read without mistakes', () => {
    for (const id of messages.keys()) {
      const pattern = bundle.getMessage(id)?.value;
      expect(pattern, id).toBeTruthy();
      const args = Object.fromEntries(messages.get(id)!.map((name) => [name.slice(1), name === '$count' ? 2 : 'x']));
      const errors: Error[] = [];
      // Messages that refer to others also take the others' variables.
      bundle.formatPattern(pattern!, { back: 1, color: 'blue', wild: 'bus', piece: 'bus', count: 2, points: 2, ferries: 0, done: 1, symbol: 0, ...args }, errors);
      expect(errors, id).toEqual([]);
    }
  });

  it('tells of each kind of bonus how it is counted', () => {
    const { value } = bundle.getMessage('lesson-score-bonus')!;
    const told = [...BONUSES, 'several'].map((kind) => bundle.formatPattern(value!, { kind }, []));
    expect(new Set(told).size).toBe(BONUSES.length + 1);
  });

  it('has plural forms', () => {
    const say = (id: string, count: number): string =>
      bundle.formatPattern(bundle.getMessage(id)!.value!, { count }, []);
    for (const id of ['points', 'card-count', 'score-routes', 'hand-title', 'keep']) {
      expect(say(id, 1).replace('1', '#'), id).not.toBe(say(id, 2).replace('2', '#'));
    }
  });
});

describe('in French', () => {
  const say = (language: string, text: string, args: Args = {}): string => {
    const bundle = bundleOf(language, new FluentResource(`text = ${text}`).body);
    return bundle.formatPattern(bundle.getMessage('text')!.value!, args, []);
  };

  it('no line breaks before double marks and inside quotes', () => {
    expect(say('fr', 'Qui ? Moi ! Vu ; lu : « oui »')).toBe('Qui\u202f? Moi\u202f! Vu\u202f; lu\u00a0: «\u00a0oui\u00a0»');
    expect(say('fr', '{ $who ->\n    [one] Un : { $who }\n   *[other] Rien\n } ?', { who: 1 })).toBe('Un\u00a0: 1\u202f?');
  });

  it('times, addresses, what people wrote and other languages stay as they are', () => {
    const plain = 'À 10:30 sur https://a.example/?b=1;c!';
    expect(say('fr', plain)).toBe(plain);
    expect(say('fr', '{ $name }{" ?"}', { name: 'Ada : « B » !' })).toBe('Ada : « B » ! ?');
    expect(say('it', 'Chi ? « sì »')).toBe('Chi ? « sì »');
  });

  it('files have one plain space there', () => {
    for (const file of wordFiles('fr')) expect(readFileSync(file, 'utf8').match(/[^ ][;?!»](?!\S)|[^ ]:(?!\S)|«[^ ]|[\u00a0\u202f]/g)).toBeNull();
  });
});

/** Texts with a form for one that does not say the number, about what there is always one of at least. */
const NEVER_NONE = ['advice-keep', 'choose-why', 'end-question', 'end-winners', 'lesson-ferry', 'lesson-keep', 'lesson-place', 'lesson-tickets', 'log-shuffle', 'log-sweep', 'mistakes-more', 'mistakes-title', 'replay-games'];

it.each(LANGUAGES)('does not say one where there is none: %s', (language) => {
  const bundle = bundleOf(language, wordsOf(language));
  const told = (id: string, args: Args): string => bundle.formatPattern(bundle.getMessage(id)!.value!, args, []);
  const counts = ['count', 'done', 'ferries', 'last', 'limit', 'points', 'seen', 'turns'];
  const same = [...messagesOf(language)].filter(([id, names]) =>
    names.some((name) => {
      const many = Object.fromEntries(names.map((one) => [one.slice(1), counts.includes(one.slice(1)) ? 2 : 'x']));
      const say = (number: number): string => told(id, { ...many, [name.slice(1)]: number });
      return counts.includes(name.slice(1)) && say(0) === say(1);
    }),
  );
  expect(same.map(([id]) => id).filter((id) => !NEVER_NONE.includes(id))).toEqual([]);
});

/** Other words for what has one already: a completed ticket, a piece, a wild card, a way, a sign on a route. */
const OTHER_WORDS: Readonly<Record<string, RegExp>> = {
  de: /Tickets?\b|Lokomotivkarte|geschafft|Waggon/,
  en: /\bboats?\b|\bfulfil|\btickets? (is |are )?done|\{ \$done \} done/i,
  es: /\bbarcos?\b|\bsignos?\b|\bvagon/i,
  fr: /réussie|\breliées?\b|\bpièces?\b|\bbateau|seconde carte|\btrams?\b/i,
  it: /multicolor|\bstrad[ae]\b|\bbattell|mancat[oi]/i,
};

it.each(LANGUAGES)('has one word for one thing: %s', (language) => {
  const texts = wordFiles(language).flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const said = texts.filter((line) => !line.startsWith('#') && !line.includes('Ticket to Ride'));
  expect(said.filter((line) => OTHER_WORDS[language]?.test(line))).toEqual([]);
});

it('uses the variables of English in every language', () => {
  for (const language of LANGUAGES) {
    for (const [id, names] of messagesOf(language)) {
      const allowed = new Set([...english.get(id)!, '$me', '$count', '$done']);
      expect(names.filter((name) => !allowed.has(name)), `${language} ${id}`).toEqual([]);
    }
  }
});

it('has words for every message that the client names', () => {
  const code = sources(join(root, 'web', 'src')).join('\n');
  const named = [...code.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map(([, id]) => id!);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((id) => !english.has(id))).toEqual([]);
});

it('has words for what the server names', () => {
  const phases = ['choose-tickets', 'place-tourists', 'turn', 'second-card', 'keep-tickets'];
  const ids = [
    ...phases.map((phase) => `status-${phase}`),
    ...REASONS.map((why) => `advice-why-${why}`),
    ...['finished', 'stuck', 'abandoned'].map((phase) => `end-${phase}`),
    ...['filled', 'left', 'clock', 'away'].map((why) => `log-bot-${why}`),
    ...STATES.map((state) => `state-${state}`),
    ...['abandoned', 'of-others', 'place', 'won'].map((result) => `result-${result}`),
    ...['bus', 'streetcar', 'subway', 'taxi'].map((piece) => `stat-pieces-${piece}`),
    ...EMOTES.map((emote) => `emote-${emote}`),
    ...WHY_NOT,
    ...SITTERS.map((who) => `sitter-${who}`),
    ...['easy', 'medium', 'hard', 'expert'].map((level) => `level-${level}`),
    ...PACES.map((pace) => `pace-${pace}`),
    ...THEMES.map((theme) => `theme-${theme}`),
    ...CITIES.flatMap((city) => [`city-${city}`, `city-${city}-about`, `city-${city}-source`]),
    ...BONUSES.flatMap((kind) => [`score-bonus-${kind}`, `lesson-${kind}`, `guide-${kind}`]),
  ];
  expect(ids.filter((id) => !english.has(id))).toEqual([]);
});

it('has words for every refusal of the rules and of the server', () => {
  const openapi = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8'));
  const codes: string[] = openapi.components.schemas.Code.enum;
  expect(codes.length).toBeGreaterThan(70);
  expect(codes.filter((code) => !english.has(`refused-${code}`))).toEqual([]);
});

it('offers every folder of locales, under its own name', () => {
  const menu = mount(LanguageChoice, { target: document.body });
  const offered = [...document.querySelectorAll('option')].map(({ value, lang, textContent }) => ({ value, lang, textContent }));
  void unmount(menu);
  const folders = readdirSync(join(root, 'locales')).sort();
  expect(offered).toEqual(folders.map((code) => ({ value: code, lang: code, textContent: nameOf(code) })));
  expect(offered).toContainEqual({ value: 'fr', lang: 'fr', textContent: 'Français' });
  expect(new Set(folders.map(nameOf)).size).toBe(folders.length);
});

it('takes the first language of the browser that there is', () => {
  expect(preferred(['ja', 'fr-CH', 'it'])).toBe('fr');
  expect(preferred(['IT-it'])).toBe('it');
  expect(preferred(['ja'])).toBe('en');
  expect(preferred(['pt-BR'], ['en', 'pt', 'pt-BR'])).toBe('pt-BR');
  expect(preferred(['pt'], ['en', 'pt-BR'])).toBe('pt-BR');
});
