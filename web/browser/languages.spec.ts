// Every page and a whole game in each language, without a missing text or one that a phone has no room for.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './fixtures';
import { Player } from './player';
import { small, wide } from './sizes';
import { begin, endHere, get } from './table';
import { broken, say, speak, textsOf } from './words';
import cities from '../src/cities/list.json' with { type: 'json' };
import type { Board } from '../src/wire';
import { languages, nameOf } from '../words.plugin';

/** All languages; English is the last, because the tests look for English words. */
const LANGUAGES = [...languages().filter((language) => language !== 'en'), 'en'];
const NAMES = ['Crosstown', 'Ada', 'mistakes.toml', ...LANGUAGES.map(nameOf), ...cities.map(({ name }) => name)];
/** The titles that name a city. */
const TITLES = ['title-table', 'title-your-turn', 'title-over', 'title-replay', 'guide-title'];
/** Words that two of our languages share. */
const SHARED = ['Pages', 'Menu', 'Link', 'No', 'Normal', 'Total', 'Final', 'Ferries', 'Districts', 'point', 'points', 'orange', 'rosa', 'bus', 'carte'];

for (const [i, language] of LANGUAGES.entries()) {
  test(`${language}: the browser's language, in a whole game on a phone`, async ({ visit }) => {
    const page = await visit({ ...PHONE, locale: language });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await begin(page, cities[i % cities.length]!.id);
    const player = new Player(page, 'touch');
    const looked = new Set<string>();
    for (;;) {
      const { what } = await player.next();
      if (!looked.has(what)) {
        expect(broken(await textsOf(page)), what).toEqual([]);
        expect(await wide(page), what).toEqual([]);
        expect(await small(page), what).toEqual([]);
      }
      if (what === 'draw' && !looked.has(what)) {
        await expect(page.locator('.market h2')).toHaveText(say(language, 'row-title'));
      }
      looked.add(what);
      await player.act();
      if (what === 'end') break;
    }
  });
}

test('nothing is left in English, anywhere', async ({ visit, troubles }) => {
  test.slow();
  const page = await visit({ settings: { language: 'en', confirm: true } });
  const names = [...NAMES];
  const same: string[] = [];

  /** Reads the page in all languages; it is English again after that. */
  async function read(where: string, here: Page = page): Promise<void> {
    const seen: Record<string, string[]> = {};
    for (const language of LANGUAGES) {
      await speak(here, language);
      // The tab of a table follows a little later.
      if (/Lond/.test(await here.title())) {
        const city = say(language, 'city-london');
        const titles = TITLES.map((id) => say(language, id, { city }));
        await expect.poll(async () => titles.includes(await here.title())).toBe(true);
      }
      const texts = await textsOf(here);
      expect(broken(texts), `${where} in ${language}`).toEqual([]);
      expect(texts.length, where).toBeGreaterThan(8);
      seen[language] = texts;
    }
    const words = (text: string): string =>
      names.reduce((rest, name) => rest.replaceAll(name, ''), text).replace(/\P{L}+/gu, ' ').trim();
    // With English alone: Italian and Spanish, say, share true words.
    for (const language of LANGUAGES.filter((one) => one !== 'en')) {
      const both = seen[language]!.filter((text) => seen['en']!.includes(text) && !['', ...SHARED].includes(words(text)));
      same.push(...both.map((text) => `${language}, ${where}: ${text}`));
    }
  }

  for (const { id } of cities) {
    const { places } = await get<Board>(page, `/api/boards/${id}`);
    names.push(...places.map(({ name }) => name));
  }
  // Some names are parts of others.
  names.sort((a, b) => b.length - a.length);

  await page.getByText('More options').click();
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.locator('.seat select').last().selectOption('device');
  await read('start');
  troubles.allow(/boards\/check 422|status of 422/);
  await page.locator('input[type=file]').setInputFiles(join(import.meta.dirname, '../../fuzz/seeds/board/mistakes.toml'));
  await expect(page.locator('.own li')).not.toHaveCount(0);
  await read('mistakes of a board');
  for (const path of ['tables', 'about', ...cities.map(({ id }) => `rules/${id}`)]) {
    await page.goto(`/#${path}`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await read(path);
  }

  await page.goto('/');
  await begin(page, 'london', ['friend']);
  await expect(page.getByRole('heading', { name: 'Invite friends' })).toBeVisible();
  await read('lobby');
  const guest = await visit({ at: await page.getByLabel('Link', { exact: true }).inputValue(), settings: { language: 'en' } });
  await expect(guest.getByRole('button', { name: 'Take the seat' })).toBeVisible();
  await read('invitation', guest);
  await page.getByRole('button', { name: 'Seat a bot' }).click();

  const player = new Player(page);
  await player.until('keep');
  // Bots have the same names in all languages.
  names.push(...(await page.locator('.players strong').allInnerTexts()));
  await read('tickets');
  // The choice may lie over it.
  await page.locator('.market [data-spot=deck]').dispatchEvent('click');
  await expect(page.locator('.toast')).toBeVisible();
  await read('refusal');
  await player.act();
  await player.until('draw');
  // On a small screen lists are part of the page.
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 600, height: 900 });
  await page.getByText('All routes as a list').click();
  await read('lists');
  await page.setViewportSize({ width, height });
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('button', { name: 'Do it' })).toBeVisible();
  await read('turn and hint');
  await player.act();
  await player.until('confirm');
  await read('confirmation');
  await player.toPayment();
  await read('payment');
  await guest.reload();
  await expect(guest.getByText('You are watching')).toBeVisible();
  await read('watching', guest);
  await page.locator('header button[aria-haspopup]').click();
  await page.getByText('Let others watch').click();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await read('menu');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.locator('.sheet .head button').click();
  await endHere(page);
  await expect(page.locator('.end figure')).toBeVisible();
  await read('end');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page).toHaveURL(/#\d+$/);
  await read('replay');
  await page.goto('/r');
  await expect(page.getByText('Choose a record file…')).toBeVisible();
  await read('choice of a record');
  await page.goto('/#tables');
  await expect(page.getByText('Ended early')).toBeVisible();
  await read('my tables');
  troubles.allow(/404/);
  await page.goto('/t/nowhere');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await read('no table');
  expect(same).toEqual([]);
});

test('lessons are in all languages', async ({ visit }) => {
  const page = await visit({ settings: { language: 'en' } });
  await page.locator('label:has(input[value=san-francisco])').click();
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  const coach = page.locator('.coach');
  const player = new Player(page);
  const seen = new Set<string>();
  while (seen.size < 12) {
    const { what } = await player.next();
    if (what === 'end') break;
    while ((await coach.locator('.primary').count()) > 0) {
      const title = await coach.locator('h2').innerText();
      seen.add(title);
      const texts: string[] = [];
      for (const language of LANGUAGES) {
        await speak(page, language);
        expect(broken(await textsOf(page)), `${title} in ${language}`).toEqual([]);
        texts.push(await coach.locator('.words p').innerText());
      }
      expect(new Set(texts).size, title).toBe(LANGUAGES.length);
      await coach.locator('.primary').click();
      await expect(coach.locator('h2', { hasText: title })).toHaveCount(0);
    }
    await player.act();
  }
  expect(seen.size).toBeGreaterThan(8);
});
