import type { RequestContext } from '@backend/graphql/context';
import { loadOtherRentalParts } from '@backend/store/facts/rental-part-facts';
import { displayName } from '@schema/values/car-title';
import type { RentalPart } from './car-swap.types';

/** The other parts of a rental that went on in another car; none when it never did. */
export async function readRentalParts({ em }: RequestContext, id: number): Promise<RentalPart[]> {
  const parts = await loadOtherRentalParts(em, id);
  return parts.map((part) => ({ ...part, carTitle: displayName(part) }));
}
