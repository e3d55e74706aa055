import { describe, expect, test } from 'vitest';
import { Mutex, StoreBusyError } from './mutex';

describe('the mutex before the only writing connection', () => {
  test('lets one through at a time, in the order of arrival', async () => {
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

  test('turns away who has waited too long, and lets the next one in all the same', async () => {
    const mutex = new Mutex(20);
    await mutex.enter();
    await expect(mutex.enter()).rejects.toThrow(StoreBusyError);
    const patient = mutex.enter();
    mutex.leave();
    await patient;
  });

  test('is free again after the last one has left', async () => {
    const mutex = new Mutex(20);
    await mutex.enter();
    mutex.leave();
    await mutex.enter();
  });
});
