// Where things stand on screens of every size: the board is whole, and nothing scrolls that need not.
import type { Page } from '@playwright/test';
import { PHONE, expect, test } from './fixtures';
import { Player } from './player';
import { coveredBy, cropped, posters, scrolls, shares, wide } from './sizes';
import { begin, boardOf, endHere, get, tableId } from './table';
import { speak } from './words';
import cities from '../src/cities/list.json' with { type: 'json' };
import type { Board } from '../src/wire';
import { languages } from '../words.plugin';

type Size = readonly [width: number, height: number];

const TABLETS: readonly Size[] = [
  [700, 1000], [744, 1133], [768, 1024], [800, 1280], [820, 1180], [900, 1000], [900, 700], [960, 600], [1000, 900],
  [1024, 768], [1099, 800],
];
const LAPTOPS: readonly Size[] = [[1100, 800], [1180, 820], [1280, 800], [1366, 768], [1440, 900], [1920, 1080], [3840, 2160]];
const ALL = [...TABLETS, ...LAPTOPS];

/** What is wrong in windows of these sizes, in words. */
async function inEach(page: Page, sizes: readonly Size[], look: (size: Size) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // What follows from the size of a frame is there after the next one.
    await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))));
    found.push(...(await look([width, height])).map((words) => `${width}×${height}: ${words}`));
  }
  return found;
}

/** What is wrong with the seats, in words: not in one line, or wider than their boxes. Beside a narrow board on a desktop
 * there may be two lines. */
const seats = (page: Page): Promise<string[]> =>
  page.locator('.players > li').evaluateAll((seats) => {
    const narrow = innerWidth >= 1100 && document.querySelector('.game.narrow') !== null;
    const lines = new Set(seats.map((seat) => seat.getBoundingClientRect().top)).size / (narrow ? 2 : 1);
    const small = seats.flatMap((seat) => [...seat.querySelectorAll('svg')]).filter((icon) => {
      const { height } = icon.getBoundingClientRect();
      return height > 0 && height < 16;
    });
    return [
      ...(lines > 1 ? [`${lines} lines of seats`] : []),
      ...(small.length > 0 ? [`${small.length} icons of seats are smaller than 16 pixels`] : []),
      ...seats.filter((seat) => seat.scrollWidth > seat.clientWidth).map((seat) => `too narrow: ${seat.textContent}`),
    ];
  });

/** What scrolls although nothing need, in words. */
async function pageScrolls(page: Page): Promise<string[]> {
  const more = await scrolls(page);
  return [...(more > 0 ? [`the page is ${more} pixels too high`] : []), ...(await wide(page))];
}

/** Whether a tablet leaves too little to the board, in words. */
async function littleRoom(page: Page): Promise<string[]> {
  const { board, frame, most } = await shares(page);
  if (frame >= 0.6 || board >= (2 / 3) * most) return [];
  return [`the board has ${board.toFixed(2)}, its frame ${frame.toFixed(2)} of the window; ${most.toFixed(2)} is possible`];
}

/** The board's box, in whole pixels. */
const boardBox = (page: Page): Promise<number[]> =>
  page.locator('.drawing').evaluate((board) => {
    const { left, top, width, height } = board.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });

for (const { id: city } of cities) {
  test(`${city}: the board is whole at every size, with four players`, async ({ visit }) => {
    const page = await visit();
    await begin(page, city, ['bot-easy', 'bot-easy', 'bot-easy']);
    const player = new Player(page);
    await player.until('keep');
    const chosen = await inEach(page, ALL, async () => [...(await cropped(page)), ...(await coveredBy(page))]);
    expect.soft(chosen, 'first tickets').toEqual([]);

    await player.until('draw');
    const played = await inEach(page, ALL, async () => [
      ...(await cropped(page)),
      ...(await coveredBy(page)),
      ...(await seats(page)),
      ...(await pageScrolls(page)),
    ]);
    expect.soft(played, 'while it is played').toEqual([]);
    expect.soft(await inEach(page, TABLETS, () => littleRoom(page)), 'on tablets').toEqual([]);

    const hinted = await inEach(page, [...TABLETS, [1440, 900]], async () => {
      const before = await boardBox(page);
      await page.getByRole('button', { name: 'Hint' }).click();
      await expect(page.getByRole('button', { name: 'Do it' })).toBeVisible();
      const after = await boardBox(page);
      await page.locator('.hint').getByRole('button', { name: 'Close' }).click();
      return String(after) === String(before) ? [] : [`a hint changes the board from ${before} to ${after}`];
    });
    expect.soft(hinted, 'with a hint').toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await endHere(page);
    const ended = await inEach(page, ALL, async ([width, height]) => {
      if (width > height) return [...(await cropped(page)), ...(await pageScrolls(page))];
      // Upright, the end comes first, and the board below it.
      await page.locator('.board').evaluate((board) => board.scrollIntoView({ block: 'end' }));
      return [...(await cropped(page)), ...(await wide(page))];
    });
    expect.soft(ended, 'at the end').toEqual([]);

    await page.goto(`/r/${tableId(page)}`);
    await expect(page.locator('.drawing')).toBeVisible();
    const replayed = await inEach(page, ALL, async () => [...(await cropped(page)), ...(await seats(page)), ...(await wide(page))]);
    expect.soft(replayed, 'in the replay').toEqual([]);
  });

  test(`${city}: the board is whole while rules are explained`, async ({ visit }) => {
    const page = await visit();
    await begin(page, city);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Explain the rules as I play' }).click();
    await expect(page.locator('.coach h2')).toBeVisible();
    const player = new Player(page);
    for (const what of ['keep', 'draw'] as const) {
      await player.until(what);
      const found = await inEach(page, ALL, async () => [...(await cropped(page)), ...(await pageScrolls(page))]);
      expect.soft(found, what).toEqual([]);
    }
  });
}

test('on a phone both ends of the tickets on offer are in sight', async ({ visit }) => {
  for (const { id: city } of cities) {
    const page = await visit(PHONE);
    await begin(page, city, ['bot-easy', 'bot-easy', 'bot-easy']);
    await new Player(page, 'touch').until('keep');
    const { tickets } = await boardOf(page);
    const offered = await page.locator('.offers input').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    const ends = [...new Set(tickets.filter(({ id }) => offered.includes(id)).flatMap(({ a, b }) => [a, b]))];
    expect(ends.length).toBeGreaterThan(1);
    await expect(page.locator('.drawing .place')).not.toHaveCount(0);
    const hidden = (): Promise<string[]> =>
      page.evaluate((ends) => {
        const { left, top, right, bottom } = document.querySelector('.board')!.getBoundingClientRect();
        const sheet = document.querySelector('.sheet')!.getBoundingClientRect().top;
        return ends.filter((id) => {
          const end = document.querySelector(`.place[data-id="${id}"]`)!.getBoundingClientRect();
          return end.left < left || end.right > right || end.top < top || end.bottom > Math.min(bottom, sheet);
        });
      }, ends);
    await expect.poll(hidden, city).toEqual([]);
    await page.context().close();
  }
});

test('names end before what is said beside them, in every language', async ({ visit }) => {
  const page = await visit({ ...PHONE, settings: { name: 'Wilhelmina Featherstonehaugh'.slice(0, 24) } });
  await begin(page, 'berlin');
  await new Player(page, 'touch').until('draw');
  // On a phone the edge and an arrow say whose turn it is, in a wider window words do.
  for (const width of [PHONE.viewport.width, 560]) {
    await page.setViewportSize({ width, height: 844 });
    for (const language of languages()) {
      await speak(page, language);
      const found = await page.locator('.players li.acts').evaluateAll((seats) =>
        seats.map((seat) => {
          const [name, turn, points] = ['strong', 'em', '.score'].map((part) => seat.querySelector(part)!.getBoundingClientRect());
          const words = turn!.width > 1 ? [name!.right <= turn!.left, turn!.right <= points!.left] : [true, name!.right <= points!.left];
          return [getComputedStyle(seat.querySelector('strong')!).textOverflow, name!.width > 40, turn!.width > 1, ...words];
        }),
      );
      expect(found, `${width} ${language}`).toEqual([['ellipsis', true, width > 400, true, true]]);
    }
  }
});

test('on a tablet log and lists are in a drawer, for fingers and for keys', async ({ visit }) => {
  const page = await visit({ viewport: { width: 1024, height: 768 } });
  await begin(page, 'london');
  const player = new Player(page);
  await player.until('claim');
  const [open, drawer] = [page.getByRole('button', { name: 'Log and lists' }), page.getByRole('complementary', { name: 'Log and lists' })];
  await expect(drawer).toBeHidden();
  await open.click();
  await expect(drawer.getByRole('heading', { name: 'What happened' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();

  await open.focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();

  // Whoever chooses a route there sees the board again.
  await open.click();
  await drawer.locator('summary').first().click();
  await drawer.locator('li button').first().click();
  await expect(drawer).toBeHidden();
});

test('posters show whole boards of their own shapes, at every size and in every language', async ({ visit }) => {
  const page = await visit();
  const shapes: Record<string, number> = {};
  for (const { id } of cities) {
    const { width, height } = (await get<Board>(page, `/api/boards/${id}`)).drawing.frame;
    shapes[id] = width / height;
  }
  await expect.poll(() => posters(page)).toEqual([]);
  const natural = await page.locator('.cities label').evaluateAll((all) =>
    all.map((poster) => {
      const { naturalWidth, naturalHeight } = poster.querySelector('img')!;
      return [poster.querySelector('input')!.value, naturalWidth / naturalHeight] as const;
    }),
  );
  for (const [id, shape] of natural) expect(shape, id).toBeCloseTo(shapes[id]!, 1);
  for (const language of languages()) {
    await speak(page, language);
    const sizes: Size[] = [[390, 844], [768, 1024], [844, 390], [1024, 768], [1280, 800], [1440, 900], [1920, 1080], [3840, 2160]];
    const found = await inEach(page, sizes, async () => [...(await posters(page)), ...(await wide(page))]);
    expect.soft(found, language).toEqual([]);
  }
});

test('cities, who plays and Play are on one screen, with a game to continue, in every language', async ({ visit }) => {
  const page = await visit();
  const oneScreen = async ([, height]: Size): Promise<string[]> => {
    const play = (await page.locator('button.go').boundingBox())!;
    const tops = await page.locator('.cities label').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    return [
      ...((await scrolls(page)) > 0 ? [`the page is ${await scrolls(page)} pixels too high`] : []),
      ...(play.y + play.height > height ? ['Play is out of sight'] : []),
      ...(new Set(tops).size > 1 ? ['posters are not in one row'] : []),
      ...(await posters(page)),
    ];
  };
  const sizes: Size[] = [[1280, 800], [1440, 900], [1920, 1080], [3840, 2160]];
  for (const language of languages()) {
    await speak(page, language);
    expect.soft(await inEach(page, sizes, oneScreen), language).toEqual([]);
  }
  await speak(page, 'en');
  await begin(page, 'london');
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Continue' }).getByRole('link')).toHaveCount(1);
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Add a player' }).click();
  for (const language of languages()) {
    await speak(page, language);
    expect.soft(await inEach(page, sizes, oneScreen), `${language}, with a game and four players`).toEqual([]);
  }
});

test('on a phone Play is at hand wherever one scrolls', async ({ visit }) => {
  const page = await visit(PHONE);
  await expect.poll(() => posters(page)).toEqual([]);
  for (const end of ['start', 'end'] as const) {
    await page.locator('main').evaluate((main, block) => main.scrollIntoView({ block }), end);
    await expect(page.locator('button.go')).toBeInViewport({ ratio: 1 });
  }
});

test('the chosen poster has a mark, not only a colour', async ({ visit }) => {
  const page = await visit();
  const marks = page.locator('.cities label svg');
  for (const { id } of cities) {
    await page.locator(`.cities label:has(input[value=${id}])`).click();
    await expect(marks.filter({ visible: true })).toHaveCount(1);
    await expect(page.locator(`.cities label:has(input[value=${id}]) svg`)).toBeVisible();
  }
});

test('on the start page nothing sticks out of its panel, in every language', async ({ visit }) => {
  const page = await visit();
  await page.locator('.table summary').first().click();
  for (const language of languages()) {
    await speak(page, language);
    const out = await page.locator('.table').evaluate((panel) => {
      const inside = panel.getBoundingClientRect();
      const all = [...panel.querySelectorAll('select, input, button')].filter((one) => one.checkVisibility());
      return all.filter((one) => one.getBoundingClientRect().right > inside.right).map((one) => one.outerHTML.slice(0, 60));
    });
    expect(out, language).toEqual([]);
  }
});
