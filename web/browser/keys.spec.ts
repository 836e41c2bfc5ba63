// With the keyboard alone: a whole game, where the focus goes, and what hurries the others.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { press, tabTo } from './keys';
import { Player } from './player';
import { begin, sheetOf, tableOf } from './table';

test('a whole game with nothing but keys', async ({ visit }) => {
  const page = await visit();
  await page.evaluate(() => {
    for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'touchstart']) {
      addEventListener(kind, () => document.documentElement.setAttribute('data-pointer', kind), true);
    }
  });

  // The last player puts down the tourists.
  for (;;) {
    await tabTo(page, 'input[name=city]');
    while (!(await page.locator('input[value=san-francisco]').isChecked())) await page.keyboard.press('ArrowRight');
    await press(page, 'button.go');
    await expect(page).toHaveURL(/\/t\//);
    if ((await tableOf(page)).seats.at(-1)!.mine) break;
    // It takes the focus when it comes.
    await expect(page.locator('.sheet')).toBeVisible();
    await press(page, 'header a.name');
  }
  const player = new Player(page, 'keys');

  // A choice of payment can be taken back with Escape, and the focus is where it was.
  await player.toPayment();
  const title = await page.locator('.sheet h2').innerText();
  await page.keyboard.press('Escape');
  await expect(page.locator('.sheet')).toHaveCount(0);
  await expect(page.locator('.route:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.sheet h2')).toHaveText(title);
  await player.toTheEnd();
  expect(player.done.place).toBe(2);
  expect(player.done.keep).toBeGreaterThan(1);
  expect(player.done.pay).toBeGreaterThan(0);
  expect(player.done.claim).toBeGreaterThan(0);
  expect(await sheetOf(page)).toHaveLength(2);
  await tabTo(page, '.end button.primary');
  await expect(page.locator('html')).not.toHaveAttribute('data-pointer');
});

const focus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const on = document.activeElement!;
    return on === document.body ? 'nothing' : on.matches('main') ? 'board' : on.tagName.toLowerCase();
  });

test('the focus stays near what was pressed when that is gone', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'new-york');
  const player = new Player(page, 'keys');
  const taken = (): Promise<number> => page.locator('.route:has(.piece)').count();

  // A claim from the list, at once or by way of a payment.
  await player.until('claim');
  await press(page, 'button.latest');
  await press(page, '[data-spot=routes] > summary');
  const before = await taken();
  await press(page, '[data-spot=routes] li button');
  const { what } = await player.next();
  if (what === 'pay') await press(page, '.sheet li button');
  await expect.poll(taken).toBeGreaterThan(before);
  // The drawer is closed: on what opened it.
  expect(await focus(page)).toBe('button');

  // A claim from the board by way of a payment.
  await player.toPayment();
  await press(page, '.sheet li button');
  await expect(page.locator('.sheet')).toHaveCount(0);
  expect(await focus(page)).toBe('g');
  await player.next();
  expect(await focus(page)).toBe('g');
});

test('Space, a button and a click on the table hurry the others', async ({ visit }) => {
  const page = await visit();
  await page.clock.install();
  await begin(page, 'berlin', ['bot-easy', 'bot-easy', 'bot-easy']);
  await new Player(page).until('draw');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Pace of the others').selectOption('slow');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  // Nothing goes on by itself from here.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const now = page.locator('.status .now');
  const hurry = page.getByRole('button', { name: 'Hurry' });
  const wait = async (): Promise<void> => {
    await expect(hurry).toHaveCount(0);
    const deck = page.locator('.market [data-spot=deck].can');
    await deck.click();
    await expect(now).toHaveText('Take a second card');
    await deck.click();
    await expect(now).toHaveText(/^Waiting for/);
    await expect(hurry).toBeVisible();
  };
  const turn = async (): Promise<void> => expect(now).toHaveText(/^Your turn/);
  await wait();
  await hurry.focus();
  await page.keyboard.press('Enter');
  await turn();
  // On the board if bots still had to think, and otherwise on the hint.
  expect(['board', 'button']).toContain(await focus(page));
  await wait();
  // The key of a button that has the focus is the button’s.
  await page.keyboard.press(' ');
  await expect(hurry).toBeVisible();
  await page.locator('main.board-area').focus();
  await page.keyboard.press(' ');
  await turn();
  await wait();
  await now.click();
  await turn();
  await wait();
  await page.locator('main .drawing').click({ position: { x: 3, y: 3 } });
  await turn();
});
