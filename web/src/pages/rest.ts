// Work that can wait is done a piece at a time, when nothing else is to be done.

const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 2000 });
    else setTimeout(done, 50);
  });

let last: Promise<void> = Promise.resolve();

/** Waits for its turn, and until the page has nothing else to do. */
export function rest(): Promise<void> {
  last = last.then(idle);
  return last;
}
