// Fingers on the board: they need not be exact, and they choose before they claim.
import type { Page } from '@playwright/test';
import { touchedRoute } from '../src/board/touch';
import { PHONE, expect, test } from './fixtures';
import { Player } from './player';
import { begin, boardOf, handCount } from './table';

/** Pixels from the middle of a lane: within the 24 that can be hit, and beside what is drawn on a whole board. */
const BESIDE = 11.5;

/** Where to touch beside a route that can be claimed. */
async function besideARoute(page: Page): Promise<{ route: string; x: number; y: number }> {
  const { drawing, routes } = await boardOf(page);
  const can = await page.locator('.route[aria-disabled=false]').evaluateAll((all) => all.map((one) => one.getAttribute('data-id')!));
  const box = (await page.locator('.drawing').boundingBox())!;
  const frame = (await page.locator('div.frame').boundingBox())!;
  const scale = box.width / drawing.frame.width;
  for (const route of can) {
    const { spaces } = drawing.routes.find(({ id }) => id === route)!;
    for (const { x, y, angle } of spaces) {
      for (const side of [-BESIDE, BESIDE]) {
        const turn = (angle * Math.PI) / 180;
        const at = [x - (side / scale) * Math.sin(turn), y + (side / scale) * Math.cos(turn)] as const;
        const seen = { x: box.x + (at[0] - drawing.frame.x) * scale, y: box.y + (at[1] - drawing.frame.y) * scale };
        const inside = seen.x > frame.x && seen.x < frame.x + frame.width && seen.y > frame.y && seen.y < frame.y + frame.height - 60;
        const drawn = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.matches('.drawing'), seen);
        // Where no other route is nearer, and nothing is drawn.
        if (inside && drawn && touchedRoute(drawing, routes, at, scale) === route) return { route, ...seen };
      }
    }
  }
  throw new Error('no route has room beside it');
}

test('a finger beside a route chooses it, the sheet claims it, and until then it is taken back with ease', async ({ visit }) => {
  const page = await visit(PHONE);
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await begin(page, 'new-york');
  const player = new Player(page, 'touch');
  await player.until('claim');
  // All of it, where lanes are narrower than a finger.
  await page.getByRole('button', { name: 'Whole board' }).tap();
  await page.getByRole('button', { name: 'Larger' }).waitFor();
  const { route, x, y } = await besideARoute(page);
  const [before, hand] = [sent.length, await handCount(page)];
  const [sheet, chosen] = [page.locator('.sheet'), page.locator('path.chosen')];
  const choose = async (): Promise<void> => {
    await page.touchscreen.tap(x, y);
    await expect(sheet).toBeVisible();
    await expect(chosen).toHaveAttribute('d', /M/);
  };

  await choose();
  await expect(page.locator('.sheet [data-spot=payments] button')).not.toHaveCount(0);
  await page.locator('.status .now').tap();
  await expect(sheet).toHaveCount(0);
  await expect(chosen).toHaveAttribute('d', '');
  await choose();
  await page.getByRole('button', { name: 'Take back' }).tap();
  await expect(sheet).toHaveCount(0);
  await choose();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  expect(sent).toHaveLength(before);
  expect(await handCount(page)).toBe(hand);

  // Something else in between: two quick touches of one spot count as one.
  await page.locator('.status .now').tap();
  await choose();
  while ((await player.next()).what === 'pay') await player.act();
  await expect(page.locator(`.route[data-id="${route}"] .piece`)).not.toHaveCount(0);
  expect(sent).toHaveLength(before + 1);
});

test('a mouse on the same page claims at once if there is one way to pay', async ({ visit }) => {
  const page = await visit(PHONE);
  await begin(page, 'new-york');
  const { route, press } = await new Player(page, 'touch').until('claim');
  await new Player(page).press(press);
  const piece = page.locator(`.route[data-id="${route}"] .piece`);
  // Several ways are asked for, as ever; one way is not.
  await expect(piece.or(page.locator('.sheet li + li')).first()).toBeVisible();
});

test('the list of routes asks a finger too', async ({ visit }) => {
  const page = await visit(PHONE);
  await begin(page, 'new-york');
  const player = new Player(page, 'touch');
  await player.until('claim');
  const pieces = await page.locator('.piece').count();
  await page.locator('.lists details').first().locator('summary').tap();
  await page.locator('.lists details li button').first().tap();
  await expect(page.locator('.sheet [data-spot=payments] button')).not.toHaveCount(0);
  await expect(page.locator('.piece')).toHaveCount(pieces);
});
