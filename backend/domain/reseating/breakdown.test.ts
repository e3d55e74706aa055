import { overlaps } from '@schema/values/time/period';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakdownPlan, replacementMoment } from './breakdown';
import type { ReseatedBooking } from './reseatable';
import { at, booking, car, now, tariff } from './testing/seats';

const out = { handedOverAt: at('09T10:00') };
const RENTAL = booking(1, 1, '09T10:00', '12T10:00', out);
const CARS = [car(1, 'Rio'), car(2, 'X5'), car(3, 'Ceed'), car(4, 'Rio')];

type Unreturned = Parameters<typeof breakdownPlan>[1]['unreturned'];

const planOf = (
  bookings: readonly ReseatedBooking[],
  {
    replacementId = null,
    unreturned = new Map(),
  }: { replacementId?: number | null; unreturned?: Unreturned } = {},
) =>
  breakdownPlan(
    {
      zone: 'Europe/Moscow',
      now,
      requireReturnMark: false,
      cars: CARS,
      groupsByCar: new Map([
        [1, tariff(3000)],
        [2, tariff(9000)],
        [3, tariff(2800)],
        [4, tariff(3500)],
      ]),
      bookings,
      maintenances: [],
      window: { startDate: now, endDate: at('13T12:00') },
    },
    { carId: 1, replacementId, unreturned },
  );
const replacementsOf = (bookings: readonly ReseatedBooking[]) =>
  planOf(bookings)?.rental?.replacements.map(({ car: { id } }) => id);

describe('cars that replace a broken one', () => {
  it.each([
    ['the same model, then the nearest price', [RENTAL], [4, 3, 2]],
    [
      'none that is occupied before the end',
      [RENTAL, booking(2, 4, '12T09:00', '13T10:00')],
      [3, 2],
    ],
    [
      'one that is occupied from the end on',
      [RENTAL, booking(2, 4, '12T10:00', '13T10:00')],
      [4, 3, 2],
    ],
  ])('are %s', (_, bookings, expected) => {
    expect(replacementsOf(bookings)).toEqual(expected);
  });

  it('are last, with a notice, while they are not returned by another customer', () => {
    const rental = {
      id: 9,
      customer: 'Петров',
      startDate: at('08T10:00'),
      endDate: at('09T10:00'),
    };
    const { customerId } = RENTAL;
    const unreturned: Unreturned = new Map([
      [4, { ...rental, customerId: 7, whereabouts: 'overdue' }],
      [3, { ...rental, customerId, whereabouts: 'unconfirmed' }],
    ]);
    const cars = planOf([RENTAL], { unreturned })?.rental?.replacements ?? [];
    expect(cars.map(({ car: { id }, reason }) => [id, reason])).toEqual([
      [3, expect.stringMatching(/^Ближайшая по цене/)],
      [2, expect.stringMatching(/^Ближайшая по цене/)],
      [4, expect.stringMatching(/^Автомобиль не возвращён\. Та же модель/)],
    ]);
    const chosen = planOf([RENTAL], { unreturned, replacementId: 4 })?.rental?.replacements;
    expect(chosen).toHaveLength(3);
  });

  it.each([
    ['returned', { ...RENTAL, returnedAt: at('10T11:00') }],
    ['not begun', booking(1, 1, '11T10:00', '12T10:00')],
    ['over', booking(1, 1, '08T10:00', '10T10:00', out)],
  ])('are not searched for a rental that is %s', (_, rental) => {
    expect(planOf([rental])?.rental).toBeNull();
  });

  it('are not given to a planned booking before the rental ends', () => {
    const days = fc.integer({ min: 11, max: 16 });
    const planned = fc.record({ carId: fc.integer({ min: 2, max: 4 }), from: days });
    fc.assert(
      fc.property(fc.array(planned, { maxLength: 4 }), (others) => {
        const seen = new Set<string>();
        const bookings = others.flatMap(({ carId, from }, index) => {
          const key = `${carId} ${from}`;
          if (seen.has(key)) return [];
          seen.add(key);
          return [booking(10 + index, carId, `${from}T11:00`, `${from}T20:00`)];
        });
        const next = booking(2, 1, '12T11:00', '13T10:00');
        const found = planOf([RENTAL, next, ...bookings]);
        const chosen = found?.rental?.replacements[0];
        const held = { startDate: now, endDate: RENTAL.endDate };
        for (const { booking: moved, to } of found?.plan.moves ?? []) {
          expect(to.id === chosen?.car.id && overlaps(moved, held)).toBe(false);
        }
      }),
    );
  });
});

describe('the moment of the replacement', () => {
  it.each([
    ['the breakdown', at('10T11:00'), at('10T11:00')],
    ['now for a future breakdown', at('10T15:00'), now],
    ['now for one before the handover', at('09T09:00'), now],
  ])('is %s', (_, since, expected) => {
    expect(replacementMoment(RENTAL, since, now)).toEqual(expected);
  });
});
