import { describe, expect, test } from 'vitest';
import { Mutex, StoreBusyError } from './mutex';

describe('the mutex of the write connection', () => {
  test('grants the lock to one at a time, in order of request', async () => {
    const mutex = new Mutex(1_000);
    const seen: string[] = [];
    await mutex.enter();
    const second = mutex.enter().then(() => seen.push('second'));
    const third = mutex.enter().then(() => seen.push('third'));
    expect(seen).toEqual([]);
    mutex.leave();
    await second;
    expect(seen).toEqual(['second']);
    mutex.leave();
    await third;
    expect(seen).toEqual(['second', 'third']);
  });

  test('rejects after the timeout and still grants the next request', async () => {
    const mutex = new Mutex(20);
    await mutex.enter();
    await expect(mutex.enter()).rejects.toThrow(StoreBusyError);
    const patient = mutex.enter();
    mutex.leave();
    await patient;
  });

  test('is free after the last release', async () => {
    const mutex = new Mutex(20);
    await mutex.enter();
    mutex.leave();
    await mutex.enter();
  });
});
