import { type Kopecks, kopecks } from '@schema/values/money/money';
import { addDays, type Day, dayOf } from '@schema/values/time/calendar';

/** Fields of a rental's booking that determine the return of its deposit. */
export interface DepositPart {
  readonly endDate: Date | null;
  readonly returnedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly agreedDeposit: Kopecks | null;
}

/**
 * Agreed deposit: the live parts of a rental share one deposit
 * (backend/domain/bookings/car-swap.ts).
 */
export const agreedDeposit = (parts: readonly DepositPart[]): Kopecks =>
  kopecks(parts.reduce((sum, part) => sum + (part.cancelledAt ? 0 : (part.agreedDeposit ?? 0)), 0));

/** End of a part, as known at `now`; null: it continues. */
function partEnd({ endDate, returnedAt, cancelledAt }: DepositPart, now: Date): Date | null {
  const known = [cancelledAt, returnedAt].filter((mark) => mark !== null && mark <= now);
  const ends = known.length > 0 ? known : [endDate];
  const [end = null] = ends.filter((one) => one !== null).sort((a, b) => a.getTime() - b.getTime());
  return end && end <= now ? end : null;
}

/** End of a rental: the end of all its parts; null: it continues, or has no parts. */
export function rentalEnd(parts: readonly DepositPart[], now: Date): Date | null {
  const ends = parts.map((part) => partEnd(part, now)).filter((end) => end !== null);
  if (ends.length < parts.length || ends.length === 0) return null;
  return new Date(Math.max(...ends.map((end) => end.getTime())));
}

interface ReturnRule {
  readonly now: Date;
  readonly zone: string;
  readonly returnDays: number;
}

/** Last day for returning the deposit of a rental with this end; null while it continues. */
export const returnDay = (end: Date | null, { now, zone, returnDays }: ReturnRule): Day | null =>
  end && end <= now ? addDays(dayOf(end, zone), returnDays) : null;

/** Last day for returning the deposit of the rental of these bookings. */
export const returnBy = (parts: readonly DepositPart[], rule: ReturnRule): Day | null =>
  returnDay(rentalEnd(parts, rule.now), rule);
