// A turn: what cannot be done says why, what is chosen can be taken back, and the tab says whose turn it is.
import { pressRoute, routeOf } from './board';
import type { Page } from '@playwright/test';
import { PHONE, expect, test } from './fixtures';
import { Player } from './player';
import { begin, boardOf, endHere, handCount, tableOf } from './table';

/** Until one's tickets are to be chosen, and everybody else has chosen: what they do puts messages away. */
async function toTickets(page: Page): Promise<void> {
  await new Player(page).until('keep');
  await expect(page.locator('.players li.acts')).toHaveCount(1);
}

test('what cannot be done says why, with the rule', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'new-york');
  const player = new Player(page);
  const toast = page.locator('.toast [role=alert]');
  const deck = page.locator('.market [data-spot=deck]');

  await toTickets(page);
  // The choice may lie over it.
  await deck.dispatchEvent('click');
  await expect(toast).toHaveText('First everybody chooses tickets. (rule R1.3)');

  // The rule is a link to its text, above the table.
  const table = page.url();
  await page.getByRole('link', { name: 'rule R1.3' }).click();
  const rule = page.locator('[data-rules~="R1.3"]');
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport();
  await expect(rule).toContainText('offered two tickets');
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page).toHaveURL(table);
  await expect(toast).toHaveCount(0);
  await player.until('keep');
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

test('with two players the lane beside a taken one is closed, and everything says so', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'london');
  const player = new Player(page);
  const closed = page.locator('.route:has(.hatching)');
  // Collects cards until a lane can be claimed, unless a bot is faster.
  while ((await closed.count()) === 0) {
    const { what } = await player.next();
    expect(what).not.toBe('end');
    const lane = page.locator('.route.lane[aria-disabled=false]').first();
    if (what !== 'claim' && what !== 'draw') await player.act();
    else if ((await lane.count()) > 0) await pressRoute(lane);
    else await player.press('.market [data-spot=deck]');
  }
  const id = (await closed.first().getAttribute('data-id'))!;
  const { routes } = await boardOf(page);
  const { twin } = routes.find((route) => route.id === id)!;
  await expect(routeOf(page, twin!).locator('.piece')).not.toHaveCount(0);
  await expect(routeOf(page, id)).toHaveAttribute('aria-label', /; closed$/);
  // Tickets on offer would lie over the list.
  await player.until('draw');
  await page.locator('button.latest').click();
  await page.getByText('All routes as a list').click();
  const label = (await routeOf(page, id).getAttribute('aria-label'))!;
  await expect(page.getByRole('button', { name: label, exact: true }).filter({ hasText: label })).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await pressRoute(routeOf(page, id));
  await expect(page.locator('.toast [role=alert]')).toContainText('rule R3.4');

  await endHere(page);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(routeOf(page, id).locator('.hatching')).toHaveCount(1);
  await expect(routeOf(page, id)).toHaveAttribute('aria-label', /; closed$/);
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
  await page.getByRole('button', { name: 'Close', exact: true }).click();

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

test('a double click is one press, and accuses nobody', async ({ visit }) => {
  const page = await visit();
  const [sent, asked]: [string[], string[]] = [[], []];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  page.on('request', (request) => /\/why/.test(request.url()) && asked.push(request.url()));
  await begin(page, 'new-york');
  const player = new Player(page);
  await player.until('draw');
  const [hand, before] = [await handCount(page), sent.length];
  await page.locator('.market [data-spot=deck]').dblclick();
  await expect(page.locator('.status .now')).toHaveText('Take a second card');
  await page.locator('.market .card.can[data-spot^=slot]').first().dblclick();
  await expect.poll(() => handCount(page)).toBe(hand + 2);
  await player.next();
  expect(sent.slice(before).map((frame) => (JSON.parse(frame) as { type: string }).type)).toEqual(['play', 'play']);
  expect(await handCount(page)).toBe(hand + 2);
  expect(asked).toEqual([]);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('a second card can be clicked before the first has come', async ({ visit }) => {
  const page = await visit();
  let hold = false;
  const held: (() => void)[] = [];
  await page.routeWebSocket(/\/socket/, (here) => {
    const there = here.connectToServer();
    here.onMessage((message) => void (hold ? held.push(() => there.send(message)) : there.send(message)));
  });
  await begin(page, 'berlin');
  const player = new Player(page);
  await player.until('draw');
  const hand = await handCount(page);
  hold = true;
  await page.locator('.market [data-spot=deck]').click();
  await expect(page.locator('.status .now')).toHaveText('Sending…');
  // What was possible a moment ago.
  await page.locator('.market [data-spot=deck]').click({ force: true });
  hold = false;
  held.forEach((send) => send());
  await expect.poll(() => handCount(page)).toBe(hand + 2);
  await expect(page.locator('.toast')).toHaveCount(0);
});

/** Asks for what cannot be done, and waits for the reason. */
async function ask(page: Page): Promise<void> {
  await begin(page, 'berlin');
  await toTickets(page);
  // On a phone the tickets lie over it.
  await page.locator('.market [data-spot=deck]').dispatchEvent('click');
  await expect(page.locator('.toast [role=alert]')).toContainText('rule R1.3');
}

for (const [device, options] of Object.entries({ desktop: {}, phone: PHONE })) {
  test(`why something cannot be done covers no controls on a ${device}, and goes away by itself`, async ({ visit }) => {
    const page = await visit(options);
    await page.clock.install();
    await ask(page);
    const [toast, ...others] = await page
      .locator('.toast, .status, .board-area > button')
      .evaluateAll((all) => all.map((one) => [one.className, one.getBoundingClientRect()] as const))
      .then((all) => all.sort(([a]) => (a === 'toast' ? -1 : 1)).map(([, box]) => box));
    expect(others.length).toBeGreaterThan(0);
    const apart = others.map((box) => box.bottom <= toast!.top || box.top >= toast!.bottom || box.right <= toast!.left || box.left >= toast!.right);
    expect(apart).toEqual(others.map(() => true));
    await page.locator('.toast p').dblclick();
    expect(await page.evaluate(() => getSelection()!.toString())).toBe('');

    // It stays while it is pointed at.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.locator('.toast').hover();
    await page.clock.runFor(10_000);
    await expect(page.locator('.toast')).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(3500);
    await expect(page.locator('.toast')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.locator('.toast')).toHaveCount(0);
  });
}

test('the tab says whose turn it is', async ({ visit }) => {
  const page = await visit();
  const icon = page.locator('link[rel=icon]');
  let mine: number | undefined;
  let release = (): void => undefined;
  await page.routeWebSocket(/\/socket/, (here) => {
    const there = here.connectToServer();
    const held: (string | Buffer)[] = [];
    release = () => ((mine = undefined), held.splice(0).forEach((message) => here.send(message)));
    there.onMessage((message) => {
      const { what } = JSON.parse(String(message)) as { what?: { entry?: { seat?: number } } };
      // The other one thinks.
      const others = mine !== undefined && what?.entry !== undefined && what.entry.seat !== mine;
      if (others || held.length > 0) held.push(message);
      else here.send(message);
    });
  });
  await begin(page, 'berlin');
  const player = new Player(page);
  await player.until('draw');
  await expect(page).toHaveTitle('● Your turn – Berlin');
  await expect(icon).toHaveAttribute('href', '/icon-turn.svg');
  mine = (await tableOf(page)).seats.findIndex((seat) => seat.mine);
  // Two cards from the deck end a turn, whatever they are.
  await page.locator('.market [data-spot=deck].can').click();
  await expect(page.locator('.status .now')).toHaveText('Take a second card');
  await page.locator('.market [data-spot=deck].can').click();
  await expect(page).toHaveTitle('Berlin – Crosstown');
  await expect(icon).toHaveAttribute('href', '/icon.svg');
  release();
  await player.next();
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
  await page.getByRole('button', { name: 'Sound' }).click();
  await player.act();
  await expect(page.locator('html')).toHaveAttribute('data-sound', 'on');
});
