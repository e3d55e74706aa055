import { advanceOf } from '@backend/domain/money/advance';
import { conflict, notFound } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { deleteBookings } from '@backend/rentals/delete-bookings';
import { refuseUnsettled } from '@backend/rentals/refuse-unsettled';
import { recordChange } from '@backend/store/change-log';
import { Customer } from '@backend/store/entities/customer.entity';
import { lockCustomer } from '@backend/store/locks/guard-customer';
import { loadAdvanceRows } from '@backend/store/queries/money/advance-queries';
import { part } from '@backend/store/sql/sql-part';
import { customerDetails } from '@schema/fields/customer-fields';
import { MESSAGES } from '@schema/messages';
import type { DeletedCustomerType } from './customers.types';

const operation = 'deleteCustomer';

/**
 * Deletes a customer with all bookings, incomplete ones included, and their review requests
 * (requirements.md, T29). The change history keeps the customer and each booking. Throws NOT_FOUND;
 * CONFLICT while there is an advance or a rental that is not settled.
 */
export async function deleteCustomer(
  ctx: SignedInContext,
  id: number,
): Promise<DeletedCustomerType> {
  const { now, user } = ctx;
  const bookings = await ctx.store.write(ctx.em, async (em) => {
    const row = await lockCustomer(em, id);
    if (!row) throw notFound(MESSAGES.customers.notFound);
    if (advanceOf(await loadAdvanceRows(em, id)) !== 0) {
      throw conflict(MESSAGES.money.customerHasAdvance);
    }
    const theirs = part('b.customer_id = ?', [id]);
    await refuseUnsettled(em, theirs, ctx);
    const gone = await deleteBookings(em, theirs, { now, user, operation });
    await em.nativeDelete(Customer, { id });
    const before = { ...customerDetails(row), createdAt: row.createdAt, bookings: gone };
    recordChange(em, { at: now, user, operation, entity: 'Customer', entityId: id, before });
    return gone;
  });
  const carIds = bookings.flatMap(({ carId }) => (carId === null ? [] : [carId]));
  ctx.announce(operation, [...new Set(carIds)]);
  return { id, deletedBookings: bookings.length };
}
