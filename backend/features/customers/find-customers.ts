import type { RequestContext } from '@backend/operation/context';
import {
  type CustomerRecord,
  findCustomersLike,
} from '@backend/store/queries/customers/customer-queries';
import { CUSTOMER_SEARCH } from '@schema/constants/search';

/**
 * Customers that match a partial name or phone; empty below the minimum length. Throws
 * VALIDATION_FAILED for an invalid text. The limit is clamped to its bounds.
 */
export async function findCustomers(
  ctx: RequestContext,
  query: string,
  limit: number | null,
): Promise<CustomerRecord[]> {
  const wanted = limit ?? CUSTOMER_SEARCH.limit;
  return findCustomersLike(ctx.em, query, Math.min(Math.max(wanted, 1), CUSTOMER_SEARCH.maxLimit));
}
