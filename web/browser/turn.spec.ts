// A turn: what cannot be done says why, what is chosen can be taken back, and the tab says whose turn it is.
import { pressRoute, routeOf } from './board';
import { expect, test } from './fixtures';
import { Player } from './player';
import { begin, boardOf, handCount } from './table';

test('what cannot be done says why, with the rule', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'new-york');
  const player = new Player(page);
  const toast = page.locator('.toast [role=alert]');
  const deck = page.locator('.market [data-spot=deck]');

  await player.until('keep');
  await deck.click({ force: true });
  await expect(toast).toHaveText('First everybody chooses tickets. (rule R1.3)');
  await page.locator('.toast button').click();
  await expect(toast).toHaveCount(0);
  await player.act();

  // Two cards pay for no route of three; the other player has not taken all of them yet.
  await player.next();
  const { routes } = await boardOf(page);
  const taken = await page.locator('.route:has(.piece)').evaluateAll((all) => all.map((one) => one.getAttribute('data-id')!));
  const long = routes.find(({ id, cards, twin }) => cards >= 3 && !taken.includes(id) && !taken.includes(twin ?? ''))!;
  await pressRoute(routeOf(page, long.id));
  await expect(toast).toHaveText('You do not have the cards that this route asks for. (rule R3.2)');
  await deck.click();
  await expect(toast).toHaveCount(0);
  await expect.poll(() => handCount(page)).toBe(3);
  await pressRoute(routeOf(page, long.id));
  await expect(toast).toHaveText('You have taken a first card: now take the second one. (rule Q5)');

  const { route } = await player.until('claim');
  await player.act();
  while ((await player.next()).what === 'pay') await player.act();
  await pressRoute(routeOf(page, route!));
  await expect(toast).toHaveText('That route is taken. (rule R3.1)');
});

test('what the server refuses says why', async ({ visit }) => {
  const page = await visit();
  let refuse = false;
  await page.routeWebSocket(/\/socket/, (here) => {
    const there = here.connectToServer();
    here.onMessage((message) => {
      if (!refuse) return there.send(message);
      refuse = false;
      const { id } = JSON.parse(String(message)) as { id: string };
      here.send(JSON.stringify({ type: 'refused', id, code: 'stale' }));
    });
  });
  await begin(page, 'new-york');
  const player = new Player(page);
  await player.until('draw');
  const hand = await handCount(page);
  refuse = true;
  await page.locator('.market [data-spot=deck]').click();
  await expect(page.locator('.toast [role=alert]')).toHaveText(/^Something happened in the meantime/);
  expect(await handCount(page)).toBe(hand);
  await page.locator('.market [data-spot=deck]').click();
  await expect.poll(() => handCount(page)).toBe(hand + 1);
});

test('a choice is asked for, and can be taken back', async ({ visit }) => {
  const page = await visit();
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await begin(page, 'new-york');
  const player = new Player(page);
  await player.until('draw');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Ask before sending an action').check();
  await page.getByRole('button', { name: 'Close' }).click();

  const [hand, before] = [await handCount(page), sent.length];
  const deck = page.locator('.market [data-spot=deck]');
  await deck.click();
  await expect(page.getByRole('dialog')).toContainText('Draw a card from the deck?');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await deck.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent).toHaveLength(before);
  await deck.click();
  await page.getByRole('button', { name: 'Yes, do it' }).click();
  await expect.poll(() => handCount(page)).toBe(hand + 1);
  expect(sent).toHaveLength(before + 1);
});

test('the tab says whose turn it is, and others play at the pace that is set', async ({ visit }) => {
  const page = await visit();
  const icon = page.locator('link[rel=icon]');
  await begin(page, 'berlin');
  const player = new Player(page);
  await player.until('draw');
  await expect(page).toHaveTitle('● Your turn – Berlin');
  await expect(icon).toHaveAttribute('href', '/icon-turn.svg');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Pace of the others').selectOption('slow');
  await page.getByRole('button', { name: 'Close' }).click();

  // Two cards from the deck end a turn, whatever they are.
  await page.locator('.market [data-spot=deck].can').click();
  await expect(page.locator('.status .now')).toHaveText('Take a second card');
  await page.locator('.market [data-spot=deck].can').click();
  const began = Date.now();
  await expect(page).toHaveTitle('Berlin – Crosstown');
  await expect(icon).toHaveAttribute('href', '/icon.svg');
  await player.next();
  expect(Date.now() - began).toBeGreaterThan(2600);
  await expect(page).toHaveTitle('● Your turn – Berlin');
});

test('sound is off until it is turned on', async ({ visit }) => {
  const page = await visit();
  await page.evaluate(() => {
    window.AudioContext = new Proxy(AudioContext, {
      construct(target, args: []) {
        document.documentElement.setAttribute('data-sound', 'on');
        return new target(...args);
      },
    });
  });
  await begin(page, 'new-york');
  const player = new Player(page);
  for (let i = 0; i < 4; i++) await player.act();
  await player.until('draw');
  await expect(page.locator('html')).not.toHaveAttribute('data-sound');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Sound').check();
  await page.getByRole('button', { name: 'Close' }).click();
  await player.act();
  await expect(page.locator('html')).toHaveAttribute('data-sound', 'on');
});
