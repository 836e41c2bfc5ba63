// A finished game, step by step: moved through, seen with others' eyes, linked to, out of a file.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Player } from './player';
import { begin, leaveToBot, replayOf, tableId } from './table';
import type { Replay } from '../src/wire';

const RECORDS = join(import.meta.dirname, '../../fuzz/seeds/record');

const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Step' });
const told = (page: Page): Locator => page.locator('.told p');
const eyes = (page: Page, name: string): Locator => page.locator('fieldset label', { hasText: name });
/** Seats whose cards can be seen. */
const open = (page: Page): Locator => page.locator('.left-area article');

/** A game that was played to its end, and its replay as the server tells it. */
async function played(page: Page): Promise<{ id: string; replay: Replay }> {
  await begin(page, 'new-york', ['bot-easy', 'bot-hard']);
  await new Player(page).until('draw');
  await leaveToBot(page);
  return { id: tableId(page), replay: await replayOf(page) };
}

test('a game is gone through with slider, buttons and keys', async ({ visit }) => {
  const page = await visit();
  const { id, replay } = await played(page);
  const last = replay.steps.length - 1;
  const at = async (step: number): Promise<void> => {
    await expect(slider(page)).toHaveValue(String(step));
    const taken = replay.steps[step]!.view.seats.flatMap(({ routes }) => routes);
    await expect(page.locator('.route:has(.piece)')).toHaveCount(taken.length);
    await expect(page.locator('.told small')).toContainText(`step ${step} of ${last}`);
    await expect(page).toHaveURL(new RegExp(`/r/${id}${step === 0 ? '(#0)?' : `#${step}`}$`));
  };
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await at(0);
  await expect(told(page)).toHaveText('The cards and tickets are dealt.');
  await expect(page.locator('.players .acts')).toHaveCount(0);
  await expect(page).toHaveTitle('Replay – New York');
  await page.getByRole('button', { name: 'To the start' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await at(2);
  await page.keyboard.press('ArrowLeft');
  await at(1);
  await page.keyboard.press('End');
  await at(last);
  await expect(told(page)).toContainText(/win|victory/);
  const totals = replay.steps[last]!.view.outcome!.scores.map(({ total }) => String(total));
  await expect(page.locator('.players [data-spot^=points-] dd')).toHaveText(totals);
  await page.keyboard.press('Home');
  await at(0);

  const middle = Math.floor(last / 2);
  await slider(page).fill(String(middle));
  await at(middle);
  await slider(page).press('ArrowRight');
  await at(middle + 1);
  await page.getByRole('button', { name: 'One step on' }).click();
  await at(middle + 2);
  await page.getByRole('button', { name: 'One step back' }).click();
  await at(middle + 1);
  await page.getByRole('button', { name: 'To the end' }).click();
  await at(last);
  await page.getByRole('button', { name: 'To the start' }).click();
  await at(0);

  // The space bar plays and stops.
  await page.getByLabel('Speed').selectOption('fast');
  await page.locator('h1').click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(slider(page)).toHaveValue('2');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();

  // The chart goes where it is clicked.
  const chart = page.locator('figure > svg');
  const { width, height } = (await chart.boundingBox())!;
  await chart.click({ position: { x: width / 2, y: height / 2 } });
  expect(Number(await slider(page).inputValue())).toBeGreaterThan(10);
});

test('eyes of a seat see its cards and nobody else’s', async ({ visit }) => {
  const page = await visit();
  const { replay } = await played(page);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const seat = replay.seats.findIndex(({ name }) => name === 'Ada');
  const blind = replay.steps.findIndex(({ entries }) =>
    entries.some((entry) => 'do' in entry && entry.do === 'draw' && entry.from === 'deck' && entry.seat !== seat),
  );
  await slider(page).fill(String(blind));
  await expect(open(page)).toHaveCount(3);
  for (const [i, had] of replay.steps[blind]!.view.seats.entries()) {
    await expect(open(page).nth(i)).toContainText(`${had.cards} card`);
  }
  const all = await told(page).innerText();

  await eyes(page, 'Ada').click();
  await expect(open(page)).toHaveCount(1);
  await expect(open(page)).toHaveAttribute('aria-label', 'Ada');
  await expect(told(page)).not.toHaveText(all);
  await expect(told(page)).toContainText('from the deck');
  await expect(page).toHaveURL(new RegExp(`#${blind}/${seat}$`));
  await eyes(page, 'Spectators').click();
  await expect(open(page)).toHaveCount(0);
  await expect(page.locator('.left-area')).toContainText('Spectators see nobody’s cards and tickets.');
  await eyes(page, 'All open').click();
  await expect(open(page)).toHaveCount(3);
  await expect(told(page)).toHaveText(all);
});

test('a link leads to a moment, and the way back leads back', async ({ visit }) => {
  const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { id } = await played(page);
  await page.goto(`/r/${id}#12/1`);
  await expect(slider(page)).toHaveValue('12');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Share…' }).click();
  const dialog = page.getByRole('dialog');
  const link = dialog.getByLabel('Link', { exact: true });
  await expect(link).toHaveValue(new RegExp(`/r/${id}#13/1$`));
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByLabel('From the start instead').check();
  await expect(link).toHaveValue(new RegExp(`/r/${id}$`));

  const other = await visit({ at: copied });
  await expect(slider(other)).toHaveValue('13');
  await expect(other.locator('fieldset input[value="1"]')).toBeChecked();
  await expect(open(other)).toHaveCount(1);
  // Another address, typed into the same page.
  await other.evaluate(() => (location.hash = '#5/watch'));
  await expect(slider(other)).toHaveValue('5');
  await expect(open(other)).toHaveCount(0);
  await other.goBack();
  await expect(slider(other)).toHaveValue('13');
  await other.evaluate(() => (location.hash = '#999999/9'));
  await expect(other.getByRole('button', { name: 'To the end' })).toHaveAttribute('aria-disabled', 'true');
  await expect(open(other)).toHaveCount(3);
});

test('a record file is looked at, and a wrong one says why', async ({ visit, troubles }) => {
  const page = await visit({ at: '/r' });
  const record = await readFile(join(RECORDS, 'london-3.json'), 'utf8');
  const give = (name: string, text: string): Promise<void> =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const alert = page.locator('.panel [role=alert]');

  await give('nothing.json', ' ');
  await expect(alert).toHaveText('nothing.json is empty.');
  await give('words.json', 'All aboard');
  await expect(alert).toHaveText('words.json is not a record: line 1 is not JSON.');
  await give('other.json', '{"city":"london"}');
  await expect(alert).toHaveText('other.json is JSON, but line 1 is not a Crosstown record.');
  await give('later.json', record.replace('crosstown-record/1', 'crosstown-record/2'));
  await expect(alert).toContainText('This page reads format 1.');
  troubles.allow(/\/api\/replay\?as=open 4|status of 4/);
  const wrong = JSON.parse(record) as { result: { scores: { total: number }[] } };
  wrong.result.scores[0]!.total += 5;
  await give('wrong.json', JSON.stringify(wrong));
  await expect(page.getByText('What is wrong is in the result: it is not what the game comes to.')).toBeVisible();

  await give('right.json', record);
  await expect(page.locator('h1')).toHaveText('Replay: London');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(told(page)).toContainText('seat 1');
  await page.getByRole('button', { name: 'Another record…' }).click();
  const lines = (await Promise.all(['new-york-2', 'san-francisco-4'].map((one) => readFile(join(RECORDS, `${one}.json`), 'utf8'))))
    .map((text) => JSON.stringify(JSON.parse(text)));
  await give('two.jsonl', lines.join('\n'));
  const which = page.getByLabel('2 games in two.jsonl: which one?');
  await which.selectOption({ index: 1 });
  await expect(which.locator('option:checked')).toHaveText('2. San Francisco: seat 0 6, seat 1 11, seat 2 0, and seat 3 -9');
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.locator('h1')).toHaveText('Replay: San Francisco');
});

test('a record file can be dropped onto the start page', async ({ visit }) => {
  const page = await visit();
  const record = await readFile(join(RECORDS, 'london-fair.json'), 'utf8');
  const dataTransfer = await page.evaluateHandle((text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'fair.json', { type: 'application/json' }));
    return files;
  }, record);
  await page.dispatchEvent('main', 'dragover', { dataTransfer });
  await expect(page.getByText('Drop the record here')).toBeVisible();
  await page.dispatchEvent('main', 'drop', { dataTransfer });
  await expect(page.locator('h1')).toHaveText('Replay: London');
  await expect(page.getByText('Drop the record here')).toHaveCount(0);
  await expect(page.getByText('every card lay where the seed puts it')).toBeVisible();
});

test('a game that goes on, or that there is not, cannot be looked at', async ({ visit, troubles }) => {
  const page = await visit();
  await begin(page, 'berlin');
  const id = tableId(page);
  troubles.allow(/\/replay\?as=open 4|status of 4/);
  for (const path of [`/r/${id}`, '/r/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('alert').first()).not.toBeEmpty();
    await expect(page.locator('.replay')).toHaveCount(0);
  }
});
