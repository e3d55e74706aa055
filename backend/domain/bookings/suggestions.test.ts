import { kopecks } from '@schema/values/money/money';
import { describe, expect, it } from 'vitest';
import { rankSuggestions } from './suggestions';

describe('suggested cars', () => {
  const car = (id: number, model: string, roubles: number | null, licensePlate = `А${id}`) => ({
    car: { id, brand: 'Kia', model, licensePlate },
    totalPrice: roubles === null ? null : kopecks(roubles * 100),
    rental: null,
  });
  const offered = (...rest: Parameters<typeof rankSuggestions>) =>
    rankSuggestions(...rest).map(({ carId }) => carId);

  it('are sorted by nearest price, the cheaper of two equally near first', () => {
    const free = [car(1, 'A', 9000), car(2, 'B', 13_000), car(3, 'C', 11_000), car(4, 'D', 20_000)];
    expect(offered(free, kopecks(12_000 * 100))).toEqual([3, 2, 1]);
  });

  it('with one price are sorted by title, then by plate', () => {
    const free = [car(1, 'Rio', 9000), car(2, 'Ceed', 9000, 'Б2'), car(3, 'Ceed', 9000, 'А3')];
    expect(offered(free, kopecks(900_000))).toEqual([3, 2, 1]);
  });

  it('without a price are last', () => {
    expect(offered([car(1, 'A', null), car(2, 'B', 90_000)], kopecks(100))).toEqual([2, 1]);
  });

  it('that are not returned are last, with their location', () => {
    const [startDate, endDate] = [new Date('2026-11-10'), new Date('2026-11-12')];
    const who = { id: 5, customer: 'Иванов', customerId: 2 };
    const rental = { ...who, startDate, endDate, whereabouts: 'overdue' as const };
    const late = { ...car(1, 'A', 9000), rental };
    const free = [late, car(2, 'B', null)];
    expect(offered(free, kopecks(900_000))).toEqual([2, 1]);
    expect(rankSuggestions(free, null)[1]).toMatchObject({
      unreturned: 'overdue',
      unreturnedRental: { id: 5, customer: 'Иванов', endDate, whereabouts: 'overdue' },
    });
  });

  it('are the cheapest when the requested car has no price', () => {
    expect(offered([car(1, 'A', 5000), car(2, 'B', 4000)], null)).toEqual([2, 1]);
  });

  it('have the fields of a suggestion button', () => {
    expect(rankSuggestions([car(1, 'Rio', 9000, 'А418КМ77')], null)).toEqual([
      {
        carId: 1,
        title: 'Kia Rio',
        licensePlate: 'А418КМ77',
        color: null,
        year: null,
        totalPrice: 900_000,
        unreturned: null,
        unreturnedRental: null,
      },
    ]);
  });
});
