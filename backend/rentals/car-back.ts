import { carNotReturned } from '@backend/domain/bookings/not-returned';
import type { Em } from '@backend/store/em';
import { loadUnreturnedOf } from '@backend/store/queries/bookings/unreturned-queries';
import type { ClaimRules } from './car-claim';

interface Handover {
  readonly carId: number;
  readonly customerId: number | null;
  /** Whether the user has confirmed that the car is back. */
  readonly isConfirmed: boolean;
}

/**
 * Checks that the car to be handed over is not out in a rental of another customer
 * (docs/domain.md, whereabouts). Throws CAR_NOT_RETURNED with that rental, unless confirmed.
 */
export async function assertCarBack(
  em: Em,
  { carId, customerId, isConfirmed }: Handover,
  { now, zone, config }: ClaimRules & { readonly zone: string },
): Promise<void> {
  if (isConfirmed) return;
  const { requireReturnMark } = config;
  const rentals = await loadUnreturnedOf(em, carId, { now, requireReturnMark });
  const rental = rentals.findLast((one) => one.customerId !== customerId);
  if (rental) throw carNotReturned(rental, zone);
}
