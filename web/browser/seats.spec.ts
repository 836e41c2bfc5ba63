// The seats: how large they are on screens of every size, and what is in them.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Player } from './player';
import { begin } from './table';
import cities from '../src/cities/list.json' with { type: 'json' };

/** Widths of windows, with how high seats are at most. Where there are tokens, phones have a line more. */
const SIZES = [
  [390, 844, 62], [768, 1024, 48], [1024, 768, 48], [1280, 800, 64], [1440, 900, 64], [1920, 1080, 64],
] as const;
const TOKENS = 24;

interface Measured {
  heights: number[];
  out: string[];
  fleets: number;
}

const measure = (page: Page): Promise<Measured> =>
  page.locator('.players').evaluate((players) => {
    const seats = [...players.children];
    const out = seats.flatMap((seat) => {
      const box = seat.getBoundingClientRect();
      const parts = [...seat.querySelectorAll('.portrait, .who, .stat, .stat svg, .stat dd, .tokens, .fleet i')].filter((one) => one.checkVisibility());
      const beyond = parts.filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < box.left || right > box.right || top < box.top - 1 || bottom > box.bottom + 1;
      });
      // Numbers and pictures touch no others.
      const marks = [...seat.querySelectorAll('.portrait, strong, .stat svg, .stat dd')].filter(
        (one) => one.checkVisibility() && !one.closest('.tourists dd') && one.getBoundingClientRect().width > 1,
      );
      const touching = marks.filter((one, i) =>
        marks.slice(i + 1).some((other) => {
          const [a, b] = [one, other].map((mark) => mark.getBoundingClientRect());
          return a!.left < b!.right - 1 && b!.left < a!.right - 1 && a!.top < b!.bottom - 1 && b!.top < a!.bottom - 1;
        }),
      );
      return [...beyond.map((one) => `beyond: ${one.outerHTML.slice(0, 80)}`), ...touching.map((one) => `touches: ${one.outerHTML.slice(0, 80)}`)];
    });
    return {
      heights: seats.map((seat) => Math.round(seat.getBoundingClientRect().height)),
      out,
      fleets: seats.filter((seat) => [...seat.querySelectorAll('.fleet')].some((fleet) => fleet.checkVisibility())).length,
    };
  });

for (const { id: city } of cities) {
  test(`${city}: four seats are as low as they should be, and nothing in them touches`, async ({ visit }) => {
    const page = await visit();
    await begin(page, city, ['bot-easy', 'bot-hard', 'bot-expert']);
    await new Player(page).until('draw');
    await expect(page.locator('.deed')).toHaveCount(0);
    const tokens = (await page.locator('.players .tokens').count()) > 0;
    for (const [width, height, most] of SIZES) {
      await page.setViewportSize({ width, height });
      const { heights, out, fleets } = await measure(page);
      expect.soft(out, `${width}`).toEqual([]);
      expect.soft(new Set(heights).size, `${width}: ${heights.join()}`).toBe(1);
      expect.soft(heights[0], `${width}`).toBeLessThanOrEqual(most + (tokens && width < 600 ? TOKENS : 0));
      expect.soft(fleets, `${width}: rows of vehicles`).toBe(width >= 1280 ? 4 : 0);
    }
  });
}

test('a bubble says what was done, lets clicks through, covers no number, and goes', async ({ visit }) => {
  const page = await visit({ settings: { pace: 'slow' } });
  await begin(page, 'new-york', ['bot-easy']);
  const player = new Player(page);
  await player.until('draw');
  await player.press('.market [data-spot=deck]');
  const bubble = page.locator('.players .you .deed');
  await expect(bubble).toBeVisible();
  await expect(bubble).toHaveAttribute('aria-hidden', 'true');
  await expect(bubble).toHaveCSS('pointer-events', 'none');
  const covered = await bubble.evaluate((deed) => {
    const a = deed.getBoundingClientRect();
    return [...deed.closest('li')!.querySelectorAll('dd, [role=timer]')].filter((number) => {
      const b = number.getBoundingClientRect();
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    }).length;
  });
  expect(covered).toBe(0);
  await expect(bubble).toHaveCount(0);
});
