// People at a table with each other: who is away, proposals to end, emotes, hints, and what the header offers.
import type { Locator, Page } from '@playwright/test';
import { PHONE, expect, test } from './fixtures';
import { Player } from './player';
import { Server } from './server';
import { begin, logOf, tableId, together } from './table';
import { speak } from './words';
import { languages } from '../words.plugin';

const notice = (page: Page, text: string | RegExp): Locator => page.locator('.notices section', { hasText: text });
const seatOf = (page: Page, name: string): Locator => page.locator('.players li', { hasText: name });
const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();

const mine = (page: Page): Promise<void> => expect(page.locator('.status.mine')).toBeVisible();

/** Draws two cards. */
async function turn(page: Page): Promise<void> {
  const deck = page.locator('.market [data-spot=deck].can');
  await deck.click();
  await expect(page.locator('.status .now')).toHaveText('Take a second card');
  await deck.click();
  await expect(page.locator('.status .now')).toHaveText(/^Waiting for/);
}

/** Proposes to end the game. */
async function propose(page: Page): Promise<void> {
  await press(page, 'Menu');
  await press(page, 'Propose to end here');
  await press(page, 'Yes');
  await page.keyboard.press('Escape');
}

/** Everybody chooses tickets. */
const setUp = async (...pages: Page[]): Promise<void> => {
  for (const page of pages) await new Player(page).act();
};

test('whoever ran out of time is told, and is back by simply playing', async ({ visit }) => {
  const [ada, grace] = [await visit(), await visit()];
  await together([ada, grace], { clock: { per: 'move', seconds: 15 } });
  await setUp(ada, grace);
  const told = notice(ada, 'Your time is up: a bot plays for you.');
  await expect(told.getByRole('status')).toContainText('or simply play on');
  await expect(told.getByRole('button', { name: 'Take my seat back' })).toBeVisible();
  // Grace has seen the bot play, and is told nothing.
  await mine(grace);
  expect(await grace.locator('.notices').count()).toBe(0);
  // It is her turn. A card is pressed all the same.
  await ada.locator('.market [data-spot=deck]').click({ force: true });
  await expect(told).toHaveCount(0);
  await expect(ada.locator('.toast')).toHaveCount(0);
  await turn(grace);
  await mine(ada);
});

test('others let a bot play for somebody who is away, until they are back', async ({ visit, troubles }) => {
  const server = await Server.start('--away', '1');
  try {
    const [ada, grace] = [await visit({ server }), await visit({ server })];
    await together([ada, grace]);
    await setUp(ada, grace);
    const there = grace.url();
    await expect(seatOf(ada, 'Grace')).not.toContainText('away');
    await expect(ada.getByRole('button', { name: 'Let a bot play for Grace' })).toHaveCount(0);
    await grace.goto('/');
    // At the seat at once, and above the board when the table waits for her.
    await expect(seatOf(ada, 'Grace').getByRole('button', { name: 'Let a bot play for Grace' })).toBeVisible();
    await expect(notice(ada, 'Grace is away')).toHaveCount(0);
    await turn(ada);
    const asked = notice(ada, 'Grace is away');
    await expect(asked).toBeVisible();

    // The server may know better: then it is said kindly, and offered again later.
    troubles.allow(/relieve 409|409 \(Conflict\)/);
    await ada.route(/relieve$/, (route) => route.fulfill({ status: 409, json: { code: 'not-away' } }), { times: 1 });
    await asked.evaluate((section) => section.setAttribute('data-before', ''));
    await asked.getByRole('button', { name: 'Let a bot play for Grace' }).click();
    await expect(ada.getByText('This player is here, or was a moment ago.')).toBeVisible();
    await expect(ada.locator('.notices section.away:not([data-before])')).toBeVisible();
    await asked.getByRole('button', { name: 'Let a bot play for Grace' }).click();
    await expect(asked).toHaveCount(0);
    await mine(ada);
    expect((await logOf(ada)).join('\n')).toContain('Grace was away: a bot plays on.');

    await grace.goto(there);
    const told = notice(grace, 'You were away: a bot plays for you.');
    await told.getByRole('button', { name: 'Take my seat back' }).click();
    await expect(told).toHaveCount(0);
    await expect.poll(async () => (await logOf(ada))[0]).toBe('Grace is back.');
    await turn(ada);
    await mine(grace);
  } finally {
    await server.stop();
  }
});

test('a proposal to end is a question, and votes are counted again when somebody leaves', async ({ visit }) => {
  const [ada, grace, mary] = [await visit(), await visit(), await visit()];
  await together([ada, grace, mary]);
  await setUp(ada, grace, mary);
  await propose(ada);
  await expect(notice(ada, 'You have proposed to end the game here. Still to agree: Grace and Mary.')).toBeVisible();
  const question = 'Ada proposes to end the game here.';
  // It is in nobody's way.
  await mine(ada);
  await notice(grace, question).getByRole('button', { name: 'Yes' }).click();
  await expect(notice(grace, 'Still to agree: Mary.')).toBeVisible();
  await expect(notice(ada, 'Still to agree: Mary.')).toBeVisible();
  await expect(seatOf(ada, 'Grace')).toContainText('proposes to end');
  const both = notice(mary, 'Ada and Grace propose to end the game here.');
  await both.getByRole('button', { name: 'No' }).click();
  await expect(both).toHaveCount(0);
  await expect(ada.locator('.end article')).toHaveCount(0);

  await press(mary, 'Menu');
  await press(mary, 'Leave the game');
  await press(mary, 'Yes');
  for (const page of [ada, grace, mary]) await expect(page.locator('.end article')).toHaveCount(3);
});

test('another proposal is asked about again', async ({ visit }) => {
  const [ada, grace, mary] = [await visit(), await visit(), await visit()];
  await together([ada, grace, mary]);
  await setUp(ada, grace, mary);
  await propose(ada);
  await notice(mary, 'Ada proposes').getByRole('button', { name: 'No' }).click();
  await expect(notice(mary, 'Ada proposes')).toHaveCount(0);
  await notice(grace, 'Ada proposes').getByRole('button', { name: 'No' }).click();
  await propose(grace);
  await notice(mary, 'Ada and Grace propose').getByRole('button', { name: 'Yes' }).click();
  await expect(ada.locator('.end article')).toHaveCount(3);
});

test('players show what they feel, and whom they do not want to see', async ({ visit }) => {
  const [ada, grace] = [await visit(), await visit()];
  await together([ada, grace]);
  await setUp(ada, grace);
  const bubble = (page: Page, text: string): Locator => page.locator('.bubble', { hasText: text });
  const show = async (page: Page, name: string): Promise<void> => {
    await expect(page.locator('button.emotes')).toHaveAttribute('aria-disabled', 'false');
    await press(page, 'Reactions');
    await press(page, name);
  };

  await show(ada, 'Well played!');
  await expect(ada.locator('button.emotes')).toHaveAttribute('aria-disabled', 'true');
  await expect(bubble(grace, 'Well played!')).toHaveText(/^\s*Ada:\s*Well played!\s*$/);
  await expect(grace.locator('.bubbles')).toHaveAttribute('aria-live', 'polite');
  // At her seat, and gone after a while.
  const [said, seat] = [await bubble(grace, 'Well played!').boundingBox(), await seatOf(grace, 'Ada').boundingBox()];
  expect(said!.x).toBeGreaterThanOrEqual(seat!.x);
  expect(said!.x).toBeLessThan(seat!.x + seat!.width);
  await expect(bubble(grace, 'Well played!')).toHaveCount(0);

  // With keys: Escape puts it away, and the focus is where it was.
  await expect(grace.locator('button.emotes')).toHaveAttribute('aria-disabled', 'false');
  await grace.locator('button.emotes').focus();
  await grace.keyboard.press('Enter');
  await expect(grace.getByRole('dialog', { name: 'Reactions' })).toBeVisible();
  await grace.keyboard.press('Escape');
  await expect(grace.getByRole('dialog', { name: 'Reactions' })).toHaveCount(0);
  await expect(grace.locator('button.emotes')).toBeFocused();

  /** Ada shows something and then Grace: when her own is there, Ada's was too, or is not shown. */
  const seenByGrace = async (): Promise<string[]> => {
    await show(ada, 'Wow!');
    await expect(bubble(ada, 'Wow!')).toBeVisible();
    await show(grace, 'Thank you!');
    await expect(bubble(grace, 'Thank you!')).toBeVisible();
    const seen = await grace.locator('.bubble').allInnerTexts();
    await expect(grace.locator('.bubble')).toHaveCount(0);
    return seen.map((text) => /Wow|Thank/.exec(text)![0]);
  };
  expect(await seenByGrace()).toEqual(['Wow', 'Thank']);
  await press(grace, 'Reactions');
  await grace.getByLabel('Do not show reactions of Ada').check();
  await grace.keyboard.press('Escape');
  expect(await seenByGrace()).toEqual(['Thank']);
  await grace.reload();
  expect(await seenByGrace()).toEqual(['Thank']);
  await press(grace, 'Reactions');
  await grace.getByLabel('Do not show reactions of Ada').uncheck();
  await grace.keyboard.press('Escape');
  await press(grace, 'Menu');
  await grace.getByLabel('Show reactions of others').uncheck();
  await grace.keyboard.press('Escape');
  expect(await seenByGrace()).toEqual(['Thank']);
});

test('there are no emotes for bots, nor around one device', async ({ visit }) => {
  for (const other of ['bot-easy', 'device'] as const) {
    const page = await visit();
    await begin(page, 'new-york', [other]);
    if (other === 'device') await page.locator('main.over button').click();
    await expect(page.locator('.sheet .offers')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reactions' })).toHaveCount(0);
  }
});

test('a table can be played without hints', async ({ visit }) => {
  const page = await visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByText('More options').click();
  await expect(page.getByLabel('Players may ask for hints')).toBeChecked();
  await page.getByLabel('Players may ask for hints').uncheck();
  await begin(page, 'new-york', ['friend']);
  await expect(page.getByText('This table is played without hints.')).toBeVisible();
  await press(page, 'Seat a bot');
  await new Player(page).until('draw');
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await press(page, 'Menu');
  await press(page, 'Explain the rules as I play');
  const next = page.getByRole('button', { name: 'Got it' });
  for (;;) {
    await expect(page.locator('.coach h2').or(page.locator('.coach .rest'))).toBeVisible();
    if ((await next.count()) === 0) break;
    await next.click();
  }
  await expect(page.locator('.coach .rest')).toHaveText('Your choice. I speak up when a new rule matters.');
  expect(asked.filter((url) => url.endsWith('/hint'))).toEqual([]);
});

test('sound is a button in the header, and stays as it was set', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'berlin');
  await new Player(page).until('draw');
  const sound = page.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
});

test('the rules are read above the table, and it is still there', async ({ visit }) => {
  const page = await visit(PHONE);
  await begin(page, 'berlin');
  await new Player(page, 'touch').until('draw');
  const id = tableId(page);
  await page.getByRole('button', { name: 'Rules' }).tap();
  const rules = page.getByRole('dialog', { name: 'Rules of Berlin' });
  await expect(rules.getByRole('heading', { name: 'Subways' })).toBeAttached();
  await rules.getByRole('button', { name: 'Back to the table' }).tap();
  await expect(rules).toHaveCount(0);
  expect(tableId(page)).toBe(id);
  await expect(page.locator('.status.mine')).toBeVisible();
});

test('the header of a phone has all its buttons on one line, in every language', async ({ visit }) => {
  const [ada, grace] = [await visit(PHONE), await visit()];
  await together([ada, grace]);
  await setUp(grace);
  await new Player(ada, 'touch').act();
  for (const language of languages()) {
    await speak(ada, language);
    const boxes = await ada.locator('.game > header > button, header .ask:not(.off), header .hurry:not(.off)').evaluateAll((buttons) =>
      buttons.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect()).map(({ width, height, y, right }) => ({ width, height, y, right })),
    );
    expect(boxes.length, language).toBeGreaterThanOrEqual(5);
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size, language).toBe(1);
    // And below them what is to be done, in two lines at most.
    expect((await ada.locator('.game > header').boundingBox())!.height, language).toBeLessThanOrEqual(112);
    for (const { width, height, right } of boxes) {
      expect(Math.min(width, height), language).toBeGreaterThanOrEqual(44);
      expect(right, language).toBeLessThanOrEqual(390);
    }
  }
});

test('the browser tells of a turn where turns take a day, if one wants that', async ({ visit }) => {
  const [ada, grace] = [await visit(), await visit()];
  await ada.addInitScript(() => {
    const told = { titles: [] as string[], asked: 0, focused: 0, hidden: false, click: (): void => undefined };
    class Told {
      static permission = 'default';
      static async requestPermission(): Promise<string> {
        told.asked++;
        return (Told.permission = 'granted');
      }
      set onclick(then: () => void) {
        told.click = then;
      }
      constructor(title: string) {
        told.titles.push(title);
      }
      close(): void {}
    }
    Object.assign(window, { Notification: Told, told, focus: () => void told.focused++ });
    Object.defineProperty(document, 'hidden', { get: () => told.hidden });
  });
  // A browser without them has nothing to offer, and no trouble.
  await grace.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
  const told = <T>(read: (told: { titles: string[]; asked: number; focused: number; hidden: boolean; click(): void }) => T) =>
    ada.evaluate(`(${read})(window.told)`) as Promise<T>;
  await together([ada, grace], { clock: { per: 'move', seconds: 86_400 } });
  await setUp(ada, grace);
  await expect(grace.locator('.status .now')).toHaveText('Waiting for Ada');
  await expect(grace.locator('.notices')).toHaveCount(0);
  await turn(ada);
  expect(await told(({ asked }) => asked)).toBe(0);
  await press(ada, 'Tell me when it is my turn');
  await expect(ada.locator('.notices')).toHaveCount(0);
  expect(await told(({ asked }) => asked)).toBe(1);

  // Nothing while one looks.
  await turn(grace);
  await turn(ada);
  expect(await told(({ titles }) => titles)).toEqual([]);
  await told((told) => (told.hidden = true));
  await turn(grace);
  await expect.poll(() => told(({ titles }) => titles)).toEqual(['● Your turn – London']);
  await told(({ click }) => click());
  expect(await told(({ focused }) => focused)).toBe(1);
});
