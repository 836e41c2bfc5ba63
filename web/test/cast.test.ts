// Who the bots are: the same people for everybody, whoever looks and whenever.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { castOf, lineOf } from '../src/cities/casts';
import { botAt } from '../src/game/cast';
import { seatsOf } from '../src/game/replay';
import { namesOf, type Teller } from '../src/game/sentences';
import { portrait } from '../src/table/portrait';
import { LANGUAGES } from '../src/settings.svelte';
import type { Level, Seat } from '../src/wire';
import { bundleOf } from '../src/words/words.svelte';
import { wordsOf } from '../words.plugin';
import { CITIES, DRAWN } from './boards';

const LEVELS: readonly Level[] = ['easy', 'medium', 'hard', 'expert'];
const OWN = 'a-board-of-ones-own';
const t: Teller['t'] = (id, args = {}) => (id === 'bot-name' ? `${args['name']} ${args['level']}` : id);
const bot = (level: Level): Seat => ({ name: '', by: 'bot', level, mine: false, can_return: false, wants_end: false });
const person = (name: string): Seat => ({ ...bot('easy'), name, by: 'person' });
const turned = <T>(all: readonly T[], by: number): T[] => [...all.slice(by), ...all.slice(0, by)];

describe.each([...CITIES, OWN])('bots of %s', (city) => {
  const people = LEVELS.map((level) => castOf(city, level));

  it('all differ at one table, in name and face, whatever their levels', () => {
    const tables = [...LEVELS.map((level) => [level, level, level, level]), LEVELS, ['easy', 'hard', 'easy', 'hard'] as const];
    for (const levels of tables) {
      const seats = levels.map(bot);
      expect(new Set(namesOf(t, city, seats)).size, levels.join()).toBe(4);
      expect(new Set(seats.map((_, seat) => portrait(botAt(city, seats, seat)!.look))).size, levels.join()).toBe(4);
    }
  });

  it('keep their names when the seats turn for another game, with the level beside it', () => {
    const seats = [person('Zoe'), bot('easy'), person('Bo'), bot('hard')];
    const names = namesOf(t, city, seats);
    expect(names).toEqual(['Zoe', `${people[0]![2].name} easy`, 'Bo', `${people[2]![0].name} hard`]);
    for (const by of [1, 2, 3]) expect(namesOf(t, city, turned(seats, by))).toEqual(turned(names, by));
  });

  it('are the same people in the replay', () => {
    const seats = [person('Zoe'), bot('expert'), bot('easy')];
    const recorded = [{ name: 'Zoe', by: 'person' }, { name: 'x', by: 'bot:expert' }, { name: 'y', by: 'bot:easy' }];
    const replayed = seatsOf({ seats: recorded });
    expect(replayed.map(({ level }) => level)).toEqual([undefined, 'expert', 'easy']);
    expect(namesOf(t, city, replayed)).toEqual(namesOf(t, city, seats));
  });

  it('have a short line about each, in every language', () => {
    for (const language of LANGUAGES) {
      const bundle = bundleOf(language, wordsOf(language));
      for (const someone of people.flat()) {
        const [id, , otherwise] = lineOf(city, someone);
        const found = bundle.getMessage(DRAWN.includes(city) ? id : otherwise)?.value;
        expect(found, `${language} ${id}`).toEqual(expect.any(String));
        expect((found as string).length, `${language} ${id}`).toBeLessThan(60);
      }
    }
  });

  it('have names that are ids too', () => {
    for (const { name } of people.flat()) expect(name).toMatch(/^[A-Z][a-z]+$/);
  });
});

it.each(DRAWN)('%s has sixteen people of its own, no two alike, in few bytes', (city) => {
  const people = LEVELS.flatMap((level) => castOf(city, level));
  expect(new Set(people.map(({ name }) => name)).size).toBe(16);
  expect(new Set(people.map(({ look }) => portrait(look))).size).toBe(16);
  const others = CITIES.filter((one) => one !== city).flatMap((one) => LEVELS.flatMap((level) => castOf(one, level)));
  expect(people.filter(({ name }) => others.some((other) => other.name === name))).toEqual([]);
  const source = readFileSync(join(import.meta.dirname, `../src/cities/${city}/cast.ts`));
  expect(gzipSync(source).length).toBeLessThan(3000);
});

it('nobody plays as a bot where a person sits, sat, or may sit', () => {
  const left: Seat = { ...person('Bo'), by: 'bot', level: 'hard' };
  const open: Seat = { ...person(''), by: 'open' };
  const seats = [person('Zoe'), left, open];
  expect(seats.map((_, seat) => botAt('berlin', seats, seat))).toEqual([undefined, undefined, undefined]);
  expect(namesOf(t, 'berlin', seats)).toEqual(['Zoe', 'Bo', 'seat-open']);
});
