// Tickets as cards, and what glows on the board: choosing, what a pile and a ticket light, and what happens when one is completed.
import type { Locator, Page } from '@playwright/test';
import { pressRoute } from './board';
import { PHONE, expect, test } from './fixtures';
import { press, tabTo } from './keys';
import { Player } from './player';
import { begin, boardOf } from './table';

const confirm = (page: Page): Locator => page.locator('.sheet button.primary');

/** How many shapes a mark of the board has. */
const shapes = (page: Page, mark: string): Promise<number> =>
  page.locator(`.board path.${mark}`).first().evaluate((path) => path.getAttribute('d')!.split('M').length - 1);

test('tickets are chosen by a tap on their cards, and another tap takes it back', async ({ visit }) => {
  const page = await visit(PHONE);
  await begin(page, 'london');
  await new Player(page, 'touch').until('keep');
  const cards = page.locator('.offers label');
  await expect(confirm(page)).toBeDisabled();
  await cards.nth(1).tap();
  await expect(cards.nth(1)).toHaveClass(/kept/);
  await expect(confirm(page)).toHaveText('Keep 1 ticket, return 1');
  // The way of what is chosen is lit on the board.
  await expect.poll(() => shapes(page, 'way')).toBeGreaterThan(0);
  await cards.nth(0).tap();
  await expect(confirm(page)).toHaveText('Keep 2 tickets');
  await cards.nth(1).tap();
  await expect(cards.nth(1)).not.toHaveClass(/kept/);
  const kept = await cards.nth(0).locator('.names').innerText();
  await confirm(page).tap();
  await expect(page.locator('section.tickets .names')).toHaveText([kept]);
});

test('tickets are chosen with keys, and cards say what they are', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'berlin');
  await new Player(page, 'keys').until('keep');
  const [first, second] = [page.getByRole('checkbox').nth(0), page.getByRole('checkbox').nth(1)];
  await expect(first).toHaveAccessibleName(/^.+ – .+: \d+ points? if completed/);
  await tabTo(page, '.offers label:first-child input');
  await page.keyboard.press(' ');
  await expect(first).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await expect(page.locator('.offers label').nth(1)).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press(' ');
  await page.keyboard.press(' ');
  await expect(second).not.toBeChecked();
  await press(page, '.sheet button.primary');
  const card = page.locator('section.tickets button');
  await expect(card).toHaveAccessibleName(/^.+ – .+ \d+ points? Not yet$/);
  await card.focus();
  await expect.poll(() => shapes(page, 'way')).toBeGreaterThan(0);
  await expect(page.locator('.place.marked')).toHaveCount(2);
});

test('a pile of the hand lights what it can pay for, and takes the sheen of the rest', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'new-york');
  const player = new Player(page);
  await player.until('claim');
  const { routes } = await boardOf(page);
  const able = await page.locator('.route[aria-disabled=false]').evaluateAll((all) => all.map((one) => one.getAttribute('data-id')!));
  const spaces = (ids: readonly string[]): number =>
    routes.filter(({ id }) => ids.includes(id)).reduce((sum, route) => sum + route.spaces, 0);
  const glow = async (): Promise<number> => (await shapes(page, 'can')) + (await shapes(page, 'lit')) + (await shapes(page, 'gold'));
  await page.mouse.move(0, 0);
  expect(await glow()).toBe(spaces(able));

  for (const pile of await page.locator('.hand .pile').all()) {
    const words = (await pile.innerText()).replaceAll(/\s+/g, ' ');
    const paid = Number(/pays for (\d+) route/.exec(words)?.[1] ?? 0);
    await pile.hover();
    await expect.poll(() => shapes(page, 'can')).toBe(0);
    // Of the routes of a colour and the grey ones, if it is not a wild.
    const color = /\d+ (\w+) cards?/.exec(words)?.[1];
    if (color) {
      const could = able.filter((id) => ['grey', color].includes(routes.find((route) => route.id === id)!.color));
      expect(could.length, words).toBeGreaterThanOrEqual(paid);
      expect(await glow(), words).toBeLessThanOrEqual(spaces(could));
    }
    expect((await glow()) > 0, words).toBe(paid > 0);
  }
  await page.mouse.move(0, 0);
  await expect.poll(glow).toBe(spaces(able));
  await page.locator('.hand .pile').first().focus();
  await expect.poll(() => shapes(page, 'can')).toBe(0);
});

test('gold leads to completed tickets, which are stamped, lit and told', async ({ visit }) => {
  const page = await visit();
  const gold = page.locator('.route[aria-disabled=false][aria-label$="on the way of a ticket"]');
  const stamp = page.locator('section.tickets .stamp');

  /** Claims what is gold, and draws until something is. Says whether a ticket was completed before the end. */
  async function play(player: Player): Promise<boolean> {
    for (;;) {
      const { what } = await player.next();
      if ((await stamp.count()) > 0) return true;
      if (what === 'end') return false;
      if (what !== 'claim' && what !== 'draw') await player.act();
      else if ((await gold.count()) > 0) await pressRoute(gold.first());
      else if ((await page.locator('.market .can:not(.tickets)').count()) > 0) await page.locator('.market .can:not(.tickets)').last().click();
      else await player.act();
    }
  }

  // Somebody may be in the way of every ticket: then another game.
  do {
    await page.goto('/');
    await begin(page, 'london');
    await new Player(page).until('keep');
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('.light .shine')) seen.add('light');
        for (const { textContent } of document.querySelectorAll('.news p')) if (textContent.startsWith('Ticket completed')) seen.add(textContent);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  } while (!(await play(new Player(page))));

  const card = page.locator('section.tickets button', { has: page.locator('.stamp') });
  await expect(card).toHaveAccessibleName(/Completed$/);
  const told = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].sort());
  expect(told).toEqual([expect.stringMatching(/^Ticket completed: .+ – .+ \(\d+\)\.$/), 'light']);
  // The light goes out by itself.
  await expect(page.locator('.light')).toHaveCount(0);
});
