// The board made larger: with two fingers, and with Ctrl and the wheel.
import type { CDPSession, Page } from '@playwright/test';
import { PHONE, expect, test } from './fixtures';
import { Player } from './player';
import { begin } from './table';

type Point = readonly [number, number];

/** How wide the drawing is, and what part of it lies at a point of the window. */
function look(page: Page, [x, y]: Point): Promise<{ width: number; across: number; down: number }> {
  return page.locator('.board').evaluate(
    (board, [x, y]) => {
      const { left, top, width, height } = board.querySelector('svg')!.getBoundingClientRect();
      return { width, across: (x! - left) / width, down: (y! - top) / height };
    },
    [x, y],
  );
}

const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<unknown> =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });

/** Two fingers around a point, from one distance to another. */
async function pinch(cdp: CDPSession, [x, y]: Point, from: number, to: number): Promise<void> {
  const fingers = (apart: number): Point[] => [[x - apart / 2, y], [x + apart / 2, y]];
  const STEPS = 8;
  await touch(cdp, 'touchStart', fingers(from));
  for (let i = 1; i <= STEPS; i++) await touch(cdp, 'touchMove', fingers(from + ((to - from) * i) / STEPS));
  await touch(cdp, 'touchEnd', []);
}

const middleOf = async (page: Page): Promise<Point> => {
  const { x, y, width, height } = (await page.locator('.board').boundingBox())!;
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};

test('two fingers make the board larger, one moves it, a button shows all of it', async ({ visit }) => {
  const page = await visit(PHONE);
  await begin(page, 'new-york');
  await new Player(page, 'touch').until('draw');
  const cdp = await page.context().newCDPSession(page);
  const at = await middleOf(page);
  const before = await look(page, at);

  await pinch(cdp, at, 40, 100);
  const larger = await look(page, at);
  expect(larger.width / before.width).toBeCloseTo(2.5, 1);
  // What was between the fingers still is, and nothing but the board has grown.
  expect(Math.abs(larger.across - before.across)).toBeLessThan(0.02);
  expect(Math.abs(larger.down - before.down)).toBeLessThan(0.02);
  expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);

  await touch(cdp, 'touchStart', [at]);
  for (let i = 1; i <= 8; i++) await touch(cdp, 'touchMove', [[at[0] - 10 * i, at[1]]]);
  await touch(cdp, 'touchEnd', []);
  await expect.poll(async () => (await look(page, at)).across).toBeGreaterThan(larger.across + 0.03);
  expect((await look(page, at)).width).toBe(larger.width);

  await pinch(cdp, at, 20, 300);
  expect((await look(page, at)).width / before.width).toBeCloseTo(4, 1);
  await pinch(cdp, at, 300, 20);
  expect((await look(page, at)).width).toBeCloseTo(before.width, 0);

  await pinch(cdp, at, 40, 100);
  await page.getByRole('button', { name: 'Whole board' }).tap();
  const board = (await page.locator('.board').boundingBox())!;
  expect((await look(page, at)).width).toBeLessThanOrEqual(board.width + 1);
  await page.getByRole('button', { name: 'Larger' }).tap();
  expect((await look(page, at)).width).toBeCloseTo(before.width, 0);
});

test('Ctrl and the wheel make the board larger, the wheel alone does not', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'london');
  const player = new Player(page);
  await player.until('draw');
  const [x, y] = await middleOf(page);
  const at = [x + 90, y - 60] as const;
  const before = await look(page, at);
  await page.mouse.move(...at);
  await page.mouse.wheel(0, -240);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -240);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await look(page, at)).width / before.width).toBeCloseTo(Math.exp(240 / 300), 1);
  const larger = await look(page, at);
  expect(Math.abs(larger.across - before.across)).toBeLessThan(0.02);
  expect(Math.abs(larger.down - before.down)).toBeLessThan(0.02);
  // Routes can be claimed all the same.
  const { route } = await player.until('claim');
  await player.act();
  while ((await player.next()).what === 'pay') await player.act();
  await expect(page.locator(`.route[data-id="${route}"] .piece`)).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Whole board' }).click();
  await expect.poll(async () => (await look(page, at)).width).toBeCloseTo(before.width, 0);
});
