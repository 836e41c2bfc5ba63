// The pictures of the README and of docs/design.md: `cargo xtask pictures`. Those of games are scenes; the moving one is a
// real claim.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { animate, record } from './clip';
import { PHONE, expect, test, type Visit } from './fixtures';
import { Player } from './player';
import { settled, show } from './scenes';
import { begin } from './table';
import cities from '../src/cities/list.json' with { type: 'json' };

const FOLDER = process.env['PICTURES'] ?? join(import.meta.dirname, '../../docs/pictures');
const DEVICES: Readonly<Record<string, Visit>> = { desktop: { viewport: { width: 1440, height: 900 } }, phone: PHONE };
const file = (name: string): string => join(FOLDER, name);

for (const [device, options] of Object.entries(DEVICES)) {
  test(device, async ({ visit }) => {
    const page = await visit({ ...options, colorScheme: 'light' });
    const shoot = async (name: string): Promise<void> => {
      await page.screenshot({ path: file(`${name}-${device}.jpg`), type: 'jpeg', quality: 82 });
      console.log(name, device);
    };
    await settled(page);
    await shoot('start');
    for (const { id: city } of cities) {
      await show(page, city, 'middle');
      await shoot(city);
    }
  });
}

test('claim', async ({ visit }) => {
  const [WIDTH, HEIGHT, AFTER] = [840, 525, 3500];
  const page = await visit({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', colorScheme: 'light' });
  const paper = await visit({ at: 'about:blank' });
  await begin(page, 'london', ['bot-medium', 'bot-medium', 'bot-medium']);
  const player = new Player(page);
  while ((player.done.claim ?? 0) < 4) await player.act();
  // From here on at the pace of people.
  await page.evaluate(() => localStorage.setItem('crosstown-settings', JSON.stringify({ name: 'Ada', pace: 'normal', language: 'en' })));
  await page.reload();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await player.until('claim');
  await settled(page);
  const frames = await record(page, WIDTH, async () => {
    await page.mouse.move(0, 0);
    while ((await player.act()).what !== 'claim');
    if ((await page.locator('.sheet li button').count()) > 0) await player.act();
    await page.waitForTimeout(AFTER);
  });
  const clip = await animate(paper, frames);
  console.log(`claim: ${frames.length} frames, ${WIDTH}×${HEIGHT}, ${Math.round(clip.length / 1000)} kB`);
  expect(clip.length).toBeLessThan(1_500_000);
  writeFileSync(file('claim.webp'), clip);
});

test('design', async ({ browser }) => {
  const root = join(import.meta.dirname, '..');
  const server = await createServer({ root, logLevel: 'error', server: { port: 0, hmr: false } });
  await server.listen();
  const address = server.resolvedUrls!.local[0]!;
  const page = await browser.newPage({ viewport: { width: 1100, height: 800 } });
  await page.goto(`${address}design.html`);
  await page.locator('main section').last().waitFor();
  await settled(page);
  await page.locator('main').screenshot({ path: file('design.png') });
  await page.close();
  await server.close();
});
