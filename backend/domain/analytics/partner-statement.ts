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

/** Revenue of some days. */
export interface EarnedDays {
  readonly days: ReportPeriod;
  readonly cars: EarningsByCar;
}

interface StatementDays {
  readonly period: ReportPeriod;
  /** First day whose sums are counted into what is left; null: all days. */
  readonly settledFrom: Day | null;
  readonly today: Day;
}

export interface StatementFacts<Operation extends PartnerOperation> extends StatementDays {
  readonly partnerId: number;
  /** Of the days of `statementDays`. */
  readonly earned: readonly EarnedDays[];
  /** Through the last of these days, by day. */
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
  /** Left to pay today, today included. */
  readonly left: Kopecks;
}

/** The first day that can be stored (schema/values/time/day-number.ts). */
const FIRST_DAY: Day = '1900-01-01';

export const firstCounted = (settledFrom: Day | null): Day => settledFrom ?? FIRST_DAY;

/** All days from the first of these until before the last, cut before each of the others. */
export function cutDays(starts: readonly Day[]): ReportPeriod[] {
  const [first, ...rest] = [...new Set(starts)].sort();
  return rest.reduce<{ parts: ReportPeriod[]; from: Day | undefined }>(
    ({ parts, from }, next) => ({
      parts: from === undefined ? parts : [...parts, { from, to: addDays(next, -1) }],
      from: next,
    }),
    { parts: [], from: first },
  ).parts;
}

/** The days whose revenue a statement needs, in parts of which each is counted as a whole. */
export function statementDays({ period, settledFrom, today }: StatementDays): ReportPeriod[] {
  const starts = [period.from, addDays(period.to, 1), addDays(today, 1)];
  return cutDays([firstCounted(settledFrom), ...starts]);
}

/** Kopecks × thousandths of a percent of a partner's revenue, from a day through another. */
export function exactWithin(
  earned: readonly EarnedDays[],
  partnerId: number,
  { from, to }: ReportPeriod,
): bigint {
  return earned
    .filter(({ days }) => days.from >= from && days.to <= to)
    .reduce((sum, { cars }) => sum + exactOf([...cars.values()].flat(), partnerId), 0n);
}

/**
 * Settlement of a period with a partner: share of the revenue, agreed expenses, payouts, and what is
 * left (docs/domain.md, partner statements).
 */
export function partnerStatement<Operation extends PartnerOperation>(
  facts: StatementFacts<Operation>,
): PartnerStatement<Operation> {
  const { partnerId, period, settledFrom, today, earned } = facts;
  const first = firstCounted(settledFrom);
  const within = ({ from, to }: ReportPeriod) =>
    facts.operations.filter(({ spentOn }) => spentOn >= from && spentOn <= to);
  const resultOf = (days: ReportPeriod) =>
    wholeKopecks(exactWithin(earned, partnerId, days)) - spentOf(within(days));
  const due = wholeKopecks(exactWithin(earned, partnerId, period));
  const expenses = within(period).filter(({ kind }) => kind === 'expense');
  const payouts = within(period).filter(({ kind }) => kind === 'payout');
  const [expensesTotal, payoutsTotal] = [spentOf(expenses), spentOf(payouts)];
  const opening = resultOf({ from: first, to: addDays(period.from, -1) });
  const closing = resultOf({ from: first, to: period.to });
  const lastSettled = addDays(first, -1);
  const settledBefore = resultOf({
    from: period.from,
    to: lastSettled < period.to ? lastSettled : period.to,
  });
  const rounding = closing - opening - due + expensesTotal + payoutsTotal + settledBefore;
  return {
    opening: kopecks(opening),
    cars: statementCars(
      partnerId,
      earned.filter(({ days }) => days.from >= period.from && days.to <= period.to),
    ),
    due: kopecks(due),
    expenses,
    expensesTotal: kopecks(expensesTotal),
    payouts,
    payoutsTotal: kopecks(payoutsTotal),
    settledBefore: kopecks(settledBefore),
    rounding: kopecks(rounding),
    closing: kopecks(closing),
    left: kopecks(resultOf({ from: first, to: today })),
  };
}

function exactOf(earned: readonly SharedRevenue[], partnerId: number): bigint {
  const own = earned.filter(({ shares }) => shares.some((share) => share.partnerId === partnerId));
  return exactAmounts(own).get(partnerId) ?? 0n;
}

const UNIT = BigInt(WHOLE_MILLI_PERCENT);

/** Whole kopecks of an exact amount, rounded down. */
export const wholeKopecks = (exact: bigint): number => Number(exact / UNIT);

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
function statementCars(partnerId: number, earned: readonly EarnedDays[]): StatementCar[] {
  const partsOf = Map.groupBy(
    earned.flatMap(({ cars }) => [...cars].map(([carId, parts]) => ({ carId, parts }))),
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
        exact: exactOf(parts, partnerId),
      },
    ];
  });
  const exactDue = rows.reduce((sum, { exact }) => sum + exact, 0n);
  const rounded = rows.reduce((sum, { exact }) => sum + wholeKopecks(exact), 0);
  const order = rows.toSorted((a, b) => Number((b.exact % UNIT) - (a.exact % UNIT)));
  const raised = new Set(order.slice(0, wholeKopecks(exactDue) - rounded));
  return rows.map((row) => {
    const { exact, ...car } = row;
    return { ...car, amount: kopecks(wholeKopecks(exact) + (raised.has(row) ? 1 : 0)) };
  });
}
