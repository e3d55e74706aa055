import { millisecondsInHour } from 'date-fns/constants';
import { fromRoubles, kopecks, toRoubles } from '../money/money';
import type { Period } from '../time/period';
import { rentalDays } from '../time/rental-days';

/** What a company charges at a return; null: not proposed. Prices in roubles. */
export interface ReturnRates {
  readonly kmPerDay: number | null;
  readonly kmOverPrice: number | null;
  /** Of an eighth of a tank. */
  readonly fuelEighthPrice: number | null;
  /** Of a begun hour after the end of the rental. */
  readonly lateHourPrice: number | null;
}

interface Reading {
  /** Null: not read. */
  readonly out: number | null;
  readonly back: number | null;
}

interface ReturnFacts {
  readonly km: Reading;
  /** Eighths of a tank. */
  readonly fuel: Reading;
  /** By the contract. */
  readonly period: Period;
  readonly returnedAt: Date;
  /** Keys of the damages found at the return. */
  readonly damages: readonly string[];
}

/** A proposed charge of a return; `sum` in roubles, above 0. */
export type Proposal =
  | {
      readonly kind: 'mileage';
      readonly sum: number;
      readonly driven: number;
      /** Kilometres in the price. */
      readonly limit: number;
      readonly over: number;
      readonly price: number;
    }
  | {
      readonly kind: 'fuel';
      readonly sum: number;
      readonly missing: number;
      readonly price: number;
    }
  | { readonly kind: 'late'; readonly sum: number; readonly hours: number; readonly price: number }
  /** Its sum is typed. */
  | { readonly kind: 'damage'; readonly sum: null; readonly damage: string };

/** Roubles; multiplied in whole kopecks. */
const times = (count: number, price: number): number =>
  toRoubles(kopecks(count * fromRoubles(price)));

function mileageOver(
  { km, period }: ReturnFacts,
  { kmPerDay, kmOverPrice: price }: ReturnRates,
): Proposal[] {
  if (kmPerDay === null || price === null || km.out === null || km.back === null) return [];
  const driven = km.back - km.out;
  const limit = kmPerDay * rentalDays(period);
  const over = driven - limit;
  if (over <= 0 || price <= 0) return [];
  return [{ kind: 'mileage', sum: times(over, price), driven, limit, over, price }];
}

function fuelMissing({ fuel }: ReturnFacts, { fuelEighthPrice: price }: ReturnRates): Proposal[] {
  if (price === null || price <= 0 || fuel.out === null || fuel.back === null) return [];
  const missing = fuel.out - fuel.back;
  return missing > 0 ? [{ kind: 'fuel', sum: times(missing, price), missing, price }] : [];
}

function returnedLate(
  { period, returnedAt }: ReturnFacts,
  { lateHourPrice: price }: ReturnRates,
): Proposal[] {
  if (price === null || price <= 0) return [];
  const late = returnedAt.getTime() - period.endDate.getTime();
  const hours = Math.ceil(late / millisecondsInHour);
  return hours > 0 ? [{ kind: 'late', sum: times(hours, price), hours, price }] : [];
}

/**
 * Charges proposed at a return (docs/domain.md, handover sheets); none is made unasked. The days of
 * the contract count as in its price.
 */
export const returnProposals = (facts: ReturnFacts, rates: ReturnRates): readonly Proposal[] => [
  ...mileageOver(facts, rates),
  ...fuelMissing(facts, rates),
  ...returnedLate(facts, rates),
  ...facts.damages.map((damage): Proposal => ({ kind: 'damage', sum: null, damage })),
];
