// Tests in a real browser: `npm run browser`. They play at servers of their own; see browser/server.ts.
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'browser',
  outputDir: 'dist/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Every game is another one: what fails once is told as flaky, what fails twice fails.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      // A page out of CROSSTOWN_PAGE comes from nowhere, for which the server is too near.
      args: ['--no-sandbox', ...(process.env['CROSSTOWN_PAGE'] ? ['--disable-features=LocalNetworkAccessChecks'] : [])],
    },
  },
});
