// Pictures of the boards: node scripts/shots.mjs FOLDER [WHICH...], where WHICH is part of a name
// such as london-phone-dark. Chromium is the machine's own; set CHROMIUM where it is elsewhere.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const [folder, ...which] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node scripts/shots.mjs FOLDER [WHICH...]');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844, deviceScaleFactor: 2 },
};
const boards = JSON.parse(readFileSync(new URL('../src/dev/boards.json', import.meta.url), 'utf8'));
const shots = [];
for (const { id: board } of boards) {
  for (const size of Object.keys(sizes)) {
    for (const look of ['', '-dark', '-bare']) {
      const name = `${board}-${size}${look}`;
      if (which.length === 0 || which.some((part) => name.includes(part))) {
        shots.push({ name, board, size, look });
      }
    }
  }
}

const root = new URL('..', import.meta.url).pathname;
const server = await createServer({ root, logLevel: 'error', server: { port: 0, hmr: false } });
await server.listen();
const { port } = server.httpServer.address();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const { name, board, size, look } of shots) {
  const { deviceScaleFactor = 1, ...viewport } = sizes[size];
  const page = await browser.newPage({ viewport, deviceScaleFactor, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => console.error(name, error.message));
  const query = `board=${board}${look === '-dark' ? '&theme=dark' : ''}${look === '-bare' ? '&bare' : ''}`;
  await page.goto(`http://localhost:${port}/boards.html?${query}`);
  await page.waitForSelector('svg .place');
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
  console.log(name);
}
await browser.close();
await server.close();
