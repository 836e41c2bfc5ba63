// How smoothly the page moves: frames a second that the browser draws, while cards and vehicles are on their way.
import { newTable, play, SCREENS, tab } from './player.mjs';

/** Runs in the page before anything else: notes when frames are drawn, and in which of them something is on its way. */
function watch() {
  const frames = [];
  window.frames_ = frames;
  const look = (now) => {
    const moves = document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity);
    frames.push({ now, moves });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Plays a piece of a game of four at its usual pace, not slowed. Gives the frames a second of each stretch of 100 ms or more in
 * which something moved. */
export async function measureFrames(browser, address, { city, screen, clicks }) {
  const { page, close } = await tab(browser, { ...SCREENS[screen], reducedMotion: 'no-preference' });
  await page.addInitScript(() => localStorage.setItem('crosstown-settings', JSON.stringify({ language: 'en', name: 'Ada' })));
  await page.goto(address);
  const table = await newTable(page, city, 4);
  await page.addInitScript(watch);
  await page.goto(table);
  await page.waitForSelector('.board');
  await page.waitForTimeout(1500);
  await page.evaluate(() => void (window.frames_.length = 0));
  await play(page, clicks, 100);
  await page.waitForTimeout(1500);
  const frames = await page.evaluate(() => window.frames_);
  await close();
  const stretches = [];
  let start = 0;
  for (let i = 1; i <= frames.length; i += 1) {
    if (i < frames.length && frames[i - 1].moves) continue;
    const [drawn, ms] = [i - 1 - start, frames[i - 1].now - frames[start].now];
    if (ms >= 100) stretches.push({ drawn, ms });
    start = i;
  }
  return stretches.map(({ drawn, ms }) => (1000 * drawn) / ms);
}
