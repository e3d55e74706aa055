import { clientAnalytics } from '@backend/domain/analytics/client-analytics';
import { notFound, validationFailed } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import { loadListedBookings } from '@backend/store/queries/bookings/listed-booking-queries';
import {
  loadBelongings,
  loadStampedRows,
} from '@backend/store/queries/customers/customer-merge-queries';
import { loadCustomersOf } from '@backend/store/queries/customers/customer-queries';
import { part } from '@backend/store/sql/sql-part';
import { customerDetails } from '@schema/fields/customer-fields';
import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import { normalisePhone } from '@schema/values/people/phone';
import type {
  CustomerFiguresType,
  CustomerMergePreviewType,
  CustomerMergeSideType,
} from './customer-merge.types';
import { mergeStamp } from './merge-stamp';

/**
 * Both customers, their records to move and the result. Throws VALIDATION_FAILED for the same
 * customer twice, NOT_FOUND.
 */
export async function readCustomerMergePreview(
  ctx: RequestContext,
  keepId: number,
  goneId: number,
): Promise<CustomerMergePreviewType> {
  if (keepId === goneId) throw validationFailed({ goneId: MESSAGES.customers.mergeSame });
  // Read first, so that any change during the next reads makes this stamp stale.
  const rows = await loadStampedRows(ctx.em, [keepId, goneId]);
  const sides = await sidesOf(ctx, [keepId, goneId]);
  const sideOf = (id: number) => {
    const side = sides.find(({ customer }) => customer.id === id);
    if (!side) throw notFound(MESSAGES.customers.notFound);
    return side;
  };
  const [keep, gone] = [sideOf(keepId), sideOf(goneId)];
  const people = [keep, gone].map(({ customer: { id, phone, ...customer } }) => ({
    id,
    ...customerDetails({ ...customer, phone: phone && normalisePhone(phone) }),
  }));
  const stamp = mergeStamp(people, rows);
  return { keep, gone, total: totalOf(keep.figures, gone.figures), stamp };
}

async function sidesOf(
  { em, now, config }: RequestContext,
  ids: readonly number[],
): Promise<CustomerMergeSideType[]> {
  const customers = await loadCustomersOf(em, ids);
  const bookings = await loadListedBookings(
    em,
    { where: part(`b.customer_id in (${ids.map(() => '?').join(', ')})`, ids) },
    { now, requireReturnMark: config.requireReturnMark },
  );
  const belongings = await loadBelongings(em, ids);
  return customers.map((customer) => {
    const card = clientAnalytics(bookings.filter(({ customerId }) => customerId === customer.id));
    const besides = belongings.find(({ id }) => id === customer.id);
    const figures = {
      bookings: card.totalBookings,
      cancelledBookings: card.cancelledBookings,
      incompleteBookings: besides?.incompleteBookings ?? 0,
      reviewRequests: besides?.reviewRequests ?? 0,
      rentalDays: card.totalRentalDays,
      totalSpent: card.totalSpent,
    };
    return { customer, figures };
  });
}

function totalOf(a: CustomerFiguresType, b: CustomerFiguresType): CustomerFiguresType {
  return {
    bookings: a.bookings + b.bookings,
    cancelledBookings: a.cancelledBookings + b.cancelledBookings,
    incompleteBookings: a.incompleteBookings + b.incompleteBookings,
    reviewRequests: a.reviewRequests + b.reviewRequests,
    rentalDays: a.rentalDays + b.rentalDays,
    totalSpent: kopecks(a.totalSpent + b.totalSpent),
  };
}
