import { kopecks } from '@schema/values/money/money';
import { describe, expect, it } from 'vitest';
import type { TariffGroupRecord } from '../bookings/pricing';
import { type AvailabilityQuestion, availableCars } from './availability';

const zone = 'Europe/Moscow';
const at = (text: string) => new Date(`2026-11-${text}+03:00`);
const period = (start: string, end: string) => ({ startDate: at(start), endDate: at(end) });
const car = (id: number, model: string, licensePlate = `А${id}`) => ({
  id,
  brand: 'Kia',
  model,
  licensePlate,
});
const yearRound = (id: number, roubles: number): TariffGroupRecord => ({
  id,
  name: 'Весь год',
  sortOrder: 0,
  startMonth: null,
  startDay: null,
  endMonth: null,
  endDay: null,
  tariffs: [{ minDays: 1, pricePerDay: kopecks(roubles * 100) }],
});
type Car = ReturnType<typeof car>;
const free = (facts: Partial<AvailabilityQuestion<Car>>) =>
  availableCars<Car>({
    window: period('12T10:00', '14T10:00'),
    zone,
    now: at('01T12:00'),
    cars: [car(1, 'Rio')],
    groupsByCar: new Map([[1, [yearRound(1, 3000)]]]),
    bookings: [],
    maintenances: [],
    unreturned: new Map(),
    ...facts,
  });
const booking = (id: number, carId: number, start: string, end: string) => ({
  id,
  carId,
  customer: 'Иванов',
  ...period(start, end),
});

describe('cars free over a window', () => {
  it('are those without a claim in it', () => {
    const cars = [car(1, 'A'), car(2, 'B'), car(3, 'C'), car(4, 'D'), car(5, 'E')];
    const bookings = [
      booking(1, 1, '13T10:00', '13T12:00'),
      { ...booking(2, 2, '13T10:00', '13T12:00'), cancelledAt: at('02T00:00') },
      booking(3, 3, '14T10:00', '20T10:00'),
    ];
    const maintenances = [
      {
        id: 1,
        carId: 4,
        description: 'ТО',
        status: 'in_progress' as const,
        ...period('12T09:00', '12T18:00'),
      },
      {
        id: 2,
        carId: 5,
        description: 'ТО',
        status: 'done' as const,
        ...period('12T09:00', '12T18:00'),
      },
    ];
    expect(free({ cars, bookings, maintenances }).map((item) => item.car.id)).toEqual([2, 3, 5]);
  });

  it('have the previous end and the next start, of bookings or maintenance', () => {
    const [item] = free({
      bookings: [
        booking(1, 1, '05T10:00', '09T18:00'),
        booking(2, 1, '01T10:00', '03T18:00'),
        booking(3, 1, '20T10:00', '22T18:00'),
      ],
      maintenances: [
        {
          id: 1,
          carId: 1,
          description: 'ТО',
          status: 'scheduled',
          ...period('15T09:00', '15T18:00'),
        },
      ],
    });
    expect(item?.releaseAt).toEqual(at('09T18:00'));
    expect(item?.nextBookingStart).toEqual(at('15T09:00'));
  });

  it('have nulls without neighbouring events', () => {
    expect(free({})[0]).toMatchObject({ releaseAt: null, nextBookingStart: null });
  });

  it('may touch events at both ends', () => {
    const [item] = free({
      bookings: [booking(1, 1, '10T10:00', '12T10:00'), booking(2, 1, '14T10:00', '15T10:00')],
    });
    expect(item).toMatchObject({ releaseAt: at('12T10:00'), nextBookingStart: at('14T10:00') });
  });

  it('have their price for the window', () => {
    expect(free({})[0]?.price).toEqual({
      averagePricePerDay: 300_000,
      totalPrice: 600_000,
      totalDays: 2,
    });
  });

  it('are sorted by price per day, then by title in Russian, then by plate', () => {
    const cars = [
      car(1, 'Rio', 'Б1'),
      car(2, 'Rio', 'А1'),
      { ...car(3, ''), brand: 'Ёлка' },
      { ...car(4, ''), brand: 'Жигули' },
      { ...car(5, ''), brand: 'Енисей' },
      car(6, 'Дешёвая'),
      car(7, 'Без цены'),
    ];
    const groupsByCar = new Map(
      [1, 2, 3, 4, 5].map((id): [number, TariffGroupRecord[]] => [id, [yearRound(id, 3000)]]),
    ).set(6, [yearRound(6, 1000)]);
    expect(free({ cars, groupsByCar }).map((item) => item.car.id)).toEqual([6, 3, 5, 4, 2, 1, 7]);
  });

  it('exclude an overdue car until now when the return mark is required', () => {
    const facts = {
      window: period('12T10:00', '14T10:00'),
      now: at('12T11:00'),
      bookings: [booking(1, 1, '05T10:00', '09T18:00')],
    };
    expect(free(facts)).toHaveLength(1);
    expect(free({ ...facts, requireReturnMark: true })).toHaveLength(0);
  });
});
