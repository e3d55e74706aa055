import { BOOKING_PICKUP_TIME, BOOKING_RETURN_TIME } from '@schema/constants';
import { describe, expect, it } from 'vitest';
import { formatMoment, instantAt } from './calendar';
import {
  type ChosenDays,
  defaultPeriod,
  extensionPeriod,
  quickBookingPeriod,
} from './default-period';

const ZONE = 'Europe/Moscow';
const days = (fromDay: string, toDay: string): ChosenDays => ({
  fromDay,
  toDay,
  startTime: BOOKING_PICKUP_TIME,
  endTime: BOOKING_RETURN_TIME,
});
const shown = (chosen: ChosenDays, zone = ZONE) => {
  const { startDate, endDate } = defaultPeriod(chosen, zone);
  return [formatMoment(startDate, zone), formatMoment(endDate, zone)];
};

describe('the default period of a form', () => {
  it('runs from ten on the first day to six on the last', () => {
    expect(shown(days('2026-11-21', '2026-11-23'))).toEqual([
      '21.11.2026 10:00',
      '23.11.2026 18:00',
    ]);
    expect(shown(days('2026-11-21', '2026-11-21'))).toEqual([
      '21.11.2026 10:00',
      '21.11.2026 18:00',
    ]);
  });

  it('starts after the return of the car on the first day', () => {
    const freeFrom = instantAt('2026-11-21', '12:00', ZONE);
    expect(shown({ ...days('2026-11-21', '2026-11-22'), freeFrom })[0]).toBe('21.11.2026 12:00');
    const early = instantAt('2026-11-21', '08:00', ZONE);
    expect(shown({ ...days('2026-11-21', '2026-11-22'), freeFrom: early })[0]).toBe(
      '21.11.2026 10:00',
    );
  });

  it('ends before the handover of the car on the last day', () => {
    const freeUntil = instantAt('2026-11-22', '14:00', ZONE);
    expect(shown({ ...days('2026-11-21', '2026-11-22'), freeUntil })[1]).toBe('22.11.2026 14:00');
  });

  it('lasts two hours when its end would precede its start', () => {
    const freeFrom = instantAt('2026-11-21', '19:30', ZONE);
    expect(shown({ ...days('2026-11-21', '2026-11-21'), freeFrom })).toEqual([
      '21.11.2026 19:30',
      '21.11.2026 21:30',
    ]);
  });

  it('lasts two hours when the last day precedes the first', () => {
    expect(shown(days('2026-11-21', '2026-11-20'))).toEqual([
      '21.11.2026 10:00',
      '21.11.2026 12:00',
    ]);
  });

  it('keeps its wall-clock times over a change of the clocks', () => {
    expect(shown(days('2026-03-28', '2026-03-29'), 'Europe/Berlin')).toEqual([
      '28.03.2026 10:00',
      '29.03.2026 18:00',
    ]);
  });

  it('never ends before a start in the last minute of a day', () => {
    const freeFrom = new Date('2026-11-21T23:59:30+03:00');
    expect(defaultPeriod({ ...days('2026-11-21', '2026-11-21'), freeFrom }, ZONE)).toEqual({
      startDate: freeFrom,
      endDate: freeFrom,
    });
  });

  it('does not extend past midnight', () => {
    const freeFrom = instantAt('2026-11-21', '23:00', ZONE);
    expect(shown({ ...days('2026-11-21', '2026-11-21'), freeFrom })[1]).toBe('21.11.2026 23:59');
  });
});

describe('the period of an extension', () => {
  it('starts at the old end and lasts a day', () => {
    const oldEnd = instantAt('2026-11-23', '18:00', ZONE);
    const { startDate, endDate } = extensionPeriod(oldEnd, ZONE);
    expect(startDate).toEqual(oldEnd);
    expect(formatMoment(endDate, ZONE)).toBe('24.11.2026 18:00');
  });

  it('keeps the wall clock where a day has 25 hours', () => {
    const oldEnd = instantAt('2026-10-24', '18:00', 'Europe/Berlin');
    const { endDate } = extensionPeriod(oldEnd, 'Europe/Berlin');
    expect(formatMoment(endDate, 'Europe/Berlin')).toBe('25.10.2026 18:00');
    expect(endDate.getTime() - oldEnd.getTime()).toBe(25 * 60 * 60 * 1000);
  });
});

it('quick booking runs from 23:59 today to 06:00 in two days, in company time', () => {
  // 01:30 of the 11th in Moscow
  const { startDate, endDate } = quickBookingPeriod(new Date('2026-05-10T22:30:00Z'), ZONE);
  expect(formatMoment(startDate, ZONE)).toBe('11.05.2026 23:59');
  expect(formatMoment(endDate, ZONE)).toBe('13.05.2026 06:00');
});
