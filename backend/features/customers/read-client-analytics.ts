import { clientAnalytics } from '@backend/domain/analytics/client-analytics';
import type { RequestContext } from '@backend/operation/context';
import { loadListedBookings } from '@backend/store/queries/bookings/listed-booking-queries';
import { part } from '@backend/store/sql/sql-part';
import { customerDetails } from '@schema/fields/customer-fields';
import type { ClientCard } from './customers.types';
import { readCustomer } from './read-customer';

/** The customer card (requirements.md, C7). Throws NOT_FOUND. */
export async function readClientAnalytics(ctx: RequestContext, id: number): Promise<ClientCard> {
  const customer = await readCustomer(ctx, id);
  const { now, config } = ctx;
  const bookings = await loadListedBookings(
    ctx.em,
    { where: part('b.customer_id = ?', [id]) },
    { now, requireReturnMark: config.requireReturnMark },
  );
  return { id, ...customerDetails(customer), ...clientAnalytics(bookings) };
}
