import { describe, expect, test } from 'vitest';
import { StoreBusyError, Turnstile } from './turnstile';

describe('the turnstile before the only writing connection', () => {
  test('lets one through at a time, in the order of arrival', async () => {
    const turnstile = new Turnstile(1_000);
    const seen: string[] = [];
    await turnstile.enter();
    const second = turnstile.enter().then(() => seen.push('second'));
    const third = turnstile.enter().then(() => seen.push('third'));
    expect(seen).toEqual([]);
    turnstile.leave();
    await second;
    expect(seen).toEqual(['second']);
    turnstile.leave();
    await third;
    expect(seen).toEqual(['second', 'third']);
  });

  test('turns away who has waited too long, and lets the next one in all the same', async () => {
    const turnstile = new Turnstile(20);
    await turnstile.enter();
    await expect(turnstile.enter()).rejects.toThrow(StoreBusyError);
    const patient = turnstile.enter();
    turnstile.leave();
    await patient;
  });

  test('is free again after the last one has left', async () => {
    const turnstile = new Turnstile(20);
    await turnstile.enter();
    turnstile.leave();
    await turnstile.enter();
  });
});
