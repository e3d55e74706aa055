import type { RequestContext } from '@backend/operation/context';
import {
  type CustomerPage,
  loadCustomerPage,
} from '@backend/store/queries/customers/customer-queries';
import { type ListQuery, pageWindow } from '@schema/forms/list-query';

/**
 * One page of the customers, by name (requirements.md, C1, L11). Throws VALIDATION_FAILED for an
 * invalid page, page size or search text.
 */
export async function readCustomersPage(
  ctx: RequestContext,
  query: ListQuery,
): Promise<CustomerPage> {
  return loadCustomerPage(ctx.em, { search: query.search ?? '', window: pageWindow(query) });
}
