import { describe, expect, it } from 'vitest';
import { oneClick, SOON } from '../src/table/oneClick';

/** Clicks on a card at some times, each with the count of clicks that browsers give, and says which ones arrive. */
function arrive(clicks: readonly (readonly [at: number, count: number])[], on = 'market'): number[] {
  const [stop, arrived] = [oneClick(), [] as number[]];
  const target = document.createElement('button');
  const around = document.createElement('div');
  around.className = on;
  around.append(target);
  for (const [timeStamp, detail] of clicks) {
    let stopped = 0;
    const prevent = (): void => void (stopped += 1);
    stop({ target, detail, timeStamp, preventDefault: prevent, stopPropagation: prevent } as unknown as MouseEvent);
    if (stopped === 0) arrived.push(timeStamp);
    else expect(stopped).toBe(2);
  }
  return arrived;
}

describe('a double click', () => {
  it('is one press', () => {
    expect(arrive([[1000, 1], [1150, 2]])).toEqual([1000]);
    expect(arrive([[1000, 1], [1100, 2], [1000 + SOON, 3]])).toEqual([1000, 1000 + SOON]);
  });

  it('is what browsers count as one, and fast: other clicks and keys are presses of their own', () => {
    expect(arrive([[1000, 1], [1000 + SOON, 2]])).toHaveLength(2);
    expect(arrive([[1000, 1], [1100, 1]])).toHaveLength(2);
    expect(arrive([[1000, 0], [1050, 0]])).toHaveLength(2);
  });

  it('is left alone where nothing is played', () => {
    expect(arrive([[1000, 1], [1100, 2]], 'coach')).toHaveLength(2);
  });
});
