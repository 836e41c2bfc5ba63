// A piece of a game that can be shown again and again: what the server said and what was clicked on, in that order.
import { newTable, play, tab } from './player.mjs';

/** Keeps what the server says; runs in the page before anything else. */
function listen() {
  window.lines = [];
  window.WebSocket = class extends WebSocket {
    constructor(url) {
      super(url);
      this.addEventListener('message', ({ data }) => window.lines.push({ say: data }));
    }
  };
}

/** After so many milliseconds everything that follows from a click has been drawn. */
const DRAWN = 250;

const isEvent = ({ say }) => say !== undefined && JSON.parse(say).type === 'event';

/** A piece from the middle of a game of four, with so many events. */
export async function record(browser, address, city, events) {
  const { page, close } = await tab(browser);
  await page.addInitScript(listen);
  await page.goto(address);
  const table = await newTable(page, city, 4);
  await page.goto(table);
  await page.waitForSelector('.board');
  // Far enough for a hand, a log and owned routes. Then anew, so that the story begins with how things stand.
  await play(page, (done) => done.length > 14, DRAWN);
  await page.waitForTimeout(500);
  await page.reload();
  await page.waitForSelector('.board');
  const lines = () => page.evaluate(() => window.lines);
  await play(page, async () => (await lines()).filter(isEvent).length >= events, DRAWN);
  // What the last click leads to belongs to it.
  await page.waitForTimeout(500);
  const story = { table, lines: await lines(), storageState: await page.context().storageState() };
  await close();
  return story;
}

/** In place of the server, and of who clicks; runs in the page before anything else. */
function stage(lines) {
  window.WebSocket = class {
    readyState = 1;
    constructor() {
      window.socket = this;
      setTimeout(() => this.onmessage({ data: lines[0].say }));
    }
    send(text) {
      this.id = JSON.parse(text).id;
    }
    close() {}
  };
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));

  /** Shows the story, at the page's own pace or fast; `at` is told which line comes. */
  window.perform = async (fast, at) => {
    const pace = document.querySelector('dialog option[value=instant]').closest('select');
    pace.value = fast ? 'instant' : 'fast';
    pace.dispatchEvent(new Event('change', { bubbles: true }));
    await wait(100);
    for (const [i, { say, click }] of lines.entries()) {
      if (i === 0) continue;
      at(i);
      let pause = 0;
      if (click) {
        const [selector, index] = click;
        const element = document.querySelectorAll(selector)[index];
        if (!element) throw new Error(`line ${i}: nothing to click on at ${selector}, number ${index}`);
        // The search is not part of the task in which the click is handled.
        await wait(0);
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        pause = 250;
      } else {
        const { type, ...more } = JSON.parse(say);
        const data = type === 'ack' ? JSON.stringify({ type, ...more, id: window.socket.id }) : say;
        await wait(0);
        window.socket.onmessage({ data });
        // Longer than the page takes to show it.
        if (type === 'event') pause = 700;
      }
      await wait(fast ? Math.min(pause, 250) : pause);
    }
  };

  /** Leaves the table and comes back to it, without loading the page anew. */
  window.restart = async () => {
    const { pathname } = location;
    for (const path of ['/', pathname]) {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
      await wait(200);
    }
    while (!document.querySelector('.board')) await wait(20);
    await wait(500);
  };
}

/** A tab in which the story can be shown with `perform` and `restart`; it has been shown once, so that all code is there. */
export async function rehearse(browser, { table, lines, storageState }, look) {
  const opened = await tab(browser, { ...look, storageState });
  await opened.page.addInitScript(stage, lines);
  await opened.page.goto(table);
  await opened.page.waitForSelector('.board');
  await opened.page.evaluate(() => window.perform(true, () => {}));
  await opened.page.evaluate(() => window.restart());
  return opened;
}
