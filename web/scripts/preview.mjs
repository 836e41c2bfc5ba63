// The picture that messengers show beside a link: node scripts/preview.mjs, after `npm run thumbnails`. It writes
// public/preview.jpg, in the size that Open Graph recommends; the server names it in the head of the page.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { CITIES } from './cities.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const board = (city) => `data:image/svg+xml;base64,${readFileSync(at(`../public/boards/${city}.svg`)).toString('base64')}`;
const html = `<!doctype html><style>
  body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-rows: 126px 1fr; color-scheme: light;
    background: #f4ead2; color: #26242a; font: 800 76px 'Avenir Next', 'Segoe UI', 'DejaVu Sans', sans-serif; }
  header { display: flex; align-items: center; gap: 36px; padding: 0 30px; letter-spacing: 2px; text-transform: uppercase; color: #b3352a; }
  i { flex: 1; height: 20px; border-radius: 10px;
    background: linear-gradient(90deg, #1f5f66 0 40%, #d9a441 0 62%, #c4452c 0 80%, #2c6db4 0 92%, #3f8f4b 0); }
  main { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 14px; padding: 0 30px 26px; min-height: 0; }
  img { width: 100%; height: 100%; object-fit: cover; border-radius: 16px; min-height: 0; }
</style><header>Crosstown<i></i></header><main>${CITIES.map((city) => `<img src="${board(city)}">`).join('')}</main>`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(html);
await page.waitForFunction(() => [...document.images].every((picture) => picture.complete));
await page.screenshot({ path: at('../public/preview.jpg'), type: 'jpeg', quality: 80 });
await browser.close();
