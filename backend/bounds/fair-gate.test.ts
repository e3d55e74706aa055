import { describe, expect, test } from 'vitest';
import { FairGate } from './fair-gate';
import { full, tooMany } from './refusals';

function open({ atOnce = 2, ofOne = 1, waiting = 100, waitingOfOne = 50 } = {}) {
  const gate = new FairGate({
    atOnce,
    ofOne,
    waiting,
    waitingOfOne,
    refusal: () => full('полно', 1500),
    refusalOfOne: () => tooMany('много', 1500),
  });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  /** Runs a job until `end` of its name: a key and a number. */
  const run = (name: string, signal?: AbortSignal) =>
    gate.run(
      name.slice(0, 1),
      () => {
        begun.push(name);
        return new Promise<string>((done) => ends.set(name, () => done(name)));
      },
      signal,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, run, end };
}

describe('a fair gate', () => {
  test('runs one job per key at a time; another key does not wait for its queue', async () => {
    const { begun, run, end } = open();
    for (let at = 0; at < 20; at += 1) void run(`a${at}`);
    void run('b0');
    expect(begun).toEqual(['a0', 'b0']);
    await end('a0');
    expect(begun).toEqual(['a0', 'b0', 'a1']);
  });

  test('serves the keys round-robin, each in order', async () => {
    const { begun, run, end } = open({ atOnce: 1 });
    for (const name of ['a0', 'a1', 'a2', 'b0', 'b1', 'c0']) void run(name);
    for (const name of ['a0', 'a1', 'b0', 'c0', 'a2', 'b1']) {
      expect(begun.at(-1)).toBe(name);
      await end(name);
    }
  });

  test('refuses jobs over the limit of a key and over the limit of all', async () => {
    const { run } = open({ atOnce: 1, waiting: 3, waitingOfOne: 2 });
    for (const name of ['a0', 'a1', 'a2']) void run(name);
    await expect(run('a3')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', message: 'много' });
    void run('b0');
    await expect(run('b1')).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'полно' });
  });

  test('drops a waiting job that is aborted, and starts no aborted job', async () => {
    const { begun, run, end } = open();
    const leaving = new AbortController();
    const first = run('a0');
    const waiting = run('a1', leaving.signal);
    void run('a2');
    leaving.abort();
    expect(await waiting).toBeUndefined();
    expect(await run('b0', leaving.signal)).toBeUndefined();
    await end('a0');
    expect(await first).toBe('a0');
    expect(begun).toEqual(['a0', 'a2']);
  });

  test('continues after a failed job', async () => {
    const gate = new FairGate({
      atOnce: 1,
      ofOne: 1,
      waiting: 1,
      waitingOfOne: 1,
      refusal: () => full('', 1),
      refusalOfOne: () => tooMany('', 1),
    });
    await expect(gate.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(await gate.run('a', async () => 'done')).toBe('done');
  });
});
