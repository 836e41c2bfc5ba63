// What a change of the state costs: the page marks when something changed, and a trace of the browser
// says how long its main thread worked until the change was drawn.

/** Marks changes in the page's own timeline; runs in the page. */
export function markChanges() {
  const watch = (selector, options, name) => {
    const target = document.querySelector(selector);
    if (!target) throw new Error(`the page has no ${selector}`);
    new MutationObserver((changes) => {
      const what = name(changes);
      if (what) performance.mark(`change:${what}`);
    }).observe(target, options);
  };
  // Somebody did something; it is my turn or no more; a sheet came up.
  watch('ol[reversed]', { childList: true }, () => 'event');
  watch('.hint', { attributeFilter: ['class'] }, () => 'turn');
  watch('body', { childList: true }, (changes) =>
    changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.classList?.contains('sheet')))
      ? 'sheet'
      : undefined,
  );
}

const CATEGORIES = ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

export const startTrace = (browser, page) => browser.startTracing(page, { categories: CATEGORIES });

/** For every change how long the main thread worked until the change was painted, in milliseconds: the
 * task that changed the page, and all others up to the one that committed the next frame. */
export async function stopTrace(browser) {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const marks = traceEvents.filter(({ name }) => name.startsWith('change:')).sort((a, b) => a.ts - b.ts);
  if (marks.length === 0) return { changes: [], traceEvents };
  const here = ({ pid, tid }) => pid === marks[0].pid && tid === marks[0].tid;
  const main = traceEvents.filter((event) => event.ph === 'X' && here(event)).sort((a, b) => a.ts - b.ts);
  const tasks = main.filter(({ name }) => name === 'RunTask' || name.endsWith('::RunTask'));
  const frames = main.filter(({ name }) => name === 'Commit');
  const changes = [];
  let seen = -1;
  for (const mark of marks) {
    const first = tasks.findIndex(({ ts, dur }) => ts <= mark.ts && mark.ts <= ts + dur);
    if (first < 0 || first === seen) continue;
    seen = first;
    const frame = frames.find(({ ts }) => ts > mark.ts);
    if (!frame) continue;
    let cost = 0;
    let wall = 0;
    for (const task of tasks.slice(first)) {
      if (task.ts > frame.ts) break;
      cost += (task.tdur ?? task.dur) / 1000;
      wall += task.dur / 1000;
    }
    changes.push({ what: mark.name.slice('change:'.length), at: mark.ts, from: tasks[first].ts, to: frame.ts + frame.dur, cost, wall });
  }
  return { changes, main, tasks };
}
