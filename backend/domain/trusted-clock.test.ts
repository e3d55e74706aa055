import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClockNote, isTrusted, noteMoment, waitMs } from './trusted-clock';

const NOW = new Date('2026-11-10T09:00:00Z');
const later = (days: number, hours = 0) =>
  new Date(+NOW + days * millisecondsInDay + hours * millisecondsInHour);
const at = (trustedAt: Date): ClockNote => ({ trustedAt, jumped: null });

describe('a clock', () => {
  test.each([
    ['of the same moment', 0, true],
    ['an hour later', 1 / 24, true],
    ['a day later', 1, true],
    ['a day earlier', -1, true],
    ['more than a day later', 1.01, false],
    ['more than a day earlier', -1.01, false],
    ['1,100 days ahead', 1100, false],
    ['that forgot the date', -20_000, false],
  ])('%s is trusted: %#', (_, days, isRight) => {
    expect(isTrusted(at(NOW), later(days))).toBe(isRight);
    const note = noteMoment(at(NOW), null, later(days));
    expect(note.trustedAt).toEqual(isRight ? later(days) : NOW);
  });

  test('without a stored moment is not trusted', () => {
    expect(isTrusted(null, NOW)).toBe(false);
  });

  test('of an empty database is stored unchanged', () => {
    expect(noteMoment(null, null, NOW)).toEqual(at(NOW));
  });

  test('is first compared with the newest row', () => {
    expect(noteMoment(null, later(-0.5), NOW)).toEqual(at(NOW));
    expect(noteMoment(null, later(-9), NOW).trustedAt).toEqual(later(-9));
  });

  test('that is corrected is trusted immediately', () => {
    const ahead = noteMoment(at(NOW), null, later(1100));
    expect(noteMoment(ahead, null, later(0, 3))).toEqual(at(later(0, 3)));
  });

  test('is trusted after a day of uptime, downtime excluded', () => {
    let note = noteMoment(at(NOW), null, later(10));
    for (let hours = 1; hours <= 10; hours += 1) note = noteMoment(note, null, later(10, hours));
    expect(waitMs(note, later(10, 10))).toBe(14 * millisecondsInHour);
    // Switched off overnight.
    note = noteMoment(note, null, later(10, 24));
    expect(waitMs(note, later(10, 24))).toBe(14 * millisecondsInHour);
    for (let hours = 25; hours < 38; hours += 1) note = noteMoment(note, null, later(10, hours));
    expect(isTrusted(note, later(10, 37))).toBe(false);
    note = noteMoment(note, null, later(10, 38));
    expect([isTrusted(note, later(10, 38)), waitMs(note, later(10, 38))]).toEqual([true, 0]);
  });

  test('that jumps again restarts the waiting time', () => {
    let note = noteMoment(at(NOW), null, later(10));
    for (let hours = 1; hours <= 20; hours += 1) note = noteMoment(note, null, later(10, hours));
    note = noteMoment(note, null, later(500));
    expect(waitMs(note, later(500))).toBe(millisecondsInDay);
  });
});

const moment = fc.date({ min: later(-20_000), max: later(20_000), noInvalidDate: true });

test('a moment over a day from the last trusted one is never trusted immediately', () => {
  fc.assert(
    fc.property(moment, moment, (seen, now) => {
      const note = noteMoment(at(seen), null, now);
      expect(isTrusted(note, now)).toBe(Math.abs(+now - +seen) <= millisecondsInDay);
    }),
  );
});

test('however a clock jumps, its trusted moment moves by a day at most unless it ran for a day', () => {
  fc.assert(
    fc.property(fc.array(moment, { minLength: 1, maxLength: 20 }), (moments) => {
      let note = at(NOW);
      for (const now of moments) {
        const before = note;
        note = noteMoment(before, null, now);
        const moved = Math.abs(+note.trustedAt - +before.trustedAt);
        const isNear = moved <= millisecondsInDay;
        const hasRun = (before.jumped?.ranMs ?? 0) >= millisecondsInDay - 2 * millisecondsInHour;
        expect(isNear || hasRun).toBe(true);
      }
    }),
  );
});
