// Somebody who plays: does what the page offers, with mouse, fingers or keys. It knows how things are
// done on the page, and nothing of the rules. It claims when it can, so that games end soon.
import { expect, type Page } from '@playwright/test';
import { pressRoute } from './board';
import * as keys from './keys';

export type Hands = 'mouse' | 'touch' | 'keys';

export type What = 'end' | 'hand-over' | 'take' | 'keep' | 'confirm' | 'pay' | 'place' | 'tickets' | 'claim' | 'draw' | 'pass';

/** Something to do now, and where to press. */
interface Choice {
  what: What;
  press: string;
  /** The route that is claimed. */
  route?: string;
}

/** What can be done now; runs in the page. */
function choice(tickets: boolean): Choice | null {
  const all = (css: string): Element[] => [...document.querySelectorAll(css)];
  const has = (css: string): boolean => document.querySelector(css) !== null;
  if (has('.end article')) return { what: 'end', press: '' };
  if (has('.status .hand-over')) return { what: 'hand-over', press: '.status .hand-over' };
  if (has('main.over button')) return { what: 'take', press: 'main.over button' };
  if (has('.sheet .offers')) return { what: 'keep', press: '.sheet button.primary' };
  if (has('.sheet [data-spot=payments]')) return { what: 'pay', press: '.sheet li:first-child button' };
  if (has('.sheet button.primary')) return { what: 'confirm', press: '.sheet button.primary' };
  if (has('.sheet li button')) return { what: 'pay', press: '.sheet li:first-child button' };
  const one = <T>(among: readonly T[]): T => among[Math.floor(Math.random() * among.length)]!;
  if (has('.place-choice')) {
    const marked = all('.place.marked');
    if (marked.length === 0) return null;
    return { what: 'place', press: `.place[data-id="${one(marked).getAttribute('data-id')}"]` };
  }
  if (tickets && has('.market .tickets.can')) return { what: 'tickets', press: '.market .tickets.can' };
  const spaces = (route: Element): number => route.querySelector('.car')!.getAttribute('d')!.split('M').length;
  const [longest] = all('.route[aria-disabled=false]').sort((a, b) => spaces(b) - spaces(a));
  if (longest) {
    const route = longest.getAttribute('data-id')!;
    return { what: 'claim', route, press: `.route[data-id="${route}"]` };
  }
  const cards = all('.market .card.can:not(.tickets)');
  if (cards.length > 0) {
    return { what: 'draw', press: `.market [data-spot="${one(cards).getAttribute('data-spot')}"]` };
  }
  const pass = '.hand-area > button.primary';
  return has(pass) ? { what: 'pass', press: pass } : null;
}

/** The shortest route of any colour that can be claimed, or else the shortest, or else the deck; runs in the page. */
function cheapest(): string {
  const any = (route: Element): number => Number(route.getAttribute('aria-label')!.includes('any colour'));
  const spaces = (route: Element): number => route.querySelector('.car')!.getAttribute('d')!.split('M').length;
  const [route] = [...document.querySelectorAll('.route[aria-disabled=false]')].sort(
    (a, b) => any(b) - any(a) || spaces(a) - spaces(b),
  );
  return route ? `.route[data-id="${route.getAttribute('data-id')}"]` : '.market [data-spot=deck]';
}

export class Player {
  /** How often what was done. */
  readonly done: Partial<Record<What, number>> = {};

  constructor(
    readonly page: Page,
    readonly hands: Hands = 'mouse',
  ) {}

  /** Waits until something can be done. */
  async next(): Promise<Choice> {
    const tickets = this.done.tickets === undefined;
    const found = await this.page.waitForFunction(choice, tickets, { timeout: 60_000 });
    return (await found.jsonValue())!;
  }

  /** Does the next thing that can be done, and says what. */
  async act(): Promise<Choice> {
    const next = await this.next();
    if (next.what === 'keep') await this.#keep();
    else if (next.what !== 'end') await this.press(next.press);
    this.done[next.what] = (this.done[next.what] ?? 0) + 1;
    return next;
  }

  /** Plays until something like this can be done. */
  async until(what: What): Promise<Choice> {
    for (;;) {
      const next = await this.next();
      if (next.what === what) return next;
      expect(next.what, `the game ended before there was: ${what}`).not.toBe('end');
      await this.act();
    }
  }

  /** Collects cards until there is more than one way to pay for a route, and asks for it. Twelve cards pay for two
   * spaces of any colour in two ways, however they are. */
  async toPayment(): Promise<void> {
    for (;;) {
      const { what } = await this.next();
      if (what === 'pay') return;
      expect(what).not.toBe('end');
      if (what !== 'claim' && what !== 'draw') await this.act();
      else if ((await this.page.locator('.hand .fan b').allTextContents()).reduce((sum, n) => sum + Number(n), 0) < 12) {
        await this.press('.market [data-spot=deck]');
      } else {
        await this.press(await this.page.evaluate(cheapest));
      }
    }
  }

  async toTheEnd(): Promise<void> {
    for (;;) if ((await this.act()).what === 'end') return;
  }

  /** Presses a button, a card, a space of a route. */
  async press(css: string): Promise<void> {
    const how = this.hands === 'touch' ? 'tap' : 'click';
    if (this.hands === 'keys') await keys.press(this.page, css);
    else if (css.startsWith('.route')) await pressRoute(this.page.locator(css), how);
    else await this.page.locator(css)[how]();
  }

  async #keep(): Promise<void> {
    const box = '.sheet .offers label:first-child input';
    if (await this.page.locator(box).isEnabled()) {
      if (this.hands === 'keys') await keys.press(this.page, box, ' ');
      else await this.press('.sheet .offers label:first-child');
    }
    await this.press('.sheet button.primary');
  }
}
