import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { tokens } from './tokens.plugin';
import { words } from './words.plugin';

// The server that `npm run dev` talks to.
const server = process.env['CROSSTOWN_SERVER'] ?? 'http://127.0.0.1:7878';

const START = /src\/(App|router|cities\/list|net\/\w+|game\/(knownTables|records)|replay\/(DropFile|recordFile)|table\/Trouble|pages\/(Start|CityCard|SeatPlans|Learn|Masthead|seatPlans))\b/;

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), tokens(), words()],
  // In tests Svelte must be the browser's build, or components cannot be mounted.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // The server embeds what it finds there.
  build: {
    outDir: 'dist/page',
    emptyOutDir: true,
    target: 'es2022',
    // Those that know light-dark(): written for older ones, it would not heed the colours that people choose.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first page needs comes as one file: every request costs, and slow devices most.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', test: START }] } } },
  },
  server: {
    // Words are beside this folder.
    fs: { allow: ['..'] },
    proxy: {
      // The server takes requests only from its own pages.
      '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
  // The server sends the same, so that what it forbids does not work here either.
  preview: { headers: { 'content-security-policy': readFileSync('content-security-policy.txt', 'utf8').trim() } },
  // Slow machines are no failure.
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts'], testTimeout: 60_000 },
}));
