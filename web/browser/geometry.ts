// What overlaps, is cut off or sticks out on the screen, in words. All of it is measured, whatever the page shows.
import type { Page } from '@playwright/test';

/** Parts of the page that never lie over each other. A sheet, a hint and a drawer may: they are not here. */
const AREAS =
  '.game > header, .replay > header, .players > li, .board-area, .market, .hand, .tickets:is(section), .end-area, .coach, .notices, ' +
  '.lists:not(:popover-open), .told, .controls-area, .left-area, .right-area';

/** What must be seen whole. */
const CARDS = '.market [data-spot], .market .deck, .hand li, .hand .card, .offers > *';
/** Where the words belong together: within it no two of them lie over each other. */
const GROUPS =
  'header, .players > li, .market, .hand, .tickets:is(section), .lists, .sheet, .end-area article, .end-area, .told, .controls-area, ' +
  '.left-area, .right-area, main.page, form, nav';

/** What is wrong on the screen as it is now. */
export function faults(page: Page): Promise<string[]> {
  return page.evaluate(
    ([areasOf, cardsOf, groupsOf]) => {
      interface Box {
        left: number;
        top: number;
        right: number;
        bottom: number;
      }
      const found: string[] = [];
      /** What differs by less is the browser's rounding. */
      const SLACK = 1.5;
      const root = document.documentElement;
      const scrolls = root.scrollHeight > root.clientHeight + 1;

      const nameOf = (one: Element): string => {
        const text = (one.getAttribute('data-spot') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 28);
        const classes = [...one.classList].filter((name) => !name.startsWith('svelte-')).join('.');
        return `${one.tagName.toLowerCase()}${classes && `.${classes}`} “${text}”`;
      };
      const inWords = ({ left, top, right, bottom }: Box): string =>
        `${Math.round(right - left)}×${Math.round(bottom - top)} at ${Math.round(left)},${Math.round(top)}`;
      const style = (one: Element): CSSStyleDeclaration => getComputedStyle(one);
      const ancestors = (one: Element): Element[] => {
        const all: Element[] = [];
        for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) all.push(up);
        return all;
      };
      /** Not what is only for those who listen, nor what is folded away. */
      const isSeen = (one: Element): boolean =>
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !one.closest('.hidden, [popover]:not(.lists)') &&
        [one, ...ancestors(one)].every((up) => style(up).clipPath !== 'inset(50%)');
      /** Lies over the page where that scrolls, as it should. */
      const floats = (one: Element): boolean => [one, ...ancestors(one)].some((up) => ['fixed', 'sticky'].includes(style(up).position));
      const meet = (a: Box, b: Box): Box => ({
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
      });
      const overlap = (a: Box, b: Box): boolean => {
        const { left, top, right, bottom } = meet(a, b);
        return right - left > SLACK && bottom - top > SLACK;
      };
      const within = (inner: Box, outer: Box): boolean =>
        inner.left >= outer.left - SLACK && inner.right <= outer.right + SLACK && inner.top >= outer.top - SLACK && inner.bottom <= outer.bottom + SLACK;

      /** The part of a box that those around it let be seen. Where one can be scrolled, so far as it shows now. */
      const seenPart = (around: readonly Element[], box: Box): Box =>
        around.reduce((part, up) => (style(up).overflow === 'visible' ? part : meet(part, up.getBoundingClientRect())), box);
      /** Which of those around a box cuts it off, if one does. What scrolls up and down cuts nothing off for good. */
      const cutter = (around: readonly Element[], box: Box, scrollable: boolean): Element | undefined =>
        around.find((up) => {
          const { overflowX, overflowY } = style(up);
          const clip = up.getBoundingClientRect();
          const free = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
          const scrolling = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
          if (overflowX !== 'visible') [free.left, free.right] = [clip.left, clip.right];
          if (overflowY !== 'visible' && !(scrollable && scrolling(overflowY))) [free.top, free.bottom] = [clip.top, clip.bottom];
          return !within(box, free);
        });

      // Areas.
      const areas = [...document.querySelectorAll(areasOf)]
        .filter((one) => isSeen(one) && !floats(one))
        .map((one) => ({ one, box: seenPart(ancestors(one), one.getBoundingClientRect()) }))
        .filter(({ box }) => box.right - box.left > SLACK && box.bottom - box.top > SLACK);
      areas.forEach(({ one, box }, i) => {
        for (const other of areas.slice(i + 1)) {
          if (one.contains(other.one) || other.one.contains(one) || !overlap(box, other.box)) continue;
          found.push(`${nameOf(one)} (${inWords(box)}) and ${nameOf(other.one)} (${inWords(other.box)}) overlap`);
        }
        const whole = one.getBoundingClientRect();
        if (whole.left < -SLACK || whole.right > innerWidth + SLACK) found.push(`${nameOf(one)} sticks out of the window: ${inWords(whole)}`);
        if (!scrolls && box.bottom > innerHeight + SLACK) found.push(`${nameOf(one)} ends below the window: ${inWords(box)}`);
      });

      // Cards.
      const cards = [...document.querySelectorAll(cardsOf)].filter(isSeen);
      for (const one of cards) {
        const box = one.getBoundingClientRect();
        // Beside a replay all hands lie below each other, and scroll.
        const by = cutter(ancestors(one), box, scrolls || one.closest('.replay') !== null);
        if (by) found.push(`${nameOf(one)} (${inWords(box)}) is cut by ${nameOf(by)} (${inWords(by.getBoundingClientRect())})`);
        else if (box.left < -SLACK || box.right > innerWidth + SLACK || (!scrolls && !one.closest('.replay') && box.bottom > innerHeight + SLACK)) {
          found.push(`${nameOf(one)} is cut by the window: ${inWords(box)}`);
        }
        for (const other of cards) {
          if (one === other || one.contains(other) || other.contains(one) || one.compareDocumentPosition(other) & 2) continue;
          // A pile is a fan of cards.
          if (one.closest('.sheet') !== other.closest('.sheet') || other.matches('.hand .card')) continue;
          if (overlap(box, other.getBoundingClientRect())) found.push(`${nameOf(one)} and ${nameOf(other)} overlap`);
        }
      }

      // Words: those of the board are fixed by its drawing, and tested there.
      // Its letters are less high than a line.
      const letters = ({ left, top, right, bottom }: Box): Box => {
        const trim = (bottom - top) * 0.22;
        return { left, top: top + trim, right, bottom: bottom - trim };
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: { one: Element; boxes: Box[] }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const one = node.parentElement!;
        if (!node.textContent?.trim() || one.closest('svg, script, style, option') || !isSeen(one)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0).map(letters);
        if (boxes.length === 0) continue;
        texts.push({ one, boxes });
      }
      for (const { one, boxes } of texts) {
        const around = [one, ...ancestors(one)];
        // A name that is too long ends in dots.
        const dots = around.some((up) => style(up).textOverflow === 'ellipsis');
        const off = boxes.find((box) => !dots && cutter(around, box, true));
        if (off) {
          const by = cutter(around, off, true)!;
          found.push(`the words ${nameOf(one)} (${inWords(off)}) are cut by ${nameOf(by)} (${inWords(by.getBoundingClientRect())})`);
          continue;
        }
        // The nearest thing with an edge or a ground of its own: words stay on it.
        const ground = around.find((up) => {
          const { borderTopWidth, borderTopStyle, backgroundColor, display } = style(up);
          return display !== 'inline' && ((borderTopWidth !== '0px' && borderTopStyle !== 'none') || !/, 0\)$|transparent/.test(backgroundColor));
        });
        const on = ground?.getBoundingClientRect();
        if (on && !dots && boxes.some(({ left, right }) => left < on.left - SLACK || right > on.right + SLACK)) {
          found.push(`the words ${nameOf(one)} (${inWords(boxes[0]!)}) stick out of ${nameOf(ground!)} (${inWords(on)})`);
        }
      }
      // Nor do they lie under or over a part that is not theirs, by more than a quarter of their height. What floats may, and so
      // may a sheet or a hint.
      const intrudes = (words: Box, area: Box): boolean => {
        const both = meet(words, area);
        return overlap(words, area) && both.bottom - both.top > (words.bottom - words.top) / 4;
      };
      for (const { one, boxes } of texts) {
        if (floats(one) || one.closest('.sheet, .advised, .choice')) continue;
        const seen = boxes.map((box) => seenPart([one, ...ancestors(one)], box));
        const other = areas.find(({ one: area, box }) => !area.contains(one) && !one.contains(area) && seen.some((words) => intrudes(words, box)));
        if (other) found.push(`the words ${nameOf(one)} (${inWords(seen[0]!)}) and ${nameOf(other.one)} (${inWords(other.box)}) overlap`);
      }
      for (const group of document.querySelectorAll(groupsOf)) {
        const inside = texts
          .filter(({ one }) => one.closest(groupsOf) === group)
          .flatMap(({ one, boxes }) => boxes.map((box) => ({ one, box: seenPart([one, ...ancestors(one)], box) })));
        inside.forEach(({ one, box }, i) => {
          for (const other of inside.slice(i + 1)) {
            if (one !== other.one && floats(one) === floats(other.one) && overlap(box, other.box)) found.push(`the words ${nameOf(one)} and ${nameOf(other.one)} overlap at ${inWords(meet(box, other.box))}`);
          }
        });
      }
      return [...new Set(found)];
    },
    [AREAS, CARDS, GROUPS] as const,
  );
}

/** How wide a card of the row is, and the narrowest of the hand, in pixels of the design: on very large screens all is larger
 * (the root's letters say by how much). */
export function cardWidths(page: Page): Promise<{ row: number; hand: number }> {
  return page.evaluate(() => {
    const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const widths = (css: string): number[] =>
      [...document.querySelectorAll(css)].map((card) => (card.querySelector('.picture') ?? card).getBoundingClientRect().width / scale);
    return { row: Math.min(...widths('.market [data-spot^=slot-]')), hand: Math.min(...widths('.hand .card')) };
  });
}
