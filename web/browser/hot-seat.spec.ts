// Two people around one device.
import { expect, test } from './fixtures';
import { Player } from './player';
import { begin, handCount, scoresOf, sheetOf } from './table';

test('hands are hidden between players on one device', async ({ visit }) => {
  const page = await visit();
  await page.locator('.seat select').selectOption('device');
  await page.getByLabel('Name of player 2').fill('Grace');
  await begin(page, 'new-york', ['device']);
  const player = new Player(page);

  /** How many cards each had in hand when they gave the device away. */
  const hands = new Map<string, number>();
  let [whose, handed] = ['', 0];
  for (;;) {
    const { what } = await player.next();
    if (what === 'end') break;
    if (what === 'take') {
      // Nothing is in the page but whom it is for.
      const name = /Pass the device to (Ada|Grace)/.exec(await page.locator('h1').innerText())![1]!;
      expect(name).not.toBe(whose);
      const said = (await page.locator('body').innerText()).split(/\n+/);
      expect(said).toEqual([
        `Pass the device to ${name}`,
        'The cards stay hidden until then.',
        `I am ${name}: show my cards`,
      ]);
      await expect(page.locator('.hand, .tickets, .sheet, .card, .route, .players')).toHaveCount(0);
      await player.act();
      await player.next();
      await expect(page.locator('.players li', { hasText: 'you' }).locator('strong')).toHaveText(name);
      const before = hands.get(name);
      if (before !== undefined) expect(await handCount(page)).toBe(before);
      [whose, handed] = [name, handed + 1];
      continue;
    }
    if (what === 'hand-over') {
      // What the turn brought is still there to be seen.
      const before = hands.get(whose);
      if (before !== undefined) await expect.poll(() => handCount(page)).toBe(before);
      await player.act();
      continue;
    }
    const hand = await handCount(page);
    // The board may be there a moment later than the cards: what is done counts, not what was first seen.
    const { what: did } = await player.act();
    // What a hand holds after the last thing that is done with it.
    const after = did === 'draw' ? hand + 1 : did === 'keep' || did === 'tickets' ? hand : undefined;
    if (after === undefined) hands.delete(whose);
    else hands.set(whose, after);
  }
  expect(handed).toBeGreaterThan(8);
  expect(player.done.claim).toBeGreaterThan(2);
  const sheet = await sheetOf(page);
  expect(sheet.map(({ name }) => name)).toEqual(['Ada', 'Grace']);
  expect(player.done['hand-over']).toBeGreaterThan(8);
  const totals = (await scoresOf(page)).map(({ total }) => total).sort();
  expect(sheet.map(({ total }) => total).sort()).toEqual(totals);
});

test('whoever has drawn sees the cards until the device is handed on, or for a while', async ({ visit }) => {
  const page = await visit();
  await page.clock.install();
  await page.locator('.seat select').selectOption('device');
  await page.getByLabel('Name of player 2').fill('Grace');
  await begin(page, 'new-york', ['device']);
  const player = new Player(page);
  await player.until('draw');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const hand = await handCount(page);
  const deck = page.locator('.market [data-spot=deck].can');
  await deck.click();
  await expect.poll(() => handCount(page)).toBe(hand + 1);
  await deck.click();
  await expect.poll(() => handCount(page)).toBe(hand + 2);
  const handOver = page.getByRole('button', { name: /^Pass the device to (Ada|Grace)$/ });
  await page.clock.runFor(4000);
  await expect(handOver).toBeVisible();
  expect(await handCount(page)).toBe(hand + 2);
  await page.clock.runFor(2000);
  await expect(page.locator('main.over h1')).toHaveText(/^Pass the device to (Ada|Grace)$/);
  await expect(page.locator('.hand')).toHaveCount(0);
});
