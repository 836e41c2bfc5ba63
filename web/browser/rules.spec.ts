// The rules pages: what a board says of itself, and the way to a rule.
import { expect, test } from './fixtures';
import { say } from './words';
import cities from '../src/cities/list.json' with { type: 'json' };

test('a reconstruction says so where the city is chosen and above its rules, and each city where its facts come from', async ({ visit }) => {
  const page = await visit();
  const note = 'A reconstruction, not the printed board: network, tickets and subway points are ours.';
  await expect(page.locator('.cities label', { hasText: note })).toHaveCount(1);
  await expect(page.locator('.cities label:has(input[value=berlin])')).toContainText(note);
  for (const { id, reconstruction } of cities) {
    await page.goto(`/#rules/${id}`);
    await expect(page.getByRole('heading', { name: 'Where this comes from' })).toBeVisible();
    await expect(page.getByText(note)).toHaveCount(reconstruction ? 1 : 0);
    await expect(page.getByText(say('en', `city-${id}-source`))).toBeVisible();
  }
});

test('the address of a rule leads to its text', async ({ visit }) => {
  const page = await visit({ at: '/#rules/san-francisco/R6.2' });
  await expect(page.locator('[data-rules~="R6.2"]')).toBeFocused();
  await expect(page.locator('[data-rules~="R6.2"]')).toBeInViewport();
  // An unknown rule, or one of another city, is the page from its top.
  await page.goto('/#rules/london/R6.2');
  await expect(page.getByRole('heading', { name: 'Rare cases' })).toHaveCount(1);
  await expect(page.locator('h1')).toBeInViewport();
});
