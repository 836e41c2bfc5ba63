// A claim is seen to happen: cards fly to the spaces, vehicles stand up one by one, points go into the score.
import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './fixtures';
import { Player } from './player';
import { begin, boardOf } from './table';

interface Point {
  x: number;
  y: number;
}

/** Stops all motion as soon as points are on their way; runs in the page. */
function stopAtClaim(): void {
  const look = (): void => {
    if (document.querySelector('.flying.points')) document.getAnimations().forEach((way) => way.pause());
    else requestAnimationFrame(look);
  };
  look();
}

/** How many vehicles have come, and where cards and vehicles are at a moment of a claim, and the point of the board
 * in sight that is nearest to the first card; runs in the page. */
function at(moment: number): { vehicles: number; cards: Point[]; spaces: Point[]; inSight: Point } {
  for (const way of document.getAnimations()) way.currentTime = moment;
  const middle = (one: Element): Point => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const { left, right, top, bottom } = document.querySelector('.board')!.getBoundingClientRect();
  const inSight = ({ x, y }: Point): Point => ({
    x: Math.min(Math.max(x, left), right),
    y: Math.min(Math.max(y, top), bottom),
  });
  const cards = [...document.querySelectorAll('.flying.card')].toReversed().map(middle);
  const air = [...document.querySelectorAll('.air > svg')];
  return {
    vehicles: air.filter((one) => getComputedStyle(one).opacity === '1').length,
    cards,
    spaces: air.map((one) => middle(one.querySelector('.body')!)),
    inSight: inSight(cards[0]!),
  };
}

/** Claims a route of two spaces or more, and stops when the cards take off. */
async function claimLong(page: Page, player: Player): Promise<string> {
  const { routes } = await boardOf(page);
  for (;;) {
    const { what, route } = await player.next();
    expect(what).not.toBe('end');
    if (what === 'claim' && routes.find(({ id }) => id === route)!.cards >= 2) {
      await page.evaluate(stopAtClaim);
      await player.act();
      for (;;) {
        const paying = page.locator('.sheet [data-spot=payments]');
        await expect(paying.or(page.locator('.flying.points')).first()).toBeVisible();
        if ((await paying.count()) === 0) return route!;
        await player.act();
      }
    }
    if (what === 'claim') await player.press('.market [data-spot=deck]');
    else await player.act();
  }
}

for (const [name, device] of [['desktop', {}], ['phone', PHONE]] as const) {
  test(`cards become vehicles one by one on a ${name}, and points go into the score`, async ({ visit }) => {
    const page = await visit({ ...device, reducedMotion: 'no-preference' });
    await begin(page, 'london');
    const player = new Player(page, name === 'phone' ? 'touch' : 'mouse');
    const id = await claimLong(page, player);
    const route = (await boardOf(page)).routes.find((one) => one.id === id)!;
    const claimed = page.locator(`.route[data-id="${id}"]`);

    // The route has its spaces until all vehicles are there, and an owner at once.
    await expect(claimed.locator('.piece .car')).toHaveCount(1);
    const times = await page.evaluate(() =>
      [...document.querySelectorAll('.air > svg')].map((one) => Number(one.getAnimations()[0]!.effect!.getComputedTiming().delay)),
    );
    expect(times).toHaveLength(route.cards);
    expect(await page.evaluate(at, 0)).toMatchObject({ vehicles: 0 });
    // Each card is where its vehicle will be when it has lain down. On a phone the board may scroll on for what others do.
    const before = await page.evaluate(at, times[0]! - 45);
    const [card, space] = [before.cards[0]!, before.spaces[0]!];
    if (name === 'desktop') expect(Math.hypot(card.x - space.x, card.y - space.y)).toBeLessThan(6);
    else expect(card).toEqual(before.inSight);

    for (const [i, time] of times.entries()) {
      if (i > 0) expect(time).toBeGreaterThan(times[i - 1]!);
      expect(await page.evaluate(at, time + 10)).toMatchObject({ vehicles: i + 1 });
    }

    // Boats and birds go on for ever.
    await page.evaluate(() => document.getAnimations().filter((way) => way.effect!.getComputedTiming().endTime !== Infinity).forEach((way) => way.finish()));
    await expect(claimed.locator('.piece .body')).toHaveCount(1);
    await expect(page.locator('.air > svg')).toHaveCount(0);
    await expect(page.locator('.sky > div > *')).toHaveCount(0);
    await expect(page.locator('.players .you [data-spot^=points-] dd')).toHaveText(String(route.points));
  });
}
