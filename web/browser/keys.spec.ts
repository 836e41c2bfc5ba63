// A whole game with the keyboard alone.
import { expect, test } from './fixtures';
import { press, tabTo } from './keys';
import { Player } from './player';
import { sheetOf, tableOf } from './table';

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
