import type { RequestContext } from '@backend/operation/context';
import { loadOtherRentalParts } from '@backend/store/queries/bookings/rental-part-queries';
import { displayName } from '@schema/values/fleet/car-title';
import type { RentalPart } from './car-swap.types';

/** The other parts of a rental split by car swaps; empty without a swap. */
export async function readRentalParts({ em }: RequestContext, id: number): Promise<RentalPart[]> {
  const parts = await loadOtherRentalParts(em, id);
  return parts.map((part) => ({ ...part, carTitle: displayName(part) }));
}
