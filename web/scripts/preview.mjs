// The picture that messengers show beside a link: node scripts/preview.mjs, after `npm run thumbnails`. It writes
// public/preview.jpg, in the size that Open Graph recommends; the server names it in the head of the page.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { CITIES } from './cities.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const data = (path, type) => `data:${type};base64,${readFileSync(at(path)).toString('base64')}`;
const cities = JSON.parse(readFileSync(at('../src/cities/list.json'), 'utf8'));
const nameOf = (city) => cities.find(({ id }) => id === city).name;

/** By day; without one of its own a poster is of the colour of the mark. */
function groundOf(city) {
  const path = at(`../src/cities/${city}/poster.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).ground[0] : '#1f5f66';
}

const poster = (city) =>
  `<div style="--ground:${groundOf(city)}"><b>${nameOf(city)}</b><p><img src="${data(`../public/boards/${city}.svg`, 'image/svg+xml')}"></p></div>`;
const html = `<!doctype html><style>
  @font-face { font-family: Jost; font-weight: 700; src: url('${data('../node_modules/@fontsource/jost/files/jost-latin-700-normal.woff2', 'font/woff2')}'); }
  body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-rows: 136px 1fr; color-scheme: light;
    background: #f4ead2; color: #26242a; font: 700 76px/1 Jost; text-transform: uppercase; letter-spacing: .06em; }
  header { display: flex; align-items: center; gap: 26px; padding: 0 30px; }
  header img { width: 88px; }
  main { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 18px; padding: 0 30px 30px; min-height: 0; }
  div { display: grid; grid-template-rows: auto 1fr; padding: 20px 16px 18px; min-height: 0; border-radius: 6px; color: #fffdf6; text-align: center;
    background: repeating-conic-gradient(at 50% 54%, var(--ground) 0 7.5deg, color-mix(in srgb, var(--ground) 93%, white) 0 15deg);
    box-shadow: inset 0 0 0 6px var(--ground), inset 0 0 0 7px #fffdf680, 0 2px 4px #0003; }
  b { font-size: 26px; letter-spacing: .06em; margin: 0 -.06em 12px 0; }
  p { position: relative; margin: 0; }
  p img { position: absolute; inset: 0; margin: auto; max-width: 100%; max-height: 100%; box-shadow: 0 2px 8px #0006; }
</style><header><img src="${data('../public/icon.svg', 'image/svg+xml')}">Crosstown</header><main>${CITIES.map(poster).join('')}</main>`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(html);
await page.waitForFunction(() => [...document.images].every((picture) => picture.complete));
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: at('../public/preview.jpg'), type: 'jpeg', quality: 80 });
await browser.close();
