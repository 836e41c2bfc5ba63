// Around a game: the lobby, who begins, clocks, the record, another game.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Player } from './player';
import { wide } from './sizes';
import { begin, endHere, logOf, recordOf, tableId, tableOf } from './table';
import { speak } from './words';
import { languages } from '../words.plugin';

test('the host copies and shares the link, then seats a bot', async ({ visit }) => {
  const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.evaluate(() => {
    navigator.share = async ({ url } = {}) => document.documentElement.setAttribute('data-shared', url ?? '');
  });
  await begin(page, 'berlin', ['friend']);
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.getByRole('button', { name: 'Share…' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', link);
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();

  await page.getByLabel('The bot’s level').selectOption('hard');
  await page.getByRole('button', { name: 'Seat a bot' }).click();
  await expect(page.locator('.sheet .offers')).toBeVisible();
  const bot = page.locator('.players li', { hasText: 'Bot: hard' });
  await expect(bot.locator('strong')).toHaveText('Hilde');
  await expect(bot.locator('strong')).toHaveAttribute('title', 'Drives the night line without a timetable');
});

test('who is to begin begins, and it is said', async ({ visit }) => {
  const page = await visit();
  await page.getByText('More options').click();
  await page.getByLabel('Who begins').selectOption({ label: 'I begin' });
  await begin(page, 'london', ['bot-easy', 'bot-easy', 'bot-easy']);
  expect((await tableOf(page)).seats.map(({ mine }) => mine)).toEqual([true, false, false, false]);
  await expect(page.locator('.sheet')).toContainText('You begin.');
  await expect.poll(async () => (await logOf(page)).at(-1)).toContain('You begin.');

  // By name, whoever it is; a player who is removed does not begin.
  await page.goto('/');
  await page.getByText('More options').click();
  const first = page.getByLabel('Who begins');
  for (const who of ['bot-easy', 'device', 'friend']) {
    if (who !== 'bot-easy') await page.getByRole('button', { name: 'Add a player' }).click();
    await page.locator('.seat select').last().selectOption(who);
  }
  await page.getByLabel('Name of player 3').fill('Bea');
  await expect(first.locator('option')).toHaveText([
    'Drawn by lot', 'I begin', 'Player 2 begins (Bot: easy)', 'Bea begins', 'Player 4 begins (A friend, by link)',
  ]);
  await first.selectOption({ label: 'Player 4 begins (A friend, by link)' });
  await page.getByRole('button', { name: 'Remove player 4' }).click();
  await expect(first.locator('option:checked')).toHaveText('Drawn by lot');
  await first.selectOption({ label: 'Bea begins' });
  await page.getByRole('button', { name: 'Remove player 2' }).click();
  await expect(first.locator('option:checked')).toHaveText('Bea begins');
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.locator('button.go').click();
  await expect(page).toHaveURL(/\/t\//);
  expect((await tableOf(page)).seats.map(({ name }) => name)).toEqual(['Bea', '', 'Ada']);
});

test('the theme that is set holds for everything, pictures too', async ({ visit }) => {
  const same = async (one: Page, other: Page): Promise<boolean> => (await one.screenshot()).equals(await other.screenshot());
  const [light, dark] = [await visit({ colorScheme: 'light' }), await visit({ colorScheme: 'dark' })];
  const night = await visit({ colorScheme: 'light', settings: { theme: 'dark' } });
  const day = await visit({ colorScheme: 'dark', settings: { theme: 'light' } });
  for (const page of [light, dark, night, day]) await expect(page.locator('label img')).toHaveCount(4);
  await expect.poll(() => same(night, dark)).toBe(true);
  await expect.poll(() => same(day, light)).toBe(true);
  expect(await same(day, night)).toBe(false);
});

test('clocks are shown, and run', async ({ visit }) => {
  const page = await visit();
  await page.getByText('More options').click();
  await page.getByLabel('Time to think').selectOption('game-900');
  await page.getByLabel('Who begins').selectOption('me');
  await begin(page, 'berlin');
  await new Player(page).until('draw');
  const clock = page.locator('.players li', { hasText: 'Ada' }).getByRole('timer');
  await expect(clock).toHaveText(/^1\d:\d\d left$/);
  const before = await clock.innerText();
  await expect(clock).not.toHaveText(before);
});

test('the record can be downloaded, and another game played', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'new-york', ['bot-easy', 'bot-medium']);
  await new Player(page).until('draw');
  await endHere(page);
  const id = tableId(page);
  const coming = page.waitForEvent('download');
  await page.getByText('Download the record').click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`crosstown-${id}.json`);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(await recordOf(page));

  const { seats } = await tableOf(page);
  await expect(page.locator('.end p.first')).toHaveText(/(You begin|begins) the next game: the first turn moves on by one seat\.$/);
  const names = await page.locator('.players strong').allTextContents();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.locator('.sheet .offers')).toBeVisible();
  const next = await tableOf(page);
  const who = seats.map(({ name, level }) => name || level);
  await expect(page.locator('.players strong')).toHaveText([...names.slice(1), names[0]!]);
  expect(next.seats.map(({ name, level }) => name || level)).toEqual([...who.slice(1), who[0]]);
  const told = /(You begin|begins): after each game the first turn moves on by one seat\./;
  await expect(page.locator('.sheet')).toContainText(told);
  await expect.poll(async () => (await logOf(page)).at(-1)).toMatch(told);
  await page.goto('/#tables');
  await expect(page.locator('main li')).toHaveCount(2);
  await expect(page.locator('main li').first()).toContainText('Your turn');
});

test('emoji and joined characters are names, and a field says what is wrong with its own', async ({ visit, troubles }) => {
  const family = '👨‍👩‍👧🏳️‍🌈 می‌رود';
  const page = await visit({ settings: { name: '' } });
  await page.locator('.seat select').selectOption('device');
  const [mine, other] = [page.getByLabel('Your name'), page.getByLabel('Name of player 2')];
  const wrong = page.getByText('A name has 1 to 24 characters');

  // What is too long is said at once; what the server refuses, when it does.
  await mine.fill('🚋'.repeat(24));
  await expect(mine).toHaveValue('🚋'.repeat(24));
  await expect(wrong).toHaveCount(0);
  await mine.fill('🚋'.repeat(25));
  await expect(mine).toHaveAttribute('aria-invalid', 'true');
  await expect(mine).toHaveAccessibleDescription(/^A name has 1 to 24 characters/);
  await mine.fill(family);
  await expect(wrong).toHaveCount(0);
  await other.fill('Bob\u202e');
  troubles.allow(/4\d\d/);
  await page.locator('button.go').click();
  await expect(other).toBeFocused();
  await expect(other).toHaveAttribute('aria-invalid', 'true');
  await expect(other).toHaveAccessibleDescription(/^A name has 1 to 24 characters/);
  await expect(mine).toHaveAttribute('aria-invalid', 'false');
  await other.fill('Bob');
  await expect(wrong).toHaveCount(0);
  await page.locator('button.go').click();
  await expect(page).toHaveURL(/\/t\//);
  expect((await tableOf(page)).seats.map(({ name }) => name).sort()).toEqual(['Bob', family].sort());
});

test('the form of an invitation says what is wrong with the name', async ({ visit, troubles }) => {
  const host = await visit();
  await begin(host, 'london', ['friend']);
  const guest = await visit({ at: await host.getByLabel('Link', { exact: true }).inputValue(), settings: { name: 'A\u202eB' } });
  troubles.allow(/4\d\d/);
  const name = guest.getByLabel('Your name');
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/^A name has 1 to 24 characters/);
  await name.fill('🏳️‍🌈');
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await expect(guest.locator('.sheet .offers')).toBeVisible();
  await expect(host.locator('.players')).toContainText('🏳️‍🌈');
});

test('an invitation has the address of this computer in its network, or says that it has none', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'london', ['friend']);
  const link = page.getByLabel('Link', { exact: true });
  const code = page.getByRole('img', { name: 'QR code of the link' }).locator('path');
  // This server listens only here.
  await expect(page.getByText('Only this computer can open this link.')).toBeVisible();
  const { port } = new URL(page.url());
  await expect(page.locator('code')).toHaveText(`crosstown serve --listen 0.0.0.0:${port}`);
  await expect(link).toHaveValue(new RegExp(`^http://127.0.0.1:${port}/t/`));
  const alone = await code.getAttribute('d');

  await page.route('**/api/host', (route) => route.fulfill({ json: { lan: 'http://192.168.7.7:7878' } }));
  await page.reload();
  await expect(link).toHaveValue(`http://192.168.7.7:7878/t/${tableId(page)}#${(await tableOf(page)).invite}`);
  await expect(page.getByText('you can stay here')).toBeVisible();
  expect(await code.getAttribute('d')).not.toBe(alone);
  // Who sits here already plays here.
  await page.getByRole('button', { name: 'Seat a bot' }).click();
  await expect(page.locator('.sheet .offers')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Let others watch').click();
  await expect(link).toHaveValue(`http://192.168.7.7:7878/t/${tableId(page)}`);
});

test('the start page leads back into a game, and My tables tells how it ended', async ({ visit, troubles }) => {
  const page = await visit();
  await begin(page, 'london', ['bot-easy']);
  await new Player(page).until('keep');
  const id = tableId(page);
  await page.goto('/');
  const card = page.getByRole('navigation', { name: 'Continue' }).getByRole('link');
  await expect(card).toHaveText(/London\s*with Alfie \(easy bot\)\s*Your turn/);
  await card.click();
  expect(tableId(page)).toBe(id);
  await new Player(page).toTheEnd();

  // A game that is over is not continued.
  const { result, seats } = await recordOf(page);
  const mine = seats.findIndex(({ name }) => name === 'Ada');
  const [points, best] = [result.scores[mine]!.total, result.scores[result.winners[0]!]!.total];
  const told = result.winners.includes(mine) ? `Won with ${points} point` : `Place 2 of 2, ${points} point`;
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.goto('/#tables');
  const row = page.locator('main li');
  await expect(row).toContainText(told);
  if (!result.winners.includes(mine)) await expect(row).toContainText(`The winner has ${best}.`);
  await expect(row).toContainText('Ada');
  const line = page.getByRole('row', { name: /^London/ });
  await expect(line.getByRole('cell')).toHaveText(['1', result.winners.includes(mine) ? '1' : '0', String(points)]);
  await expect(page.getByRole('row', { name: /^Bot: easy/ }).getByRole('cell').first()).toHaveText('1');

  // Another device of the same visitor would ask the server; so does this one if it has forgotten the result.
  await page.evaluate(() => {
    const known = JSON.parse(localStorage.getItem('crosstown-tables')!);
    for (const one of known) delete one.result, delete one.end;
    localStorage.setItem('crosstown-tables', JSON.stringify(known));
  });
  await page.reload();
  await expect(row).toContainText(told);

  // The result outlives the table.
  troubles.allow(/404/);
  await page.route(`**/api/tables/${id}`, (route) => route.fulfill({ status: 404, json: { code: 'no-such-table' } }));
  await page.reload();
  await expect(row).toContainText('No longer on the server');
  await expect(row).toContainText(told);
  await expect(row.getByRole('link')).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of languages()) {
    await speak(page, language);
    expect(await wide(page), language).toEqual([]);
  }
});
