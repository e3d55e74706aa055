import { assertSettled } from '@backend/domain/money/settled';
import type { SignedInContext } from '@backend/operation/context';
import type { Em } from '@backend/store/em';
import { loadOpenRentals, lockRentalsOf } from '@backend/store/queries/money/open-rental-queries';
import type { SqlPart } from '@backend/store/sql/sql-part';
import { AUDIENCES } from '@schema/audiences';
import { canAny } from '@schema/permissions';

/**
 * Locks the matching bookings `b` with their money, and refuses their deletion while a car is out,
 * a deposit is held or money is owed (docs/domain.md, deletion). Lock the customer or the car
 * first. Throws CONFLICT with the `rentals`.
 */
export async function refuseUnsettled(
  em: Em,
  bookings: SqlPart,
  { now, zone, user }: Pick<SignedInContext, 'now' | 'zone' | 'user'>,
): Promise<void> {
  await lockRentalsOf(em, bookings);
  assertSettled(await loadOpenRentals(em, bookings, now), {
    zone,
    showsCustomer: canAny(user, AUDIENCES.bookings),
    showsMoney: canAny(user, AUDIENCES.money),
  });
}
