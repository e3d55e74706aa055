import { carNotReturned } from '@backend/domain/bookings/not-returned';
import type { Refusal } from '@backend/domain/refusal';
import type { Em } from '@backend/store/em';
import { loadUnreturnedOf } from '@backend/store/queries/bookings/unreturned-queries';
import type { ClaimRules } from './car-claim';

interface Handover {
  readonly carId: number;
  readonly customerId: number | null;
  /** Whether the user has confirmed the return of the car. */
  readonly isConfirmed: boolean;
}

type Rules = ClaimRules & { readonly zone: string };

/** CAR_NOT_RETURNED with the other customer's rental that has the car; null: none. */
export async function refusalOfHandover(
  em: Em,
  { carId, customerId }: Pick<Handover, 'carId' | 'customerId'>,
  { now, zone, config }: Rules,
): Promise<Refusal | null> {
  const { requireReturnMark } = config;
  const rentals = await loadUnreturnedOf(em, carId, { now, requireReturnMark });
  const rental = rentals.findLast((one) => one.customerId !== customerId);
  return rental ? carNotReturned(rental, zone) : null;
}

/**
 * Checks that the car is not out in a rental of another customer before its handover
 * (docs/domain.md, whereabouts). Throws CAR_NOT_RETURNED with that rental, unless confirmed.
 */
export async function assertCarBack(em: Em, handover: Handover, rules: Rules): Promise<void> {
  if (handover.isConfirmed) return;
  const refusal = await refusalOfHandover(em, handover, rules);
  if (refusal) throw refusal;
}
