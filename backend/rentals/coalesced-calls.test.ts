import { describe, expect, test } from 'vitest';
import { CoalescedCalls } from './coalesced-calls';

function watched() {
  const joined = new CoalescedCalls<number>();
  const runs: PromiseWithResolvers<number>[] = [];
  const ask = (key = 'one') =>
    joined.ask(key, () => {
      const run = Promise.withResolvers<number>();
      runs.push(run);
      return run.promise;
    });
  return { ask, runs };
}

/** All microtasks that are due. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('joined runs', () => {
  test('answer requests during a run by one run that starts after it', async () => {
    const { ask, runs } = watched();
    const first = ask();
    const later = [ask(), ask(), ask()];
    expect(runs).toHaveLength(1);
    runs[0]?.resolve(1);
    await settled();
    expect(runs).toHaveLength(2);
    const latest = ask();
    runs[1]?.resolve(2);
    expect([await first, ...(await Promise.all(later))]).toEqual([1, 2, 2, 2]);
    await settled();
    runs[2]?.resolve(3);
    expect(await latest).toBe(3);
  });

  test('start a run when none is running, and a separate one for another key', async () => {
    const { ask, runs } = watched();
    const [first, other] = [ask(), ask('other')];
    expect(runs).toHaveLength(2);
    for (const [at, run] of runs.entries()) run.resolve(at);
    expect(await Promise.all([first, other])).toEqual([0, 1]);
    await settled();
    const again = ask();
    runs[2]?.resolve(9);
    expect(await again).toBe(9);
  });

  test('run for the queued requests after a failure', async () => {
    const { ask, runs } = watched();
    const [first, second] = [ask(), ask()];
    runs[0]?.reject(new Error('no connection'));
    await expect(first).rejects.toThrow('no connection');
    await settled();
    runs[1]?.resolve(2);
    expect(await second).toBe(2);
  });
});
