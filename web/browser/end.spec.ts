// The end of a game: points are counted on the board, won or lost, drawn over turns, networks looked at, the game shown to others.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { COLORS } from '../src/design/tokens';
import { PHONE, expect, test } from './fixtures';
import { Player } from './player';
import { begin, boardOf, endHere, leaveToBot, logOf, recordOf, replayOf, tableId, tableOf, together } from './table';

const VISITOR = { permissions: ['clipboard-read', 'clipboard-write'] };

async function toTheEnd(page: Page): Promise<void> {
  await begin(page, 'new-york', ['bot-easy', 'bot-hard']);
  await new Player(page).until('draw');
  await leaveToBot(page);
}

/** What the page shows of the beat that is counted now; runs in the page. */
function beatNow(): { words: string; missed: boolean; points: number; way: boolean; marked: number; cards: { name: string; points: number }[] } | null {
  const beat = document.querySelector('.stage .beat');
  if (!beat?.textContent?.trim()) return null;
  return {
    words: beat.querySelector('.what')!.textContent!,
    missed: beat.classList.contains('missed'),
    points: Number(beat.querySelector('b')!.textContent),
    way: document.querySelector('.drawing path.way')!.getAttribute('d') !== '',
    marked: document.querySelectorAll('.drawing .place.marked').length,
    cards: [...document.querySelectorAll('.end article')].map((card) => ({
      name: card.querySelector('h3 span')!.textContent!,
      points: Number(card.querySelector('h3 b')!.textContent),
    })),
  };
}

/** To the end of a game whose points are being counted, with time standing still. */
async function toTheCount(page: Page): Promise<void> {
  await page.clock.install();
  await toTheEnd(page);
  await expect(page.locator('#end-title')).toHaveText('Counting the points…');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

test('points are counted beat by beat, ways lit, whoever leads first', async ({ visit }) => {
  const page = await visit({ reducedMotion: 'no-preference' });
  await toTheCount(page);
  // Of each beat what is there when it ends: then the numbers have counted up.
  const beats = new Map<string, NonNullable<ReturnType<typeof beatNow>>>();
  const title = page.locator('#end-title');
  while ((await title.textContent()) === 'Counting the points…') {
    const beat = await page.evaluate(beatNow);
    if (beat) beats.set(beat.words, beat);
    await page.clock.runFor(150);
  }
  const { result } = await recordOf(page);
  const tickets = (await replayOf(page)).steps.at(-1)!.view.seats.flatMap(({ kept = [], completed = [] }) =>
    kept.map((id) => completed.includes(id)),
  );
  const shown = [...beats.values()];
  const told = shown.filter(({ words }) => words.includes(' – '));
  expect(told.map(({ missed }) => !missed).sort()).toEqual(tickets.sort());
  for (const { words, missed, way, marked } of told) {
    expect(marked, words).toBe(2);
    expect(way, words).toBe(!missed);
  }
  for (const { words, cards } of shown) {
    const points = cards.map((card) => card.points);
    expect(points, words).toEqual([...points].sort((a, b) => b - a));
  }
  // The cards have changed places.
  expect(new Set(shown.map(({ cards }) => cards.map(({ name }) => name).join())).size).toBeGreaterThan(1);
  const totals = result.scores.map(({ total }) => total).sort((a, b) => b - a);
  expect(shown.at(-1)!.cards.map(({ points }) => points)).toEqual(totals);
  expect(shown.reduce((sum, { points }) => sum + points, 0)).toBe(totals.reduce((sum, total) => sum + total, 0));
  await expect(page.locator('.drawing .place.marked')).toHaveCount(0);
});

test('counting can be skipped, and until then the result is told nowhere', async ({ visit }) => {
  const page = await visit({ reducedMotion: 'no-preference' });
  await toTheCount(page);
  const title = page.locator('#end-title');
  await expect(page.locator('.end figure')).toHaveCount(0);
  await expect(page.locator('.end .winner, .end .total')).toHaveCount(0);
  const { result } = await recordOf(page);
  const points = page.locator('.players [data-spot^=points-] dd');
  const views = (await replayOf(page)).steps.map(({ view }) => view);
  await expect(points).toHaveText(views.at(-1)!.seats.map((seat) => String(seat.points)));
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(title).toHaveText(/win/);
  await page.clock.resume();
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  await expect(page.locator('.end .winner')).toHaveCount(result.winners.length);
  const totals = result.scores.map(({ total }) => total).sort((a, b) => b - a);
  await expect(page.locator('.end .total td')).toHaveText(totals.map(String));
  // The head counts up to them.
  await expect(page.locator('.end article h3 b')).toHaveText(totals.map(String));
  await expect(points).toHaveText(result.scores.map(({ total }) => String(total)));
});

test('a key skips the counting, and what earned points lights up when pointed at', async ({ visit }) => {
  const page = await visit({ reducedMotion: 'no-preference' });
  await toTheCount(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('#end-title')).toHaveText(/win/);
  await page.clock.resume();
  const way = page.locator('.drawing path.way').first();
  await expect(way).toHaveAttribute('d', '');
  await page.locator('.end [data-kind=routes]').first().hover();
  await expect(way).not.toHaveAttribute('d', '');
  await page.locator('.end [data-kind=ticket]').first().hover();
  await expect(page.locator('.drawing .place.marked')).toHaveCount(2);
});

test('on a phone the board and what is counted are in sight together', async ({ visit }) => {
  const page = await visit({ ...PHONE, reducedMotion: 'no-preference' });
  await page.clock.install();
  await begin(page, 'new-york', ['bot-easy', 'bot-easy', 'bot-easy']);
  await new Player(page, 'touch').until('draw');
  await endHere(page);
  await page.clock.runFor(2000);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await expect(page.locator('.stage .beat')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.drawing')).toBeInViewport({ ratio: 0.99 });
  await expect(page.locator('.end article').first()).toBeInViewport({ ratio: 1 });
  // Also when one scrolls to the last card.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('.drawing')).toBeInViewport({ ratio: 0.99 });
});

test('winners and spectators see a parade, and whoever lost an evening without confetti', async ({ visit }) => {
  const [ada, grace] = [await visit(), await visit()];
  for (;;) {
    await together([ada, grace]);
    for (const page of [ada, grace]) await new Player(page).act();
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Propose to end here' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await grace.locator('.notices').getByRole('button', { name: 'Yes' }).click();
    await expect(ada.locator('.end article')).toHaveCount(2);
    // Both have no more than the tickets that they missed: the points can be equal.
    if ((await recordOf(ada)).result.winners.length === 1) break;
  }
  const { result } = await recordOf(ada);
  const watcher = await visit({ at: ada.url() });
  const pages = [ada, grace];
  const [winner, loser] = [pages[result.winners[0]!]!, pages[1 - result.winners[0]!]!];
  for (const page of [winner, watcher]) {
    await expect(page.locator('.parade .cars svg').first()).toBeVisible();
    await expect(page.locator('.defeat')).toHaveCount(0);
    await expect(page.getByText('Last stop for today.')).toHaveCount(0);
  }
  await expect(winner.locator('#end-title')).toHaveText('You win!');
  await expect(loser.locator('.defeat .leaving svg')).toBeVisible();
  await expect(loser.locator('.parade, .bit')).toHaveCount(0);
  await expect(loser.getByText('Last stop for today.')).toBeVisible();
});

test('a picture of the final board and the scores can be saved', async ({ visit }) => {
  for (const city of ['new-york', 'berlin']) {
    const page = await visit();
    await begin(page, city, ['bot-easy', 'bot-hard']);
    await new Player(page).until('draw');
    await leaveToBot(page);
    const { result } = await recordOf(page);
    await page.getByRole('button', { name: 'Share picture' }).click();
    const picture = page.getByRole('dialog').getByRole('img');
    await expect(picture).toHaveAccessibleName(new RegExp(result.scores.map(({ total }) => `${total}`).join('.*')));
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save picture' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`crosstown-${city}.png`);
    const file = await readFile(await download.path());
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
    expect(width).toBe(1800);
    expect(width / height).toBeGreaterThan(1);
    expect(width / height).toBeLessThan(1.5);
    // The board is on it: land and water, pieces of every player, and dark lines.
    const { player_colors } = await boardOf(page);
    const wanted = result.scores.map((_, seat) => COLORS[player_colors[seat] as keyof typeof COLORS]);
    const found = await picture.evaluate((image: HTMLImageElement, { wanted, beside }) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const on = canvas.getContext('2d')!;
      on.drawImage(image, 0, 0);
      // Only the board: the scores are to the right of it or below.
      const { data } = on.getImageData(60, 60, beside ? 700 : 1680, 900);
      const counts = new Map<string, number>();
      for (let i = 0; i < data.length; i += 4) {
        const color = `#${[data[i]!, data[i + 1]!, data[i + 2]!].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
      return { colors: counts.size, pieces: wanted.map((color) => counts.get(color) ?? 0), most: Math.max(...counts.values()) / (data.length / 4) };
    }, { wanted, beside: city === 'new-york' });
    expect(found.colors).toBeGreaterThan(500);
    expect(Math.min(...found.pieces)).toBeGreaterThan(200);
    expect(found.most).toBeLessThan(0.8);
    await page.context().close();
  }
});

test('the end is in sight, wherever one was on a phone', async ({ visit }) => {
  const page = await visit(PHONE);
  await begin(page, 'new-york');
  await new Player(page, 'touch').until('draw');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: 'Menu' }).dispatchEvent('click');
  await page.getByRole('button', { name: 'Propose to end here' }).tap();
  await page.getByRole('button', { name: 'Yes' }).tap();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('#end-title')).toBeInViewport();
});

test('what a bot does after one has left is not called one’s own', async ({ visit }) => {
  const page = await visit();
  await toTheEnd(page);
  const log = (await logOf(page)).toReversed();
  const left = log.indexOf('You have left: a bot plays on for you.');
  expect(left).toBeGreaterThan(0);
  const after = log.slice(left + 1);
  expect(after.filter((words) => words.startsWith('You '))).toEqual([]);
  expect(after.filter((words) => words.startsWith('Ada ')).length).toBeGreaterThan(3);
  expect(log.slice(0, left).some((words) => words.startsWith('You keep'))).toBe(true);
});

test('a chart shows points over turns, with the final score', async ({ visit }) => {
  const page = await visit();
  await toTheEnd(page);
  const { result } = await recordOf(page);
  const finals = result.scores.map(({ total }) => `${total} in the end`);
  const drawing = page.locator('.end figure > svg');
  for (const words of finals) await expect(drawing).toHaveAttribute('aria-label', new RegExp(words));
  await expect(drawing.locator('path.line:not(.thin)')).toHaveCount(3);
  await page.getByText('The same as a table').click();
  await expect(page.locator('figure tbody tr').last().locator('td')).toHaveText(result.scores.map(({ total }) => String(total)));
  const views = (await replayOf(page)).steps.map(({ view }) => view);
  await expect(page.locator('figure tbody tr').nth(-2).locator('td')).toHaveText(
    views.at(-1)!.seats.map(({ points }) => String(points)),
  );
});

test('the network of one player can be seen alone', async ({ visit }) => {
  const page = await visit();
  await toTheEnd(page);
  const views = (await replayOf(page)).steps.map(({ view }) => view);
  const mine = (await tableOf(page)).seats.findIndex((seat) => seat.mine);
  const [own, all] = [views.at(-1)!.seats[mine]!.routes.length, await page.locator('.route').count()];
  await expect(page.locator('.route.faded')).toHaveCount(0);
  const ada = page.getByRole('group', { name: 'Networks' }).getByRole('button', { name: 'Ada' });
  await ada.click();
  await expect(ada).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.route:not(.faded)')).toHaveCount(own);
  await expect(page.locator('.route:not(.faded):has(.piece)')).toHaveCount(own);
  await ada.click();
  await expect(page.locator('.route.faded')).toHaveCount(0);
  await page.locator('.end article', { hasText: 'Ada' }).hover();
  await expect(page.locator('.route.faded')).toHaveCount(all - own);
});

test('the game can be shown to others', async ({ visit }) => {
  const page = await visit(VISITOR);
  await toTheEnd(page);
  const link = new RegExp(`/r/${tableId(page)}$`);
  await page.locator('.end').getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(link);
  await expect(page.getByRole('link', { name: 'Watch the replay' })).toHaveAttribute('href', link);
  const other = await visit({ at: copied });
  await expect(other.getByRole('slider', { name: 'Step' })).toBeVisible();
  await expect(other.locator('.players')).toContainText('Ada');
});
