import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatMoment, instantAt } from './calendar';
import { quickBookingPeriod } from './default-period';
import type { Period } from './period';
import {
  pickupDays,
  quickChoice,
  usualPickup,
  withDays,
  withLength,
  withPickupDay,
} from './quick-period';
import { rentalDays } from './rental-days';

const zone = 'Europe/Moscow';
/** A Friday. */
const TODAY = '2026-11-20';
const at = (day: string, time: string) => instantAt(day, time, zone);
const opened = { now: at(TODAY, '12:07'), zone };
const standard = quickBookingPeriod(opened.now, zone);
const typed: Period = { startDate: at('2026-11-24', '14:20'), endDate: at('2026-11-26', '09:00') };

const words = ({ startDate, endDate }: Period) =>
  [startDate, endDate].map((moment) => formatMoment(moment, zone)).join(' – ');

describe('the chips of quick booking', () => {
  it.each([
    ['2026-11-20', '2026-11-27'],
    ['2026-11-19', '2026-11-27'],
    ['2026-11-18', '2026-11-20'],
    ['2026-11-22', '2026-11-27'],
  ])('on %s name the Friday %s', (today, friday) => {
    expect(pickupDays({ now: at(today, '09:00'), zone })).toEqual([
      today,
      addDays(today, 1),
      friday,
    ]);
  });

  it.each([
    [TODAY, '08:00', '20.11.2026 10:00'],
    [TODAY, '10:00', '20.11.2026 10:00'],
    [TODAY, '12:07', '20.11.2026 12:30'],
    [TODAY, '12:30', '20.11.2026 12:30'],
    [TODAY, '23:45', '20.11.2026 23:59'],
    ['2026-11-21', '12:07', '21.11.2026 10:00'],
  ])('lead on %s at %s to %s', (day, time, moment) => {
    expect(formatMoment(usualPickup(day, { now: at(TODAY, time), zone }), zone)).toBe(moment);
  });

  it.each<[string, Period, string]>([
    [
      'a day after the default',
      withPickupDay(standard, '2026-11-21', opened),
      '21.11.2026 10:00 – 23.11.2026 10:00',
    ],
    [
      'a length after the default',
      withLength(standard, 3, opened),
      '20.11.2026 12:30 – 23.11.2026 12:30',
    ],
    [
      'a length keeps a typed pickup',
      withLength(typed, 7, opened),
      '24.11.2026 14:20 – 01.12.2026 14:20',
    ],
    [
      'a day keeps a typed time',
      withPickupDay(typed, '2026-11-27', opened),
      '27.11.2026 14:20 – 29.11.2026 14:20',
    ],
    [
      'no readable period',
      withPickupDay(null, '2026-11-27', opened),
      '27.11.2026 10:00 – 28.11.2026 10:00',
    ],
    [
      'days of the calendar',
      withDays(standard, ['2026-11-24', '2026-11-30'], opened),
      '24.11.2026 10:00 – 30.11.2026 10:00',
    ],
    [
      'one day of the calendar',
      withDays(standard, ['2026-11-24', '2026-11-24'], opened),
      '24.11.2026 10:00 – 24.11.2026 18:00',
    ],
    [
      'one day with a late pickup',
      withDays(
        { ...typed, startDate: at('2026-11-24', '19:00') },
        ['2026-11-25', '2026-11-25'],
        opened,
      ),
      '25.11.2026 19:00 – 25.11.2026 21:00',
    ],
  ])('%s', (_title, period, expected) => {
    expect(words(period)).toBe(expected);
  });

  it('are chosen as the period says; none for the documented default', () => {
    expect(quickChoice(standard, opened)).toEqual({ day: null, count: null });
    expect(quickChoice(null, opened)).toEqual({ day: null, count: null });
    expect(quickChoice(typed, opened)).toEqual({ day: '2026-11-24', count: null });
    const chosen = withLength(withPickupDay(standard, '2026-11-21', opened), 7, opened);
    expect(quickChoice(chosen, opened)).toEqual({ day: '2026-11-21', count: 7 });
  });

  it('give the number of rental days in any order of presses', () => {
    const count = fc.integer({ min: 1, max: 60 });
    const ahead = fc.integer({ min: 0, max: 90 });
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    fc.assert(
      fc.property(count, ahead, minute, (days, distance, minutes) => {
        const now = new Date(at(TODAY, '00:00').getTime() + minutes * 60_000);
        const was = quickBookingPeriod(now, zone);
        const day = addDays(TODAY, distance);
        const dayFirst = withLength(withPickupDay(was, day, { now, zone }), days, { now, zone });
        const lengthFirst = withPickupDay(withLength(was, days, { now, zone }), day, { now, zone });
        expect(lengthFirst).toEqual(dayFirst);
        expect(rentalDays(dayFirst)).toBe(days);
        expect(dayFirst.startDate >= now || minutes >= 24 * 60 - 1).toBe(true);
      }),
    );
  });
});
