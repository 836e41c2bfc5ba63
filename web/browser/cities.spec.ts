// A whole game in each city, by clicking, against bots.
import cities from '../src/cities/list.json' with { type: 'json' };
import { expect, test } from './fixtures';
import { Player } from './player';
import { begin, beginLast, boardOf, handCount, logOf, recordOf, scoresOf, sheetOf } from './table';

for (const { id: city, bonuses } of cities) {
  const placesTourists = bonuses.some((kind) => kind === 'tourists');

  test(`${city}: a whole game by clicking`, async ({ visit }) => {
    const page = await visit();
    await (placesTourists ? beginLast : begin)(page, city, ['bot-easy', 'bot-hard']);
    const player = new Player(page);
    const { what } = await player.act();
    expect(what).toBe('keep');
    const board = await boardOf(page);
    const costs = new Map(board.routes.map(({ id, cards }) => [id, cards]));

    /** It may also be the end, where nobody has a hand. */
    const handBecomes = (count: number): Promise<void> =>
      expect(async () => expect([count, -1]).toContain(await handCount(page))).toPass({ timeout: 20_000 });

    let claimed = '';
    for (;;) {
      await player.next();
      const [hand, log] = [await handCount(page), (await logOf(page)).length];
      const done = await player.act();
      if (done.what === 'end') break;
      if (done.route) claimed = done.route;
      if (done.what === 'draw') await handBecomes(hand + 1);
      const paid = done.what === 'pay' || (done.what === 'claim' && (await page.locator('.sheet').count()) === 0);
      if (paid) {
        // A sheet may ask twice: for the cards, then for the tourist.
        if ((await player.next()).what === 'pay') continue;
        await handBecomes(hand - costs.get(claimed)!);
        await expect(page.locator(`.route[data-id="${claimed}"] .piece`)).not.toHaveCount(0);
      }
      if (paid || done.what === 'draw') {
        await expect.poll(async () => (await logOf(page)).length).toBeGreaterThan(log);
      }
    }
    expect(player.done.claim).toBeGreaterThan(0);
    expect(player.done.tickets).toBe(1);
    expect(player.done.place).toBe(placesTourists ? 1 : undefined);

    const sheet = await sheetOf(page);
    const { seats, result } = await recordOf(page);
    expect(sheet).toHaveLength(3);
    const lines = sheet.map(({ name: _, ...line }) => JSON.stringify(line));
    expect(lines.sort()).toEqual((await scoresOf(page)).map((line) => JSON.stringify(line)).sort());
    const mine = seats.findIndex(({ name }) => name === 'Ada');
    expect(sheet.find(({ name }) => name === 'Ada')?.total).toBe(result.scores[mine]?.total);
    await expect(page.locator('.end article.winner')).toHaveCount(result.winners.length);
  });
}
