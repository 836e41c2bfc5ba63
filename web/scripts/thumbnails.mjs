// Draws the boards of the start page into public/boards/*.svg, so that the browser has pictures to show before it has run any
// of our code.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';
import { CITIES } from './cities.mjs';

/** What a picture may weigh when it is compressed: everybody waits for all of them. */
const MOST_BYTES = 10_000;

const out = new URL('../public/boards/', import.meta.url);
const boards = JSON.parse(readFileSync(new URL('../src/dev/boards.json', import.meta.url), 'utf8'));

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
const { artOf, loadCity } = await server.ssrLoadModule('/src/cities/index.ts');
const { picture } = await server.ssrLoadModule('/scripts/thumbnails/picture.ts');
mkdirSync(out, { recursive: true });
for (const id of CITIES) {
  await loadCity(id);
  const board = boards.find((one) => one.id === id);
  const words = { board: '', route: () => '', place: () => '' };
  const text = picture(render(Board, { props: { board, art: artOf(id), words, seats: [], picture: true } }), board);
  writeFileSync(new URL(`${id}.svg`, out), text);
  const bytes = gzipSync(text, { level: 9 }).length;
  if (bytes > MOST_BYTES) {
    console.error(`public/boards/${id}.svg: ${bytes} bytes when compressed, ${MOST_BYTES} at most. Leave more out in scripts/thumbnails/.`);
    process.exitCode = 1;
  }
}
await server.close();
