import type { Occasion } from '@backend/domain/bookings/occupancy';
import type { Em } from '@backend/store/em';
import { raw } from '@backend/store/sql/raw';
import { part, type SqlPart } from '@backend/store/sql/sql-part';
import { isOutSinceHandoverSql } from '../bookings/custody-sql';

/** Σ of the deposits agreed for the live parts of rental `s` (`agreedDeposit`). */
export const AGREED_SQL = `(select coalesce(sum(p.deposit_kopecks), 0) from bookings p
  where p.cancelled_at is null and p.id in (
    select a.booking_id from money_accruals a where a.rental_id = s.rental_id))`;

/** Whether the car of rental `s` is handed over by a mark and not back. */
export function isOutRentalSql(occasion: Occasion): SqlPart {
  const { sql, params } = isOutSinceHandoverSql('b', occasion);
  return part(
    `exists (select 1 from money_accruals o join bookings b on b.id = o.booking_id
       where o.rental_id = s.rental_id and ${sql})`,
    params,
  );
}

/** Those of the rentals whose car is out; no statement for none. */
export async function loadOutRentals(
  em: Em,
  rentalIds: readonly number[],
  occasion: Occasion,
): Promise<ReadonlySet<number>> {
  if (rentalIds.length === 0) return new Set();
  const out = isOutRentalSql(occasion);
  const rows = await raw<{ id: number }>(
    em,
    `select distinct s.rental_id as "id" from money_accruals s
     where s.rental_id in (${rentalIds.map(() => '?').join(', ')}) and ${out.sql}`,
    [...rentalIds, ...out.params],
  );
  return new Set(rows.map(({ id }) => id));
}
