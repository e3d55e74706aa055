import { notFound } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import {
  type CustomerRecord,
  loadCustomer,
} from '@backend/store/queries/customers/customer-queries';
import { MESSAGES } from '@schema/messages';

/** One customer. Throws NOT_FOUND. */
export async function readCustomer(ctx: RequestContext, id: number): Promise<CustomerRecord> {
  const customer = await loadCustomer(ctx.em, id);
  if (!customer) throw notFound(MESSAGES.customers.notFound);
  return customer;
}
