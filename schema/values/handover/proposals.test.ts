import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ReturnRates, returnProposals } from './proposals';

const RATES: ReturnRates = {
  kmPerDay: 300,
  kmOverPrice: 10,
  fuelEighthPrice: 700,
  lateHourPrice: 400,
};
const NONE: ReturnRates = {
  kmPerDay: null,
  kmOverPrice: null,
  fuelEighthPrice: null,
  lateHourPrice: null,
};
/** Three days. */
const PERIOD = {
  startDate: new Date('2026-11-20T07:00:00Z'),
  endDate: new Date('2026-11-23T07:00:00Z'),
};
const FACTS = {
  km: { out: 10_000, back: 10_800 },
  fuel: { out: 8, back: 8 },
  period: PERIOD,
  returnedAt: PERIOD.endDate,
  damages: [],
};
type Facts = Parameters<typeof returnProposals>[0];
const sumsOf = (facts: Partial<Facts>, rates: Partial<ReturnRates> = {}) =>
  returnProposals({ ...FACTS, ...facts }, { ...RATES, ...rates }).map(({ kind, sum }) => [
    kind,
    sum,
  ]);
const km = (back: number | null, out: number | null = 10_000) => ({ km: { out, back } });
const fuel = (out: number | null, back: number | null) => ({ fuel: { out, back } });
const late = (seconds: number) => ({
  returnedAt: new Date(PERIOD.endDate.getTime() + seconds * 1000),
});

test.each<[string, Partial<Facts>, Partial<ReturnRates>, unknown[]]>([
  ['within the limit', km(10_900), {}, []],
  ['one km over', km(10_901), {}, [['mileage', 10]]],
  ['690 km over', km(11_590), {}, [['mileage', 6900]]],
  ['a price with kopecks', km(10_903), { kmOverPrice: 0.1 }, [['mileage', 0.3]]],
  ['no km in the price', km(10_001), { kmPerDay: 0 }, [['mileage', 10]]],
  ['an unread mileage', km(null), {}, []],
  ['an unread mileage of the handover', km(20_000, null), {}, []],
  ['a replaced counter', km(12), {}, []],
  ['no limit', km(20_000), { kmPerDay: null }, []],
  ['no price of a km', km(20_000), { kmOverPrice: null }, []],
  ['more fuel', fuel(4, 8), {}, []],
  ['three eighths missing', fuel(8, 5), {}, [['fuel', 2100]]],
  ['unread fuel', fuel(8, null), {}, []],
  ['no price of fuel', fuel(8, 0), { fuelEighthPrice: null }, []],
  ['early', late(-3600), {}, []],
  ['in time', late(0), {}, []],
  ['a second late', late(1), {}, [['late', 400]]],
  ['an hour late', late(3600), {}, [['late', 400]]],
  ['61 minutes late', late(3660), {}, [['late', 800]]],
  ['no price of an hour', late(9000), { lateHourPrice: null }, []],
  ['a price of 0', late(9000), { lateHourPrice: 0 }, []],
  [
    'two damages',
    { damages: ['a', 'b'] },
    NONE,
    [
      ['damage', null],
      ['damage', null],
    ],
  ],
])('%s', (_name, facts, rates, proposed) => {
  expect(sumsOf(facts, rates)).toEqual(proposed);
});

test('the days are those of the price', () => {
  const period = { ...PERIOD, endDate: new Date('2026-11-23T08:00:00Z') };
  expect(sumsOf({ ...km(11_201), period })).toEqual([['mileage', 10]]);
});

const reading = (max: number) => fc.option(fc.nat(max), { nil: null });
const price = fc.option(
  fc.nat(1_000_000).map((kopecks) => kopecks / 100),
  { nil: null },
);
const rates = fc.record({
  kmPerDay: reading(2000),
  kmOverPrice: price,
  fuelEighthPrice: price,
  lateHourPrice: price,
});
const facts = fc.record({
  km: fc.record({ out: reading(2_000_000), back: reading(2_000_000) }),
  fuel: fc.record({ out: reading(8), back: reading(8) }),
  period: fc.integer({ min: 0, max: 60 * 24 * 60 }).map((minutes) => ({
    startDate: PERIOD.startDate,
    endDate: new Date(PERIOD.startDate.getTime() + minutes * 60_000),
  })),
  returnedAt: fc
    .integer({ min: 0, max: 90 * 24 * 3600 })
    .map((seconds) => new Date(PERIOD.startDate.getTime() + seconds * 1000)),
  damages: fc.array(fc.string(), { maxLength: 3 }),
});
const total = (of: Facts, by: ReturnRates) =>
  returnProposals(of, by).reduce((sum, one) => sum + Math.round((one.sum ?? 0) * 100), 0);

test('a proposed sum is above zero, in whole kopecks, and has its rate', () => {
  const NEEDED = {
    mileage: ['kmPerDay', 'kmOverPrice'],
    fuel: ['fuelEighthPrice'],
    late: ['lateHourPrice'],
    damage: [],
  } as const;
  fc.assert(
    fc.property(facts, rates, (of, by) => {
      for (const { kind, sum } of returnProposals(of, by)) {
        for (const name of NEEDED[kind]) expect(by[name]).not.toBeNull();
        if (sum === null) continue;
        expect(sum).toBeGreaterThan(0);
        expect(Math.abs(sum * 100 - Math.round(sum * 100))).toBeLessThan(0.001);
      }
    }),
  );
});

test('more km, less fuel and a later return never lower the sum', () => {
  fc.assert(
    fc.property(
      facts,
      rates,
      fc.nat(5000),
      fc.nat(8),
      fc.nat(1_000_000),
      (of, by, more, less, seconds) => {
        const worse = {
          ...of,
          km: { ...of.km, back: of.km.back === null ? null : of.km.back + more },
          fuel: { ...of.fuel, back: of.fuel.back === null ? null : of.fuel.back - less },
          returnedAt: new Date(of.returnedAt.getTime() + seconds * 1000),
        };
        expect(total(worse, by)).toBeGreaterThanOrEqual(total(of, by));
      },
    ),
  );
});
