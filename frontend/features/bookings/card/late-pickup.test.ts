import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPastReturn, latePeriod, latePickups } from './late-pickup';

const ZONE = 'Europe/Moscow';
/** '12 23:59' of November 2026 in Moscow. */
const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  return new Date(`2026-11-${day}T${time}:00+03:00`);
};
const iso = (text: string) => at(text).toISOString();
const planned = { startDate: iso('12 10:00'), endDate: iso('14 18:00') };

describe('latePickups', () => {
  it.each([
    ['counts from a pickup ahead', '12 08:00', ['12 11:00', '12 12:00', '12 13:00'], '13 10:00'],
    ['counts from the pickup itself', '12 10:00', ['12 11:00', '12 12:00', '12 13:00'], '13 10:00'],
    ['rounds up from now', '12 11:20', ['12 12:30', '12 13:30', '12 14:30'], '13 10:00'],
    ['keeps a whole quarter', '12 11:15', ['12 12:15', '12 13:15', '12 14:15'], '13 10:00'],
    ['counts over midnight', '13 22:50', ['14 00:00', '14 01:00', '14 02:00'], '14 10:00'],
  ])('%s', (_case, now, hours, tomorrow) => {
    const offered = latePickups(at('12 10:00'), at(now), ZONE);
    expect(offered.hours.map(({ start }) => start)).toEqual(hours.map(at));
    expect(offered.tomorrow).toEqual(at(tomorrow));
  });
});

describe('latePeriod', () => {
  it.each([
    ['keeps the return', '12 12:00', false, '14 18:00'],
    ['keeps the length', '12 12:00', true, '14 20:00'],
    ['keeps the length past the return', '15 10:00', false, '17 18:00'],
    ['keeps the length at the return', '14 18:00', false, '17 02:00'],
  ])('%s', (_case, start, keepsLength, end) => {
    expect(latePeriod(planned, at(start), keepsLength)).toEqual({
      startDate: iso(start),
      endDate: iso(end),
    });
  });

  it('starts at the requested time and never ends before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.boolean(), (hours, keepsLength) => {
        const start = new Date(at('12 10:00').getTime() + hours * 3_600_000);
        const { startDate, endDate } = latePeriod(planned, start, keepsLength);
        expect(startDate).toBe(start.toISOString());
        expect(endDate > startDate).toBe(true);
      }),
    );
  });

  it('names a pickup at or past the return', () => {
    expect(isPastReturn(planned, at('14 17:59'))).toBe(false);
    expect(isPastReturn(planned, at('14 18:00'))).toBe(true);
  });
});
