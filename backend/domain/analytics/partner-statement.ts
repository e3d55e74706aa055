import type { MoneyDirection } from '@schema/values/money/ledger';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import { WHOLE_MILLI_PERCENT } from '@schema/values/money/percent';
import { addDays, type Day } from '@schema/values/time/calendar';
import type { ReportPeriod } from '@schema/values/time/report-period';
import type { EarningsByCar } from './fleet-analytics';
import { exactAmounts, type SharedRevenue } from './partner-revenue';

/** An agreed expense of a partner or a payout; `in`: reverses another. */
export interface PartnerOperation {
  readonly kind: 'expense' | 'payout';
  readonly direction: MoneyDirection;
  readonly amount: Kopecks;
  readonly spentOn: Day;
}

export interface StatementCar {
  readonly carId: number;
  /** Revenue of the days with a share of the partner. */
  readonly revenue: Kopecks;
  /** The smallest and the largest share of these days, in thousandths of a percent. */
  readonly lowestShare: number;
  readonly highestShare: number;
  /** The cars' amounts add up to `due`. */
  readonly amount: Kopecks;
}

export interface StatementFacts<Operation extends PartnerOperation> {
  readonly partnerId: number;
  readonly period: ReportPeriod;
  /** First day whose sums are counted into what is left; null: all days. */
  readonly settledFrom: Day | null;
  /** Revenue of the days of `statementDays`. */
  readonly earned: Readonly<Record<keyof StatementDays, EarningsByCar>>;
  /** Of the days of `statementDays`, by day. */
  readonly operations: readonly Operation[];
}

export interface PartnerStatement<Operation extends PartnerOperation> {
  /** Left to pay before the period; below 0: paid in advance. */
  readonly opening: Kopecks;
  readonly cars: readonly StatementCar[];
  /** The partner's revenue of the period, rounded down to a whole kopeck as in the analytics. */
  readonly due: Kopecks;
  readonly expenses: readonly Operation[];
  readonly expensesTotal: Kopecks;
  readonly payouts: readonly Operation[];
  readonly payoutsTotal: Kopecks;
  /** The part of the period's result before `settledFrom`, which is not counted into `closing`. */
  readonly settledBefore: Kopecks;
  /** −1, 0 or 1: fractions of a kopeck that the periods' own rounding leaves out. */
  readonly rounding: Kopecks;
  /** `opening` + `due` − `expensesTotal` − `payoutsTotal` − `settledBefore` + `rounding`. */
  readonly closing: Kopecks;
}

/** Days of a statement by what they are counted into; null: none. */
export interface StatementDays {
  /** Days before the period from `settledFrom` on. */
  readonly before: ReportPeriod | null;
  /** Days of the period before `settledFrom`. */
  readonly settled: ReportPeriod | null;
  /** The other days of the period. */
  readonly counted: ReportPeriod | null;
}

/** The first day that can be stored (schema/values/time/day-number.ts). */
const FIRST_DAY: Day = '1900-01-01';

/** The days whose revenue and operations a statement needs. */
export function statementDays({ from, to }: ReportPeriod, settledFrom: Day | null): StatementDays {
  const first = settledFrom ?? FIRST_DAY;
  if (first > to) return { before: null, settled: { from, to }, counted: null };
  if (first > from) {
    const settled = { from, to: addDays(first, -1) };
    return { before: null, settled, counted: { from: first, to } };
  }
  const before = first < from ? { from: first, to: addDays(from, -1) } : null;
  return { before, settled: null, counted: { from, to } };
}

/**
 * Settlement of a period with a partner: share of the revenue, agreed expenses, payouts, and what is
 * left (docs/domain.md, partner statements).
 */
export function partnerStatement<Operation extends PartnerOperation>(
  facts: StatementFacts<Operation>,
): PartnerStatement<Operation> {
  const { partnerId, period, settledFrom, earned, operations } = facts;
  const days = statementDays(period, settledFrom);
  const ofPartner = (cars: EarningsByCar) => exactAmount([...cars.values()].flat(), partnerId);
  const within = (part: ReportPeriod | null) =>
    operations.filter(({ spentOn }) => part && spentOn >= part.from && spentOn <= part.to);
  const [before, settled, counted] = [
    ofPartner(earned.before),
    ofPartner(earned.settled),
    ofPartner(earned.counted),
  ];
  const opening = whole(before) - spentOf(within(days.before));
  const closing =
    whole(before + counted) - spentOf([...within(days.before), ...within(days.counted)]);
  const due = whole(settled + counted);
  const settledBefore = whole(settled) - spentOf(within(days.settled));
  const ofPeriod = within(period);
  const expenses = ofPeriod.filter(({ kind }) => kind === 'expense');
  const payouts = ofPeriod.filter(({ kind }) => kind === 'payout');
  const [expensesTotal, payoutsTotal] = [spentOf(expenses), spentOf(payouts)];
  const rounding = closing - opening - due + expensesTotal + payoutsTotal + settledBefore;
  return {
    opening: kopecks(opening),
    cars: statementCars(partnerId, [earned.settled, earned.counted]),
    due: kopecks(due),
    expenses,
    expensesTotal: kopecks(expensesTotal),
    payouts,
    payoutsTotal: kopecks(payoutsTotal),
    settledBefore: kopecks(settledBefore),
    rounding: kopecks(rounding),
    closing: kopecks(closing),
  };
}

/** Kopecks × thousandths of a percent. */
export const exactAmount = (earned: readonly SharedRevenue[], partnerId: number): bigint =>
  exactAmounts(earned).get(partnerId) ?? 0n;

const UNIT = BigInt(WHOLE_MILLI_PERCENT);

/** Whole kopecks, rounded down. */
export const whole = (exact: bigint): number => Number(exact / UNIT);

/** Sum of operations; reversals are negative. */
const spentOf = (operations: readonly PartnerOperation[]): number =>
  operations.reduce(
    (sum, { direction, amount }) => sum + (direction === 'in' ? -amount : amount),
    0,
  );

/**
 * The cars with a share of the partner. Amounts are rounded down; the kopecks that are left of their
 * sum go to the largest remainders, one each.
 */
function statementCars(partnerId: number, earned: readonly EarningsByCar[]): StatementCar[] {
  const partsOf = Map.groupBy(
    earned.flatMap((cars) => [...cars].map(([carId, parts]) => ({ carId, parts }))),
    ({ carId }) => carId,
  );
  const rows = [...partsOf].flatMap(([carId, found]) => {
    const own = found.flatMap(({ parts }) =>
      parts.flatMap((part) => {
        const share = part.shares.find((given) => given.partnerId === partnerId);
        return share ? [{ part, milliPercent: share.milliPercent }] : [];
      }),
    );
    if (own.length === 0) return [];
    const shares = own.map(({ milliPercent }) => milliPercent);
    const parts = own.map(({ part }) => part);
    return [
      {
        carId,
        revenue: kopecks(parts.reduce((sum, { revenue }) => sum + revenue, 0)),
        lowestShare: Math.min(...shares),
        highestShare: Math.max(...shares),
        exact: exactAmount(parts, partnerId),
      },
    ];
  });
  const exactDue = rows.reduce((sum, { exact }) => sum + exact, 0n);
  const rounded = rows.reduce((sum, { exact }) => sum + whole(exact), 0);
  const order = rows.toSorted((a, b) => Number((b.exact % UNIT) - (a.exact % UNIT)));
  const raised = new Set(order.slice(0, whole(exactDue) - rounded));
  return rows.map((row) => {
    const { exact, ...car } = row;
    return { ...car, amount: kopecks(whole(exact) + (raised.has(row) ? 1 : 0)) };
  });
}
