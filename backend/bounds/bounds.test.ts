import { Refusal } from '@backend/domain/refusal';
import { describe, expect, it } from 'vitest';
import { addressKey } from './address-key';
import { Gate } from './gate';
import { memoryQuota } from './quota';
import { full, tooMany } from './refusals';
import { Slots } from './slots';

const refused = (code: string, seconds: number) =>
  expect.objectContaining({ code, details: { retryAfterSeconds: seconds } });

describe('a quota', () => {
  it('counts each key separately and gives the time to wait', async () => {
    const quota = memoryQuota({ points: 2, seconds: 10, message: 'много' });
    await quota.take('a');
    await quota.take('a');
    await quota.take('b');
    await expect(quota.take('a')).rejects.toEqual(refused('TOO_MANY_REQUESTS', 10));
    await expect(quota.take('a')).rejects.toThrow('много');
    await quota.take('b');
  });

  it('of 0 is unlimited', async () => {
    const quota = memoryQuota({ points: 0, seconds: 10, message: '' });
    for (let at = 0; at < 1000; at += 1) await quota.take('a');
    expect(await quota.take('a')).toBeUndefined();
  });
});

describe('slots', () => {
  it('are limited and reusable after a release', () => {
    const slots = new Slots(2, () => tooMany('занято', 5000));
    const first = slots.take('a');
    slots.take('a');
    slots.take('b');
    expect(() => slots.take('a')).toThrow(refused('TOO_MANY_REQUESTS', 5));
    first();
    first();
    slots.take('a');
    expect(() => slots.take('a')).toThrow('занято');
  });

  it('are released when the job fails', async () => {
    const slots = new Slots(1, () => tooMany('занято', 1));
    await expect(slots.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(await slots.run('a', async () => 'done')).toBe('done');
  });
});

describe('a gate', () => {
  it('runs a limited number of jobs in order and refuses those beyond the queue', async () => {
    const gate = new Gate({ atOnce: 2, waiting: 2, refusal: () => full('полно', 1500) });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const jobs = [0, 1, 2, 3, 4].map((at) =>
      gate.run(() => {
        begun.push(at);
        return new Promise<number>((done) => ends.push(() => done(at)));
      }),
    );
    await expect(jobs[4]).rejects.toEqual(refused('UNAVAILABLE', 2));
    expect(begun).toEqual([0, 1]);
    ends[1]?.();
    expect(await jobs[1]).toBe(1);
    await expect.poll(() => begun).toEqual([0, 1, 2]);
    for (const at of [0, 2]) ends[at]?.();
    await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
    ends[3]?.();
    expect(await Promise.all([jobs[0], jobs[2], jobs[3]])).toEqual([0, 2, 3]);
    expect(await Promise.all([1, 2, 3, 4].map((at) => gate.run(async () => at)))).toHaveLength(4);
  });

  it('continues after a failed job', async () => {
    const gate = new Gate({ atOnce: 1, waiting: 1, refusal: () => new Refusal('CONFLICT', '') });
    const fault = gate.run(() => Promise.reject(new Error('broken')));
    const next = gate.run(async () => 'done');
    await expect(fault).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});

describe('the counting key of an address', () => {
  it.each([
    ['10.0.0.7', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%s: %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
