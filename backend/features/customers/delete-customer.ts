import { advanceOf } from '@backend/domain/money/advance';
import { conflict, notFound } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { deleteBookings } from '@backend/rentals/delete-bookings';
import { refuseUnsettled } from '@backend/rentals/refuse-unsettled';
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
 * CONFLICT with an advance or an unsettled rental.
 */
export const deleteCustomer = command<{ readonly id: number }>()({
  name: operation,
  access: anyOf('view_clients'),
  form: null,
  accept: ({ id }) => ({ id, theirs: part('b.customer_id = ?', [id]) }),
  sameAs: 'not repeatable',
  async lock({ em, ctx }, { id, theirs }) {
    const row = await lockCustomer(em, id);
    if (!row) throw notFound(MESSAGES.customers.notFound);
    if (advanceOf(await loadAdvanceRows(em, id)) !== 0) {
      throw conflict(MESSAGES.money.customerHasAdvance);
    }
    await refuseUnsettled(em, theirs, ctx);
    return row;
  },
  async run({ em, ctx: { now, user }, record }, { id, theirs }, row) {
    const { gone, history } = await deleteBookings(em, theirs, { now, user, operation });
    await em.nativeDelete(Customer, { id });
    const before = { ...customerDetails(row), createdAt: row.createdAt, bookings: gone };
    const carIds = gone.flatMap(({ carId }) => (carId === null ? [] : [carId]));
    const answer: DeletedCustomerType = { id, deletedBookings: gone.length };
    return {
      answer,
      history: [record({ entity: 'Customer', entityId: id, before }), ...history],
      cars: [...new Set(carIds)],
    };
  },
});
