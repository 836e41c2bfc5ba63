// The server is killed in the middle of a game, and restarted.
import { expect, test } from './fixtures';
import { Player } from './player';
import { Server } from './server';
import { begin, handCount, logOf, recordOf, sheetOf, tableOf } from './table';

test('a game survives a server that is killed', async ({ visit, troubles }) => {
  const server = await Server.start();
  try {
    const page = await visit({ server });
    await begin(page, 'new-york');
    const player = new Player(page);
    while ((player.done.claim ?? 0) < 2) await player.act();
    await player.until('draw');
    const stock = async () => ({
      hand: await page.locator('.hand').innerText(),
      tickets: await page.locator('section.tickets').innerText(),
      players: await page.locator('.players').innerText(),
      taken: await page.locator('.route:has(.piece)').count(),
    });
    const [before, log, hand] = [await stock(), await logOf(page), await handCount(page)];
    const { number } = await tableOf(page);

    troubles.allow(/WebSocket connection .* failed|ERR_CONNECTION_REFUSED/);
    await server.kill();
    await expect(page.locator('.status .lost')).toHaveText('Connection lost. Trying again; nothing is lost.');
    expect(await stock()).toEqual(before);
    // What is done now is sent when the line is back.
    await page.locator('.market [data-spot=deck]').click();
    await expect(page.locator('.status .now')).toHaveText('Sending…');
    await server.run();
    await expect(page.locator('.status .lost')).toHaveCount(0);
    await expect.poll(() => handCount(page)).toBe(hand + 1);
    await player.next();
    // Once, and everything from before is still there.
    const drawn = async (): Promise<number> => {
      const now = await logOf(page);
      expect(now.slice(-log.length)).toEqual(log);
      return now.slice(0, now.length - log.length).filter((words) => words.startsWith('You draw')).length;
    };
    await expect.poll(drawn).toBe(1);
    const first = (await page.locator('.market .card.can').count()) > 0;
    expect(first).toBe(true);
    expect((await tableOf(page)).number).toBeGreaterThan(number);

    await player.toTheEnd();
    const { result } = await recordOf(page);
    expect((await sheetOf(page)).map(({ total }) => total).sort()).toEqual(result.scores.map(({ total }) => total).sort());
  } finally {
    await server.stop();
  }
});
