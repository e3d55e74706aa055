import { kopecks } from '@schema/values/money/money';
import { WHOLE_MILLI_PERCENT } from '@schema/values/money/percent';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partnerRevenue } from './partner-revenue';
import type { PartnerPart } from './share-sets';

const alpha = { id: 1, name: 'Альфа' };
const beta = { id: 2, name: 'Бета' };
const earned = (amount: number, ...shares: PartnerPart[]) => ({
  revenue: kopecks(amount),
  shares,
});
const part = (partnerId: number, milliPercent: number): PartnerPart => ({
  partnerId,
  milliPercent,
});

describe("a partner's share", () => {
  test('is the sum over cars of revenue × share', () => {
    expect(
      partnerRevenue(
        [earned(1000_00, part(1, 50_000), part(2, 25_000)), earned(400_00, part(1, 12_500))],
        [alpha, beta],
      ),
    ).toEqual({
      totalCarRevenue: 1400_00,
      partners: [
        { partnerId: 1, partnerName: 'Альфа', sharePercent: 39.286, revenueAmount: 550_00 },
        { partnerId: 2, partnerName: 'Бета', sharePercent: 17.857, revenueAmount: 250_00 },
      ],
    });
  });

  test('is rounded down once, after the cars are summed', () => {
    const third = earned(1, part(1, 33_333));
    const [one] = partnerRevenue([third, third, third], [alpha]).partners;
    expect(one?.revenueAmount).toBe(0);
    const half = earned(1, part(1, 50_000));
    const [two] = partnerRevenue([half, half], [alpha]).partners;
    expect(two?.revenueAmount).toBe(1);
  });

  test('of no revenue, or of 0 %, is 0', () => {
    expect(partnerRevenue([earned(0)], [alpha])).toEqual({
      totalCarRevenue: 0,
      partners: [{ partnerId: 1, partnerName: 'Альфа', sharePercent: 0, revenueAmount: 0 }],
    });
  });

  test('is exact beyond the precision of a double', () => {
    const whole = earned(9_000_000_000_000_001, part(1, 100_000));
    expect(partnerRevenue([whole], [alpha]).partners[0]).toEqual({
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
        const parts = cars.map(({ revenue, first }) =>
          earned(revenue, part(1, first), part(2, WHOLE_MILLI_PERCENT - first)),
        );
        const answer = partnerRevenue(parts, [alpha, beta]);
        const paid = answer.partners.reduce((sum, { revenueAmount }) => sum + revenueAmount, 0);
        expect(paid).toBeLessThanOrEqual(answer.totalCarRevenue);
        expect(answer.totalCarRevenue - paid).toBeLessThan(2);
      }),
    );
  });
});
