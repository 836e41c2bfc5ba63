import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // In tests Svelte must be the browser's build, or components cannot be mounted.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts'] },
}));
