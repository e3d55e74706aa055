import { type Kopecks, kopecks } from '@schema/values/money/money';
import { addDays, type Day, dayOf } from '@schema/values/time/calendar';

/** One booking of a rental, as far as its deposit depends on it. */
export interface DepositPart {
  readonly endDate: Date | null;
  readonly returnedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly agreedDeposit: Kopecks | null;
}

/** What was agreed: the live parts of a rental share one deposit (backend/domain/bookings/car-swap.ts). */
export const agreedDeposit = (parts: readonly DepositPart[]): Kopecks =>
  kopecks(parts.reduce((sum, part) => sum + (part.cancelledAt ? 0 : (part.agreedDeposit ?? 0)), 0));

/** The moment a rental ended; null: it lasts. Cancelled and deleted parts last no longer. */
export function rentalEnd(parts: readonly DepositPart[], now: Date): Date | null {
  const ends = parts.map(({ endDate, returnedAt, cancelledAt }) =>
    cancelledAt && returnedAt
      ? earlier(cancelledAt, returnedAt)
      : (cancelledAt ?? returnedAt ?? endDate),
  );
  if (ends.some((end) => !end || end > now)) return null;
  return new Date(Math.max(0, ...ends.map((end) => end?.getTime() ?? 0)));
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** The last day on which the deposit may be given back; null while the rental lasts. */
export function returnBy(
  parts: readonly DepositPart[],
  rule: { readonly now: Date; readonly zone: string; readonly returnDays: number },
): Day | null {
  const end = parts.length > 0 ? rentalEnd(parts, rule.now) : null;
  return end && addDays(dayOf(end, rule.zone), rule.returnDays);
}
