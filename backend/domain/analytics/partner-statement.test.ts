import { kopecks } from '@schema/values/money/money';
import { addDays, type Day, daysBetween } from '@schema/values/time/calendar';
import type { ReportPeriod } from '@schema/values/time/report-period';
import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spanOfDays } from '../day/day-span';
import { type EarningsByCar, earningsByCar } from './fleet-analytics';
import { balanceDays, partnerBalances } from './partner-balances';
import { partnerRevenue } from './partner-revenue';
import { type PartnerOperation, partnerStatement, statementDays } from './partner-statement';
import type { Rental } from './revenue';
import type { ShareSets } from './share-sets';

const ZONE = 'Europe/Moscow';
const NOVEMBER: ReportPeriod = { from: '2026-11-01', to: '2026-11-30' };
const TODAY: Day = '2026-12-01';
const ALPHA = 1;
const BETA = 2;

interface Company {
  readonly sets: ReadonlyMap<number, ShareSets>;
  readonly rentals: readonly (Rental & { readonly carId: number })[];
  readonly operations: readonly PartnerOperation[];
}

/** From 12:00 of the day in Moscow. */
const rental = (carId: number, day: Day, days: number, roubles: number) => ({
  carId,
  startDate: new Date(`${day}T09:00:00Z`),
  endDate: new Date(Date.parse(`${day}T09:00:00Z`) + days * millisecondsInDay),
  totalPrice: kopecks(Math.round(roubles * 100)),
});
const always = (milliPercent: number, partnerId = ALPHA): ShareSets => [
  { fromDay: null, shares: [{ partnerId, milliPercent }] },
];
const operation = (
  kind: PartnerOperation['kind'],
  spentOn: Day,
  roubles: number,
  direction: PartnerOperation['direction'] = 'out',
): PartnerOperation => ({ kind, direction, amount: kopecks(roubles * 100), spentOn });

function earnedIn({ sets, rentals }: Company, days: ReportPeriod): EarningsByCar {
  const facts = { shareSets: sets, crossing: rentals, wholeRentals: [], reshared: rentals };
  return earningsByCar(facts, { span: spanOfDays(days.from, days.to, ZONE), zone: ZONE });
}

function statement(
  company: Company,
  period: ReportPeriod,
  settledFrom: Day | null = null,
  partnerId = ALPHA,
  today: Day = TODAY,
) {
  const days = { period, settledFrom, today };
  return partnerStatement({
    ...days,
    partnerId,
    earned: statementDays(days).map((part) => ({ days: part, cars: earnedIn(company, part) })),
    operations: company.operations,
  });
}

const COMPANY: Company = {
  sets: new Map<number, ShareSets>([
    [1, always(50_000)],
    [
      2,
      [
        { fromDay: null, shares: [{ partnerId: ALPHA, milliPercent: 25_000 }] },
        {
          fromDay: '2026-11-16',
          shares: [
            { partnerId: ALPHA, milliPercent: 30_000 },
            { partnerId: BETA, milliPercent: 10_000 },
          ],
        },
      ],
    ],
    [3, always(100_000, BETA)],
    [4, always(40_000)],
  ]),
  rentals: [
    // October: 2 days of 1000.00; November: 2 days.
    rental(1, '2026-10-30', 4, 4000),
    // 10 days of 500.00, 4 of them from 16.11.
    rental(2, '2026-11-10', 10, 5000),
    rental(3, '2026-11-01', 5, 9999),
  ],
  operations: [
    operation('payout', '2026-10-31', 400),
    operation('expense', '2026-11-05', 300),
    operation('expense', '2026-11-06', 300, 'in'),
    operation('expense', '2026-11-07', 150),
    operation('payout', '2026-11-20', 1000),
    operation('payout', '2026-12-01', 77),
  ],
};

describe('a statement', () => {
  test('is opening + due − expenses − payouts', () => {
    expect(statement(COMPANY, NOVEMBER)).toEqual({
      // 2000.00 × 50 % − 400.00
      opening: 600_00,
      cars: [
        { carId: 1, revenue: 2000_00, lowestShare: 50_000, highestShare: 50_000, amount: 1000_00 },
        // 3000.00 × 25 % + 2000.00 × 30 %
        { carId: 2, revenue: 5000_00, lowestShare: 25_000, highestShare: 30_000, amount: 1350_00 },
        { carId: 4, revenue: 0, lowestShare: 40_000, highestShare: 40_000, amount: 0 },
      ],
      due: 2350_00,
      expenses: COMPANY.operations.slice(1, 4),
      expensesTotal: 150_00,
      payouts: [COMPANY.operations[4]],
      payoutsTotal: 1000_00,
      settledBefore: 0,
      rounding: 0,
      closing: 1800_00,
      // − 77.00 of 01.12.
      left: 1723_00,
    });
  });

  test.each<[string, Day, Record<'opening' | 'settledBefore' | 'closing', number>]>([
    ['the period', '2026-11-01', { opening: 0, settledBefore: 0, closing: 1200_00 }],
    ['a day before it', '2026-10-31', { opening: 100_00, settledBefore: 0, closing: 1300_00 }],
    // Before 16.11: 1000.00 + 3000.00 × 25 % − 150.00.
    ['a day inside it', '2026-11-16', { opening: 0, settledBefore: 1600_00, closing: -400_00 }],
    ['a day after it', '2026-12-01', { opening: 0, settledBefore: 1200_00, closing: 0 }],
  ])('counts what is left from %s on', (_title, settledFrom, expected) => {
    const full = { due: 2350_00, expensesTotal: 150_00, payoutsTotal: 1000_00 };
    expect(statement(COMPANY, NOVEMBER, settledFrom)).toMatchObject({ ...full, ...expected });
  });

  test('of a partner without cars is empty', () => {
    const none = statement({ ...COMPANY, operations: [] }, NOVEMBER, null, 9);
    expect(none).toMatchObject({ opening: 0, cars: [], due: 0, closing: 0 });
  });

  test('carries fractions of a kopeck to the next period', () => {
    const half: Company = {
      sets: new Map([[1, always(50_000)]]),
      rentals: [rental(1, '2026-11-01', 2, 0.02)],
      operations: [],
    };
    const day = (on: Day) => statement(half, { from: on, to: on });
    expect(day('2026-11-01')).toMatchObject({ due: 0, rounding: 0, closing: 0 });
    expect(day('2026-11-02')).toMatchObject({ opening: 0, due: 0, rounding: 1, closing: 1 });
  });

  test('gives the kopecks of the sum to the largest remainders', () => {
    const company: Company = {
      sets: new Map([1, 2, 3].map((carId) => [carId, always(carId === 3 ? 60_000 : 70_000)])),
      rentals: [1, 2, 3].map((carId) => rental(carId, '2026-11-02', 1, 0.01)),
      operations: [],
    };
    // 0.7 + 0.7 + 0.6 of a kopeck
    const { cars, due } = statement(company, NOVEMBER);
    expect([due, cars.map(({ amount }) => amount)]).toEqual([2, [1, 1, 0]]);
  });
});

const FIRST: Day = '2026-11-01';
const day = fc.integer({ min: -10, max: 39 }).map((at) => addDays(FIRST, at));
const milliPercent = fc.integer({ min: 0, max: 50_000 });
const sets = fc.record({ first: milliPercent, later: milliPercent, other: milliPercent, day }).map(
  ({ first, later, other, day: fromDay }): ShareSets => [
    { fromDay: null, shares: [{ partnerId: ALPHA, milliPercent: first }] },
    {
      fromDay,
      shares: [
        { partnerId: ALPHA, milliPercent: later },
        { partnerId: BETA, milliPercent: other },
      ],
    },
  ],
);
const operations = fc.array(
  fc.record({
    kind: fc.constantFrom('expense' as const, 'payout' as const),
    direction: fc.constantFrom('in' as const, 'out' as const),
    amount: fc.integer({ min: 1, max: 100_000 }).map(kopecks),
    spentOn: day,
  }),
  { maxLength: 12 },
);
const company = fc
  .record({
    sets: fc.array(sets, { minLength: 1, maxLength: 3 }),
    rentals: fc.array(
      fc.record({
        carId: fc.integer({ min: 1, max: 3 }),
        day,
        days: fc.integer({ min: 1, max: 15 }),
        price: fc.integer({ min: 0, max: 1_000_000 }),
      }),
      { maxLength: 12 },
    ),
    operations,
  })
  .map(
    (drawn): Company => ({
      sets: new Map(drawn.sets.map((one, at) => [at + 1, one])),
      rentals: drawn.rentals.map((one) => rental(one.carId, one.day, one.days, one.price / 100)),
      operations: drawn.operations,
    }),
  );
const period = fc.tuple(day, day).map(
  ([one, other]): ReportPeriod => ({
    from: one < other ? one : other,
    to: one < other ? other : one,
  }),
);

describe('of any company', () => {
  test('a statement balances, equals the analytics and the sum of its cars', () => {
    const settled = fc.option(day);
    fc.assert(
      fc.property(company, period, settled, (of, days, settledFrom) => {
        const one = statement(of, days, settledFrom);
        const { opening, due, expensesTotal, payoutsTotal, settledBefore, rounding } = one;
        expect(one.closing).toBe(
          opening + due - expensesTotal - payoutsTotal - settledBefore + rounding,
        );
        expect(Math.abs(rounding)).toBeLessThanOrEqual(1);
        expect(one.cars.reduce((sum, { amount }) => sum + amount, 0)).toBe(due);
        const earned = [...earnedIn(of, days).values()].flat();
        const [analytics] = partnerRevenue(earned, [{ id: ALPHA, name: 'Альфа' }]).partners;
        expect(due).toBe(analytics?.revenueAmount);
      }),
    );
  });

  test('days chain, and add up to their month', () => {
    fc.assert(
      fc.property(company, fc.option(day), (of, settledFrom) => {
        const month = statement(of, NOVEMBER, settledFrom);
        const days = Array.from({ length: daysBetween(NOVEMBER.from, NOVEMBER.to) + 1 }, (_, at) =>
          addDays(NOVEMBER.from, at),
        ).map((on) => statement(of, { from: on, to: on }, settledFrom));
        expect(days[0]?.opening).toBe(month.opening);
        expect(days.slice(1).map(({ opening }) => opening)).toEqual(
          days.slice(0, -1).map(({ closing }) => closing),
        );
        expect(days.at(-1)?.closing).toBe(month.closing);
        const sum = (of: 'expensesTotal' | 'payoutsTotal') =>
          days.reduce((total, one) => total + one[of], 0);
        expect([sum('expensesTotal'), sum('payoutsTotal')]).toEqual([
          month.expensesTotal,
          month.payoutsTotal,
        ]);
        if (settledFrom === null || settledFrom <= NOVEMBER.from) {
          const earned = days.reduce((total, one) => total + one.due + one.rounding, 0);
          expect(earned).toBe(month.due + month.rounding);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('balances equal the statements of the month', () => {
    const settled = fc.option(day);
    fc.assert(
      fc.property(company, fc.tuple(settled, settled), day, (of, [one, other], today) => {
        const partners = [
          { id: ALPHA, settledFrom: one },
          { id: BETA, settledFrom: other },
        ];
        const days = { partners, today, month: NOVEMBER };
        const spent = partners.map(({ id, settledFrom }) => {
          const counted = of.operations.filter(
            ({ spentOn }) => spentOn >= (settledFrom ?? '') && spentOn <= today,
          );
          const sum = counted.reduce(
            (total, { direction, amount }) => total + (direction === 'in' ? -amount : amount),
            0,
          );
          return [id, kopecks(sum)] as const;
        });
        const balances = partnerBalances({
          ...days,
          earned: balanceDays(days).map((part) => ({ days: part, cars: earnedIn(of, part) })),
          spent: new Map(spent),
          shareSets: of.sets,
        });
        for (const { id, settledFrom } of partners) {
          const { due, left } = statement(of, NOVEMBER, settledFrom, id, today);
          expect(balances.find(({ partnerId }) => partnerId === id)).toMatchObject({
            dueThisMonth: due,
            left,
          });
        }
      }),
    );
  });
});
