import { describe, expect, it } from 'vitest';
import type { ReseatQuestion } from './reseat-facts';
import { reseatPlan } from './reseat-plan';
import type { ReseatedBooking } from './reseatable';
import { at, booking, car, now, tariff } from './testing/seats';

const rio = car(1, 'Rio');
const cars = [rio, car(2, 'RIO'), car(3, 'Ceed'), car(4, 'X5', 'BMW')];
const plan = (facts: Partial<ReseatQuestion<ReseatedBooking>>) => {
  const found = reseatPlan({
    zone: 'Europe/Moscow',
    now,
    cars,
    groupsByCar: new Map([
      [1, tariff(3000)],
      [2, tariff(3500)],
      [3, tariff(2400)],
      [4, tariff(9000)],
    ]),
    bookings: [],
    maintenances: [],
    candidates: [rio],
    window: { startDate: at('12T00:00'), endDate: at('20T00:00') },
    isBroken: false,
    ...facts,
  });
  if (!found) throw new Error('There was a candidate');
  return {
    car: found.car.id,
    moves: found.moves.map(({ booking: { id }, to, reason }) => `${id}→${to.id}: ${reason}`),
    stays: found.stays.map(({ kind, id, why }) => `${kind} ${id}: ${why}`),
  };
};
const work = (carId: number) => ({
  id: 7,
  carId,
  description: 'Ремонт',
  status: 'in_progress' as const,
  startDate: at('11T09:00'),
  endDate: at('30T18:00'),
});

describe('a plan of moves', () => {
  it('prefers the same model, however its name is written, then the nearest tariff', () => {
    const bookings = [booking(1, 1, '13T10:00', '15T10:00'), booking(2, 1, '16T10:00', '18T10:00')];
    const taken = booking(3, 2, '16T10:00', '18T10:00', { handedOverAt: now });
    expect(plan({ bookings: [...bookings, taken] }).moves).toEqual([
      expect.stringMatching(spaced('1→2: Та же модель, по тарифу дороже на 1 000 ₽')),
      expect.stringMatching(spaced('2→3: Ближайшая по цене: по тарифу дешевле на 1 200 ₽')),
    ]);
  });

  it('names the booking for which another moves', () => {
    const bookings = [
      booking(1, 1, '13T10:00', '15T10:00'),
      booking(2, 2, '14T10:00', '18T10:00'),
      booking(3, 3, '10T10:00', '14T10:00', { handedOverAt: now }),
      booking(4, 4, '10T10:00', '14T10:00', { handedOverAt: now }),
    ];
    expect(plan({ bookings }).moves).toEqual([
      expect.stringMatching(/^1→2: Та же модель/),
      expect.stringMatching(/^2→3: Уступает место брони «Гость Н\.»\. Ближайшая по цене/),
    ]);
  });

  it('keeps bookings that have begun or were handed over and maintenance, with a reason', () => {
    const bookings = [
      booking(1, 1, '10T10:00', '13T10:00'),
      booking(2, 1, '13T10:00', '14T10:00', { handedOverAt: at('10T11:00') }),
      booking(3, 1, '25T10:00', '26T10:00'),
    ];
    const maintenances = [{ ...work(1), startDate: at('15T09:00') }];
    expect(plan({ bookings, maintenances })).toMatchObject({
      moves: [],
      stays: ['booking 1: begun', 'booking 2: handedOver', 'maintenance 7: service'],
    });
    expect(plan({ bookings, maintenances, isBroken: true }).stays).toEqual([
      'booking 1: begun',
      'booking 2: handedOver',
    ]);
  });

  it('frees a broken car whose maintenance overlaps its bookings', () => {
    const bookings = [booking(1, 1, '13T10:00', '15T10:00')];
    expect(plan({ bookings, maintenances: [work(1)], isBroken: true })).toMatchObject({
      moves: [expect.stringMatching(/^1→2/)],
      stays: [],
    });
  });

  it('reports that no car is free, and never uses a car in service', () => {
    const bookings = [booking(1, 1, '13T10:00', '15T10:00')];
    const maintenances = [2, 3, 4].map((carId) => ({ ...work(carId), id: carId }));
    expect(plan({ bookings, maintenances })).toMatchObject({
      moves: [],
      stays: ['booking 1: noPlace'],
    });
  });

  it('for a model frees the car that needs the fewest moves', () => {
    const bookings = [
      booking(1, 1, '13T10:00', '15T10:00'),
      booking(2, 1, '16T10:00', '17T10:00'),
      booking(3, 2, '13T10:00', '15T10:00'),
    ];
    const candidates = cars.slice(0, 2);
    expect(plan({ bookings, candidates })).toMatchObject({
      car: 2,
      moves: [expect.stringMatching(/^3→3/)],
    });
    const begun = booking(3, 2, '10T10:00', '15T10:00');
    expect(plan({ bookings: [...bookings.slice(0, 2), begun], candidates }).car).toBe(1);
  });

  it('uses a car without a tariff last and notes it', () => {
    const groupsByCar = new Map([
      [1, tariff(3000)],
      [4, tariff(90_000)],
    ]);
    const bookings = [booking(1, 1, '13T10:00', '15T10:00')];
    const withoutRio = cars.filter(({ id }) => id !== 2);
    expect(plan({ bookings, groupsByCar, cars: withoutRio }).moves[0]).toMatch(
      /^1→4: Ближайшая по цене/,
    );
    expect(plan({ bookings, groupsByCar, cars: [rio, car(3, 'Ceed')] }).moves).toEqual([
      '1→3: Другая модель, тариф на эти даты не задан',
    ]);
  });
});

/** Amounts contain non-breaking spaces. */
function spaced(text: string): RegExp {
  return new RegExp(`^${text.replace(/\s/g, '\\s')}$`);
}
