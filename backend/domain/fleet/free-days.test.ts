import { carAvailability } from '@schema/values/fleet/car-availability';
import { addDays, instantAt } from '@schema/values/time/calendar';
import type { Period } from '@schema/values/time/period';
import { addHours } from 'date-fns/addHours';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeDays } from './free-days';

const ZONE = 'Europe/Moscow';
const FIRST = '2026-11-21';
const at = (day: number, time: string) => instantAt(addDays(FIRST, day), time, ZONE);
const NOW = at(-1, '12:00');
const WINDOW = { startDate: at(0, '00:00'), endDate: at(4, '00:00') };

const RIO = { id: 1, brand: 'Kia', model: 'Rio', licensePlate: 'А001АА77' };
const OTHER_RIO = { ...RIO, id: 2, model: 'RIO ', licensePlate: 'А002АА77' };
const CEED = { ...RIO, id: 3, model: 'Ceed', licensePlate: 'А003АА77' };

const booking = (carId: number, { startDate, endDate }: Period) => ({
  id: carId * 1000 + startDate.getTime(),
  customer: null,
  carId,
  startDate,
  endDate,
});

function ask(periods: readonly (readonly [number, Period])[], more = {}) {
  return freeDays({
    window: WINDOW,
    zone: ZONE,
    now: NOW,
    cars: [RIO, OTHER_RIO, CEED],
    bookings: periods.map(([carId, period]) => booking(carId, period)),
    maintenances: [],
    ...more,
  });
}

describe('the free days of a model', () => {
  it('count its cars by day, in whatever letter case the model is written', () => {
    const taken = { startDate: at(0, '10:00'), endDate: at(2, '00:00') };
    expect(ask([[1, taken]])).toEqual([
      { title: 'Kia Rio', cars: 2, free: [1, 1, 2, 2], partlyFree: [1, 0, 0, 0] },
      { title: 'Kia Ceed', cars: 1, free: [1, 1, 1, 1], partlyFree: [0, 0, 0, 0] },
    ]);
  });

  it('leave no part of a day free between two bookings that touch', () => {
    const [rio] = ask([
      [1, { startDate: at(-1, '10:00'), endDate: at(1, '10:00') }],
      [1, { startDate: at(1, '10:00'), endDate: at(3, '10:00') }],
    ]);
    expect(rio?.partlyFree).toEqual([0, 0, 0, 1]);
    expect(rio?.free).toEqual([1, 1, 1, 1]);
  });

  it('do not count the past part of today', () => {
    const morning = { startDate: at(0, '08:00'), endDate: at(0, '10:00') };
    const [rio] = ask([[1, morning]], { now: at(0, '11:00') });
    expect(rio?.free[0]).toBe(2);
  });

  it('agree with the availability of the car over the day', () => {
    const hour = fc.integer({ min: -30, max: 110 });
    const periods = fc.array(fc.tuple(hour, fc.integer({ min: 1, max: 60 })), { maxLength: 5 });
    fc.assert(
      fc.property(periods, (lengths) => {
        const held = lengths.map(([from, hours]) => {
          const startDate = addHours(at(0, '00:00'), from);
          return { startDate, endDate: addHours(startDate, hours) };
        });
        const [model] = ask(
          held.map((period) => [3, period] as const),
          { cars: [CEED] },
        );
        for (const day of [0, 1, 2, 3]) {
          const isFree = (period: Period) =>
            carAvailability(period, { claims: held.map((one) => ({ period: one })), rentals: [] })
              .inTheWay.length === 0;
          const whole = { startDate: at(day, '00:00'), endDate: at(day + 1, '00:00') };
          const hours = Array.from({ length: 24 }, (_, from) => ({
            startDate: addHours(whole.startDate, from),
            endDate: addHours(whole.startDate, from + 1),
          }));
          const isPartly = !isFree(whole) && hours.some(isFree);
          expect([model?.free[day], model?.partlyFree[day]]).toEqual([
            isFree(whole) ? 1 : 0,
            isPartly ? 1 : 0,
          ]);
        }
      }),
    );
  });
});
