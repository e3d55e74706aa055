import { createHash } from 'node:crypto';
import type { MergedFields } from '@backend/domain/customers/customer-merge';
import type { StampedRows } from '@backend/store/queries/customers/customer-merge-queries';
import { CUSTOMER_FIELD_NAMES } from '@schema/fields/customer-fields';

/**
 * A fingerprint of customers, all their bookings and the lines of their advances; it differs after any
 * change. The order of the input does not matter.
 */
export function mergeStamp(
  customers: readonly MergedFields[],
  { bookings, advanceIds }: StampedRows,
): string {
  const people = customers.map((one) => [one.id, ...CUSTOMER_FIELD_NAMES.map((name) => one[name])]);
  const rows = bookings.map(({ id, version }) => [id, version]);
  // Merges of releases without advances keep their fingerprint.
  const advances = advanceIds.length > 0 ? [advanceIds.toSorted((a, b) => a - b)] : [];
  const byId = (a: readonly unknown[], b: readonly unknown[]) => Number(a[0]) - Number(b[0]);
  return createHash('sha256')
    .update(JSON.stringify([people.sort(byId), rows.sort(byId), ...advances]))
    .digest('base64url');
}
