// Texts of a page: all that people can read or hear.
import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import { expect, type Page } from '@playwright/test';
import { wordsOf } from '../words.plugin';

/** What the page says, shows in its title and tells those who listen; runs in the page. The drawing of a board has
 * only names. */
function everything(): string[] {
  const found = [document.title];
  for (const element of document.querySelectorAll('body, body *')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    if (element.closest('svg, script, style, code, [inert]')) continue;
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent!);
  }
  return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) => /\p{L}/u.test(text));
}

export const textsOf = (page: Page): Promise<string[]> => page.evaluate(everything);

/** What looks like a text that is missing, for which its key stands in, or broken. */
export const broken = (texts: readonly string[]): string[] =>
  texts.filter((text) => /^[a-z]+(-[a-z\d]+)+$|[{}�$]|undefined|NaN|\[object/.test(text));

/** A message of a language. */
export function say(language: string, id: string, args?: Record<string, FluentVariable>): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource({ body: wordsOf(language) });
  return bundle.formatPattern(bundle.getMessage(id)!.value!, args);
}

/** Sets the language for a page that has no such choice, and reloads it. */
async function speakFromNowOn(page: Page, language: string): Promise<void> {
  await page.evaluate((language) => {
    const KEY = 'crosstown-settings';
    localStorage.setItem(KEY, JSON.stringify({ ...JSON.parse(localStorage.getItem(KEY)!), language }));
  }, language);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('.replay')).toBeVisible();
}

/** Chooses a language where the page at hand has that choice: in the open menu, in the menu of the game, at the head. */
export async function speak(page: Page, language: string): Promise<void> {
  if ((await page.locator('.replay').count()) > 0) return speakFromNowOn(page, language);
  const [open, game] = [await page.locator('dialog[open]').count(), await page.locator('.game').count()];
  if (open === 0 && game > 0) await page.locator('header button[aria-haspopup]').click();
  const inside = open > 0 || game > 0 ? 'dialog[open] .options' : 'body > header';
  await page.locator(`${inside} select:has(option[lang])`).selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  if (open === 0 && game > 0) await page.keyboard.press('Escape');
}
