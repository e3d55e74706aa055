import { createHash } from 'node:crypto';
import type { MergedFields } from '@backend/domain/customers/customer-merge';
import type { StampedBooking } from '@backend/store/queries/customers/customer-merge-queries';
import { CUSTOMER_FIELD_NAMES } from '@schema/fields/customer-fields';

/**
 * A fingerprint of customers and all their bookings; it differs after any change. The order of the
 * input does not matter.
 */
export function mergeStamp(
  customers: readonly MergedFields[],
  bookings: readonly StampedBooking[],
): string {
  const people = customers.map((one) => [one.id, ...CUSTOMER_FIELD_NAMES.map((name) => one[name])]);
  const rows = bookings.map(({ id, version }) => [id, version]);
  const byId = (a: readonly unknown[], b: readonly unknown[]) => Number(a[0]) - Number(b[0]);
  return createHash('sha256')
    .update(JSON.stringify([people.sort(byId), rows.sort(byId)]))
    .digest('base64url');
}
