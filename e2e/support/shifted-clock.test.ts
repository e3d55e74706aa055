import { afterEach, expect, it } from 'vitest';
import { shiftTo } from './shifted-clock';
import { shiftDate } from './shifted-date';

const OwnDate = Date;
afterEach(() => {
  globalThis.Date = OwnDate;
});

const ZONE = 'Europe/Moscow';
const NOW = new Date('2026-11-25T21:30:00Z');

it.each([
  ['12:00', '2026-11-26T09:00:00Z'],
  ['23:55', '2026-11-26T20:55:00Z'],
  ['00:05', '2026-11-26T21:05:00Z'],
  ['first', '2026-12-01T09:00:00Z'],
  ['last', '2026-11-30T09:00:00Z'],
])('the clock is moved forward to %s of the company', (moment, shown) => {
  const shiftMs = shiftTo(moment, NOW, ZONE);
  expect(new Date(NOW.getTime() + shiftMs)).toEqual(new Date(shown));
});

it('another moment is refused', () => {
  expect(() => shiftTo('noon', NOW, ZONE)).toThrow('CLOCK_AT is one of 12:00');
});

it('a shifted clock keeps running; other dates and Date classes are unchanged', () => {
  class ZonedDate extends OwnDate {}
  shiftDate(3_600_000);
  class LaterDate extends Date {}
  expect(Date.now() - OwnDate.now()).toBeGreaterThan(3_599_000);
  const moved = new Date();
  expect(moved.getTime() - OwnDate.now()).toBeGreaterThan(3_599_000);
  expect(new Date(5).getTime()).toBe(5);
  expect(Date.UTC(2026, 0)).toBe(OwnDate.UTC(2026, 0));
  expect(new LaterDate(5)).toBeInstanceOf(LaterDate);
  expect(new ZonedDate(5)).toBeInstanceOf(Date);
  shiftDate(0);
  expect(Date.now() - OwnDate.now()).toBeLessThan(1_000_000);
});
