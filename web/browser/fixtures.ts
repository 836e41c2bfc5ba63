// What every test has: a server, and pages that are watched. A message in the console, an error of
// the page or a failed request anywhere fails the test.
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { Server } from './server';

export { expect };

export interface Visit extends BrowserContextOptions {
  /** Where to go; the start page if nothing is said. */
  at?: string;
  /** What was set on the device before. */
  settings?: Record<string, unknown>;
  server?: Server;
}

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const satisfies BrowserContextOptions;

/** What went wrong in pages, in words. */
export class Troubles {
  readonly found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Some things are wanted: a test that kills the server sees lost connections. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  watch(context: BrowserContext): void {
    const add = (text: string): void => {
      if (!this.#allowed.some((pattern) => pattern.test(text))) this.found.push(text);
    };
    context.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type())) add(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => add(`page: ${error.error().message}`));
    context.on('requestfailed', (request) => {
      // Requests of a page that is left or closed are given up by the browser itself.
      const why = request.failure()?.errorText;
      if (why !== 'net::ERR_ABORTED') add(`request: ${request.url()} ${why}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) add(`response: ${response.url()} ${response.status()}`);
    });
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Shows the page that lies in CROSSTOWN_PAGE in place of the server's own, to try a change of the page
 * without rebuilding the server. */
export async function replacePage(context: BrowserContext): Promise<void> {
  const folder = process.env['CROSSTOWN_PAGE'];
  if (!folder) return;
  await context.route(/^[^?]*\/\/[^/]+\/(?!api\/)/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = extname(pathname) ? pathname : 'index.html';
    await route.fulfill({ body: await readFile(join(folder, file)), contentType: TYPES[extname(file)] ?? '' });
  });
}

interface Fixtures {
  troubles: Troubles;
  /** A page on a device of its own. */
  visit(options?: Visit): Promise<Page>;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  troubles: async ({}, use) => {
    const troubles = new Troubles();
    await use(troubles);
    expect(troubles.found).toEqual([]);
  },

  visit: async ({ browser, server, troubles }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ at = '/', settings = {}, server: other = server, ...options } = {}) => {
      const known = JSON.stringify({ pace: 'instant', name: 'Ada', ...settings });
      const localStorage = [{ name: 'crosstown-settings', value: known }];
      const context = await browser.newContext({
        baseURL: other.address,
        locale: 'en',
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        storageState: { cookies: [], origins: [{ origin: other.address, localStorage }] },
        ...options,
      });
      contexts.push(context);
      troubles.watch(context);
      await replacePage(context);
      const page = await context.newPage();
      await page.goto(at);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
