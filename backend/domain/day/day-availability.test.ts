import type { MaintenanceStatus } from '@schema/statuses';
import { describe, expect, test } from 'vitest';
import { freeAtNight } from './day-availability';
import { spanOfDays } from './day-span';

const MOSCOW = 'Europe/Moscow';
/** '12 23:59' of November 2026 in Moscow. */
const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  return new Date(`2026-11-${day}T${time}:00+03:00`);
};

const car = {
  id: 1,
  brand: 'Kia',
  model: 'Rio',
  licensePlate: 'А001АА77',
  color: null,
  photos: [],
};
const booking = (start: string, end: string, returned?: string) => ({
  id: 1,
  carId: 1,
  customer: null,
  startDate: at(start),
  endDate: at(end),
  returnedAt: returned ? at(returned) : null,
});
const work = (status: MaintenanceStatus, start: string, end: string) => ({
  id: 1,
  carId: 1,
  description: 'Ремонт',
  status,
  startDate: at(start),
  endDate: at(end),
});

interface Facts {
  bookings?: ReturnType<typeof booking>[];
  maintenances?: ReturnType<typeof work>[];
  now?: string;
  requireReturnMark?: boolean;
}

/** The car on the night of the 12th; undefined: occupied. */
function tonight({ bookings = [], maintenances = [], now = '10 12:00', ...rule }: Facts) {
  const span = spanOfDays('2026-11-12', '2026-11-12', MOSCOW);
  const doneWorks = maintenances.filter(({ status }) => status === 'done');
  const rest = { unreturned: new Map(), span, zone: MOSCOW, now: at(now), ...rule };
  return freeAtNight({ cars: [car], bookings, maintenances, doneWorks, ...rest })[0];
}

describe('a car at 23:59', () => {
  test.each([
    ['12 10:00', '12 23:59'],
    ['12 10:00', '12 10:00'],
    ['13 00:00', '14 00:00'],
  ])('is free of a booking %s – %s', (start, end) => {
    expect(tonight({ bookings: [booking(start, end)] })).toBeDefined();
  });

  test.each([
    ['12 10:00', '13 00:00'],
    ['12 23:59', '14 06:00'],
    ['12 23:59', '12 23:59'],
    ['10 10:00', '20 10:00'],
  ])('is occupied by a booking %s – %s', (start, end) => {
    expect(tonight({ bookings: [booking(start, end)] })).toBeUndefined();
  });

  test('is free since the mark of an early return', () => {
    const returned = booking('10 10:00', '20 10:00', '12 15:00');
    expect(tonight({ bookings: [returned] })?.releaseAt).toEqual(at('12 15:00'));
  });

  test('is occupied by unfinished maintenance, but not by finished maintenance', () => {
    const over = ['12 10:00', '14 10:00'] as const;
    expect(tonight({ maintenances: [work('scheduled', ...over)] })).toBeUndefined();
    expect(tonight({ maintenances: [work('in_progress', ...over)] })).toBeUndefined();
    expect(tonight({ maintenances: [work('done', ...over)] })).toMatchObject({ releaseAt: null });
  });

  test('is not free before its return when the return mark is required', () => {
    const bookings = [booking('08 10:00', '11 10:00')];
    const rule = { requireReturnMark: true };
    expect(tonight({ bookings, ...rule, now: '14 12:00' })).toBeUndefined();
    expect(tonight({ bookings, now: '14 12:00' })).toBeDefined();
  });
});

describe('a free car', () => {
  test.each([
    ['11 10:00', '12 00:00', null],
    ['11 10:00', '12 00:01', '12 00:01'],
    ['12 10:00', '12 23:59', '12 23:59'],
  ])('a booking %s – %s releases it at %s', (start, end, released) => {
    const { releaseAt } = tonight({ bookings: [booking(start, end)] }) ?? {};
    expect(releaseAt).toEqual(released && at(released));
  });

  test('has the latest end of that day, including maintenance that ended at midnight', () => {
    const facts = {
      bookings: [booking('12 08:00', '12 11:00')],
      maintenances: [work('done', '12 12:00', '13 00:00')],
    };
    expect(tonight(facts)?.releaseAt).toEqual(at('13 00:00'));
  });

  test.each([
    ['13 00:00', 0],
    ['13 23:59', 0],
    ['14 00:00', 1],
    ['20 10:00', 7],
  ])('the next start at %s leaves %d whole days', (start, days) => {
    expect(tonight({ bookings: [booking(start, '25 10:00')] })).toMatchObject({
      nextBookingStart: at(start),
      freeDaysUntilNext: days,
    });
  });

  test('has earlier maintenance as its next start, but not finished maintenance', () => {
    const bookings = [booking('20 10:00', '25 10:00')];
    const soon = ['15 09:00', '15 18:00'] as const;
    expect(tonight({ bookings, maintenances: [work('scheduled', ...soon)] })).toMatchObject({
      nextBookingStart: at('15 09:00'),
      freeDaysUntilNext: 2,
    });
    expect(tonight({ bookings, maintenances: [work('done', ...soon)] })).toMatchObject({
      nextBookingStart: at('20 10:00'),
    });
  });

  test('has null when nothing follows', () => {
    expect(tonight({})).toEqual({
      carId: 1,
      carTitle: 'Kia Rio',
      licensePlate: 'А001АА77',
      color: null,
      year: null,
      carPhotoUrl: null,
      carColor: null,
      carYear: null,
      releaseAt: null,
      nextBookingStart: null,
      freeDaysUntilNext: null,
      unreturned: null,
    });
  });
});
