import { assertValid } from '@backend/domain/valid';
import type { RequestContext } from '@backend/operation/context';
import {
  type CustomerRecord,
  findCustomersLike,
} from '@backend/store/queries/customers/customer-queries';
import { CUSTOMER_SEARCH } from '@schema/constants';
import { searchPayload } from '@schema/forms/list-query';

/**
 * The few customers somebody may mean who is typing a name or a phone; nobody while too little is typed.
 * Refuses VALIDATION_FAILED for a text that cannot be. A limit beyond the bounds is cut to them.
 */
export async function findCustomers(
  ctx: RequestContext,
  query: string,
  limit: number | null,
): Promise<CustomerRecord[]> {
  assertValid(searchPayload, { search: query });
  const wanted = limit ?? CUSTOMER_SEARCH.limit;
  return findCustomersLike(ctx.em, query, Math.min(Math.max(wanted, 1), CUSTOMER_SEARCH.maxLimit));
}
