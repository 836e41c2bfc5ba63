// Without the cookie the server cannot know whose seat is whose: the page says so, instead of a table at which nobody
// can do anything.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, replacePage, test } from './fixtures';
import { begin } from './table';

test('where cookies are blocked, no table is made', async ({ server, troubles, launchOptions }) => {
  // As the browser's own settings block them, with all that pages store.
  const folder = await mkdtemp(join(tmpdir(), 'crosstown-browser-'));
  await mkdir(join(folder, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions, baseURL: server.address, locale: 'en' });
  try {
    troubles.watch(context);
    await replacePage(context);
    const page = await context.newPage();
    const made: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && made.push(request.url()));
    await page.goto('/');
    // The settings are in force.
    await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('denied');
    await page.locator('button.go').click();
    await expect(page.locator('.panel [role=alert]', { hasText: 'Allow cookies for this page' })).toBeInViewport();
    await page.getByRole('button', { name: 'Learn by playing' }).click();
    await expect(page.locator('.learn [role=alert]')).toContainText('Allow cookies for this page');
    expect(made).toEqual([]);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('who made a table and is not known there any more is told why, and can watch', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'london');
  await expect(page.locator('.sheet .offers')).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('the server no longer recognises you');
  await page.getByRole('button', { name: 'Watch this table' }).click();
  await expect(page.getByText('You are watching')).toBeVisible();
});

test('who takes a seat without keeping the cookie is told why', async ({ visit, troubles }) => {
  // The socket of a seat that is not ours is refused.
  troubles.allow(/WebSocket|403/);
  const host = await visit();
  await begin(host, 'london', ['friend', 'friend']);
  const guest = await visit({ at: await host.getByLabel('Link', { exact: true }).inputValue() });
  await guest.route('**/sit', async (route) => {
    const response = await route.fetch();
    await guest.context().clearCookies();
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await expect(guest.getByRole('alert')).toContainText('the server no longer recognises you');
});
