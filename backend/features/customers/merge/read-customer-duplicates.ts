import { likelyPairs } from '@backend/domain/customers/customer-likeness';
import type { RequestContext } from '@backend/operation/context';
import { loadAlikeCustomers } from '@backend/store/queries/customers/customer-duplicate-queries';
import {
  type CustomerRecord,
  loadCustomersOf,
} from '@backend/store/queries/customers/customer-queries';
import { DUPLICATES } from '@schema/constants/search';
import type { CustomerDuplicatesType, CustomerDuplicateType } from './customer-merge.types';

/**
 * Pairs of likely duplicates (docs/domain.md, duplicates). The limit is clamped to its bounds; two
 * statements, one when there are no candidates.
 */
export async function readCustomerDuplicates(
  ctx: RequestContext,
  limit: number | null,
): Promise<CustomerDuplicatesType> {
  const pairs = likelyPairs(await loadAlikeCustomers(ctx.em));
  const wanted = Math.min(Math.max(limit ?? DUPLICATES.limit, 1), DUPLICATES.maxLimit);
  const shown = pairs.slice(0, wanted);
  if (shown.length === 0) return { items: [], total: 0 };
  const ids = [...new Set(shown.flatMap(({ ids }) => ids))];
  const byId = new Map((await loadCustomersOf(ctx.em, ids)).map((one) => [one.id, one]));
  const items = shown.flatMap(({ ids: [a, b], reasons }): CustomerDuplicateType[] => {
    const [first, second] = [byId.get(a), byId.get(b)];
    if (!first || !second) return [];
    const [keep, gone] = staysOf(first, second);
    return [{ keep, gone, reasons }];
  });
  return { items, total: pairs.length };
}

/** The customer with more bookings is kept, else the older record. */
function staysOf(first: CustomerRecord, second: CustomerRecord): [CustomerRecord, CustomerRecord] {
  return second.bookingsCount > first.bookingsCount ? [second, first] : [first, second];
}
