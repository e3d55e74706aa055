import type { Occasion } from '@backend/domain/bookings/occupancy';
import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { part, type SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { reading } from '@backend/store/sql/typed-read';
import { isOutSinceHandoverSql } from '../bookings/custody-sql';

const p = columnsOf<'bookings'>('p');
const a = columnsOf<'money_accruals'>('a');
const o = columnsOf<'money_accruals'>('o');

/** Σ of the agreed deposits of the live parts of rental `s` (`agreedDeposit`). */
const AGREED_SQL = `(select coalesce(sum(${p('deposit_kopecks')}), 0) from bookings p
  where ${p('cancelled_at')} is null and ${p('id')} in (
    select ${a('booking_id')} from money_accruals a where ${a('rental_id')} = s.rental_id))`;

/** Agreed and neither held nor returned nor withheld deposit of rental `s`, a row of `sums`. */
export const UNTAKEN_SQL = `${AGREED_SQL} - s.held - s.returned - s.withheld`;

/** Whether the car of rental `s` is handed over by a mark and not returned. */
export function isOutRentalSql(occasion: Occasion): SqlPart {
  const { sql, params } = isOutSinceHandoverSql('b', occasion);
  return part(
    `exists (select 1 from money_accruals o join bookings b on b.id = ${o('booking_id')}
       where ${o('rental_id')} = s.rental_id and ${sql})`,
    params,
  );
}

const outOf = prepared(
  (em, { rentalIds, isOut }: Slots<{ rentalIds: readonly number[]; isOut: SqlPart }>) =>
    reading(em)
      .selectFrom('money_accruals as s')
      .select('s.rental_id as id')
      .distinct()
      .where('s.rental_id', 'in', rentalIds)
      .where(isOut),
);

/** The given rentals whose car is out; no statement for an empty list. */
export async function loadOutRentals(
  em: Em,
  rentalIds: readonly number[],
  occasion: Occasion,
): Promise<ReadonlySet<number>> {
  if (rentalIds.length === 0) return new Set();
  const out = await outOf(em, { rentalIds, isOut: isOutRentalSql(occasion) });
  return new Set(out.map(({ id }) => id));
}
