import { type Kopecks, kopecks } from '@schema/values/money/money';
import { WHOLE_MILLI_PERCENT } from '@schema/values/money/percent';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partnerRevenue } from './partner-revenue';

const alpha = { id: 1, name: 'Альфа' };
const beta = { id: 2, name: 'Бета' };
const revenueOf = (...amounts: number[]): Map<number, Kopecks> =>
  new Map(amounts.map((amount, at) => [at + 1, kopecks(amount)]));

describe("a partner's share", () => {
  test('is the sum over cars of revenue × share', () => {
    const shares = [
      { partnerId: 1, carId: 1, milliPercent: 50_000 },
      { partnerId: 1, carId: 2, milliPercent: 12_500 },
      { partnerId: 2, carId: 1, milliPercent: 25_000 },
    ];
    expect(
      partnerRevenue({ revenueByCar: revenueOf(1000_00, 400_00), partners: [alpha, beta], shares }),
    ).toEqual({
      totalCarRevenue: 1400_00,
      partners: [
        { partnerId: 1, partnerName: 'Альфа', sharePercent: 39.286, revenueAmount: 550_00 },
        { partnerId: 2, partnerName: 'Бета', sharePercent: 17.857, revenueAmount: 250_00 },
      ],
    });
  });

  test('is rounded down once, after the cars are summed', () => {
    const shares = [1, 2, 3].map((carId) => ({ partnerId: 1, carId, milliPercent: 33_333 }));
    const [one] = partnerRevenue({
      revenueByCar: revenueOf(1, 1, 1),
      partners: [alpha],
      shares,
    }).partners;
    expect(one?.revenueAmount).toBe(0);
    const whole = [1, 2].map((carId) => ({ partnerId: 1, carId, milliPercent: 50_000 }));
    const [two] = partnerRevenue({
      revenueByCar: revenueOf(1, 1),
      partners: [alpha],
      shares: whole,
    }).partners;
    expect(two?.revenueAmount).toBe(1);
  });

  test('of no revenue, or of 0 %, is 0', () => {
    expect(partnerRevenue({ revenueByCar: revenueOf(0), partners: [alpha], shares: [] })).toEqual({
      totalCarRevenue: 0,
      partners: [{ partnerId: 1, partnerName: 'Альфа', sharePercent: 0, revenueAmount: 0 }],
    });
  });

  test('is exact beyond the precision of a double', () => {
    const revenueByCar = revenueOf(9_000_000_000_000_001);
    const shares = [{ partnerId: 1, carId: 1, milliPercent: 100_000 }];
    expect(partnerRevenue({ revenueByCar, partners: [alpha], shares }).partners[0]).toEqual({
      partnerId: 1,
      partnerName: 'Альфа',
      sharePercent: 100,
      revenueAmount: 9_000_000_000_000_001,
    });
  });

  test("sums with all the others to at most the cars' revenue, short by less than a kopeck each", () => {
    const split = fc.integer({ min: 0, max: WHOLE_MILLI_PERCENT });
    const car = fc.record({ revenue: fc.nat(1_000_000_00), first: split });
    fc.assert(
      fc.property(fc.array(car, { maxLength: 20 }), (cars) => {
        const revenueByCar = new Map(cars.map(({ revenue }, at) => [at, kopecks(revenue)]));
        const shares = cars.flatMap(({ first }, carId) => [
          { partnerId: 1, carId, milliPercent: first },
          { partnerId: 2, carId, milliPercent: WHOLE_MILLI_PERCENT - first },
        ]);
        const answer = partnerRevenue({ revenueByCar, partners: [alpha, beta], shares });
        const paid = answer.partners.reduce((sum, { revenueAmount }) => sum + revenueAmount, 0);
        expect(paid).toBeLessThanOrEqual(answer.totalCarRevenue);
        expect(answer.totalCarRevenue - paid).toBeLessThan(2);
      }),
    );
  });
});
