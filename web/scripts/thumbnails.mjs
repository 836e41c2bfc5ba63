// Draws the boards of the start page into public/boards/*.svg, with the very components of the table, so that
// the browser has pictures to show before it has run any of our code.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';
import { CITIES } from './cities.mjs';

const out = new URL('../public/boards/', import.meta.url);
const boards = JSON.parse(readFileSync(new URL('../src/dev/boards.json', import.meta.url), 'utf8'));
/** Width of a picture divided by its height. */
const ASPECT = 1.5;

/** One picture out of the layers of a board, with its styles, and without what is for those who use it. */
function picture({ head, body }, around) {
  const styles = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('');
  const [, colors] = /<div class="board[^"]*" style="([^"]*)"/.exec(body);
  const [, font] = /<div(?=[^>]* class="drawing)[^>]* style="([^"]*)"/.exec(body);
  const [, viewBox] = /viewBox="([^"]*)"/.exec(body);
  const layers = [...body.matchAll(/<svg [^>]*>([\s\S]*?)<\/svg>/g)].map(([, inner]) => inner).join('');
  const bare = layers
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/ (?:role|tabindex|data-id|aria-[a-z]+)="[^"]*"/g, '')
    .replace(/<(path|circle) class="edge[^>]*>(?:<\/\1>)?/g, '')
    .replace(/<path [^>]*d=""[^>]*>(?:<\/path>)?/g, '')
    .replace(/(\d+\.\d)\d+/g, '$1');
  const [left, , width, height] = viewBox.split(' ').map(Number);
  const whole = { width: Math.max(width, height * ASPECT), height: Math.max(height, width / ASPECT) };
  const [x, y] = [left - (whole.width - width) / 2, (height - whole.height) / 2];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${whole.width} ${whole.height}" ` +
    `width="${whole.width}" height="${whole.height}" style="color-scheme:light dark;${colors};${font}">` +
    `<style>${styles}</style><rect x="${x}" y="${y}" width="100%" height="100%" fill="var(--${around})"/>` +
    // A drawing within shows nothing beyond its edges.
    `<svg x="${left}" width="${width}" height="${height}" viewBox="${viewBox}">${bare}</svg></svg>`
  );
}

const server = await createServer({
  configFile: false,
  root: new URL('..', import.meta.url).pathname,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
  plugins: [svelte({ configFile: false, emitCss: false, compilerOptions: { css: 'injected', dev: false } })],
});
const { render } = await server.ssrLoadModule('svelte/server');
const { default: Board } = await server.ssrLoadModule('/src/board/Board.svelte');
const { artOf } = await server.ssrLoadModule('/src/cities/index.ts');
mkdirSync(out, { recursive: true });
for (const id of CITIES) {
  const art = artOf(id);
  const board = boards.find((one) => one.id === id);
  const words = { board: '', route: () => '', place: () => '' };
  const drawn = render(Board, { props: { board, art, words, seats: [], picture: true } });
  writeFileSync(new URL(`${id}.svg`, out), picture(drawn, art.around));
}
await server.close();
