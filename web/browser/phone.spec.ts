// A whole game with fingers, on a phone held upright.
import { PHONE, expect, test } from './fixtures';
import { Player } from './player';
import { beginLast, sheetOf } from './table';
import { small, wide } from './sizes';
import { speak } from './words';
import { languages } from '../words.plugin';

test('a whole game on a phone', async ({ visit }) => {
  const page = await visit(PHONE);
  expect(await wide(page)).toEqual([]);
  expect(await small(page)).toEqual([]);
  await beginLast(page, 'san-francisco');
  const player = new Player(page, 'touch');
  const looked = new Set<string>();
  for (;;) {
    const { what } = await player.next();
    if (!looked.has(what)) {
      looked.add(what);
      expect(await wide(page), what).toEqual([]);
      expect(await small(page), what).toEqual([]);
    }
    await player.act();
    if (what === 'end') break;
  }
  expect([...looked]).toEqual(expect.arrayContaining(['keep', 'place', 'draw', 'claim', 'tickets', 'end']));
  expect(await sheetOf(page)).toHaveLength(2);
  await page.getByRole('button', { name: 'Menu' }).tap();
  expect(await small(page), 'menu').toEqual([]);
});

test('a full hand fits a phone: piles lie over each other, and each can be seen and pressed', async ({ visit }) => {
  const page = await visit(PHONE);
  await beginLast(page, 'berlin');
  const player = new Player(page, 'touch');
  await player.until('draw');
  const piles = page.locator('.hand .pile');
  while ((await piles.count()) < 6) {
    const { what } = await player.next();
    expect(what).not.toBe('end');
    if (what === 'claim' || what === 'draw') await player.press('.market [data-spot=deck]');
    else await player.act();
  }
  const boxes = await piles.evaluateAll((all) => all.map((pile) => pile.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.at(-1)!.right).toBeLessThanOrEqual(PHONE.viewport.width);
  for (const [i, { left, top }] of boxes.entries()) {
    expect(top).toBe(boxes[0]!.top);
    if (i > 0) expect(left - boxes[i - 1]!.left).toBeGreaterThanOrEqual(24);
  }
  expect(await wide(page)).toEqual([]);
});

test('turns do not move the board on a phone', async ({ visit }) => {
  const page = await visit(PHONE);
  await beginLast(page, 'berlin');
  const player = new Player(page, 'touch');
  await player.until('draw');
  const tops = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    const look = (): void => {
      const board = document.querySelector('.board-area')!.getBoundingClientRect();
      seen.add(Math.round(board.top + scrollY));
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  while ((player.done.draw ?? 0) < 6) await player.act();
  expect(await tops.evaluate((seen) => [...seen])).toHaveLength(1);
  // Whose turn it is leaves the numbers alone, and moves nothing.
  const seats = await page.locator('.players .seat').evaluateAll((seats) =>
    seats.map((seat) => {
      const [who, numbers, points] = ['.who', '.stats', '.score'].map((part) => seat.querySelector(part)!.getBoundingClientRect());
      return { clear: who!.bottom <= numbers!.top + 1 && who!.right <= points!.left, height: seat.clientHeight };
    }),
  );
  expect(seats.map(({ clear }) => clear)).toEqual([true, true]);
  expect(new Set(seats.map(({ height }) => height)).size).toBe(1);
});

for (const path of ['/', '/#tables', '/#rules/berlin', '/#about']) {
  test(`${path} fits a phone in every language`, async ({ visit }) => {
    const page = await visit({ ...PHONE, at: path });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    for (const language of languages()) {
      await speak(page, language);
      expect(await wide(page), language).toEqual([]);
      expect(await small(page), language).toEqual([]);
    }
  });
}
