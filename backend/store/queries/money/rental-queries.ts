import { type Em, engineOf } from '@backend/store/em';
import { rowLockSql } from '@backend/store/locks/row-lock';
import {
  type DriverRow,
  instantColumns,
  raw,
  toInstantOrNull,
  toKopecks,
  toKopecksOrNull,
} from '@backend/store/sql/raw';
import type { Kopecks } from '@schema/values/money/money';

/** The rental whose money the booking belongs to; null: it is not followed. */
export async function loadRentalId(em: Em, bookingId: number): Promise<number | null> {
  const [row] = await raw<{ id: number }>(
    em,
    'select rental_id as "id" from money_accruals where booking_id = ? order by id limit 1',
    [bookingId],
  );
  return row?.id ?? null;
}

/** The rentals of these bookings, as far as their money is followed. */
export async function loadRentalIds(em: Em, bookingIds: readonly number[]): Promise<number[]> {
  if (bookingIds.length === 0) return [];
  const rows = await raw<{ id: number }>(
    em,
    `select distinct rental_id as "id" from money_accruals
     where booking_id in (${bookingIds.map(() => '?').join(', ')})`,
    [...bookingIds],
  );
  return rows.map(({ id }) => id);
}

/** Locks the money of the rental until the transaction ends; works for a deleted booking too. */
export async function lockRentalMoney(em: Em, rentalId: number): Promise<void> {
  await raw(
    em,
    `select id from money_accruals where booking_id = ? order by id limit 1 ${rowLockSql(em)}`,
    [rentalId],
  );
}

/** Rentals of one statement: an import begins thousands. */
const PORTION = 1000;

/** Locks the money of these rentals, in one order whoever asks. */
export async function lockRentals(em: Em, rentalIds: readonly number[]): Promise<void> {
  if (engineOf(em) === 'sqlite') return;
  const ids = [...new Set(rentalIds)].sort((a, b) => a - b);
  for (let start = 0; start < ids.length; start += PORTION) {
    const portion = ids.slice(start, start + PORTION).join(', ');
    await raw(
      em,
      `select id from money_accruals where booking_id in (${portion})
       order by booking_id, id for update`,
    );
  }
}

/** What the rental costs now: the sum of its recorded changes, and how many of them changed it. */
export async function loadRent(em: Em, rentalId: number) {
  const [row] = await raw<{ rent: number | string | null; changes: number | string }>(
    em,
    `select sum(delta_kopecks) as "rent", count(nullif(delta_kopecks, 0)) as "changes"
     from money_accruals where rental_id = ?`,
    [rentalId],
  );
  return { rent: toKopecks(row?.rent ?? 0), rentChanges: Number(row?.changes ?? 0) };
}

/** One booking of a rental, cancelled or not. */
export interface RentalPart {
  readonly id: number;
  readonly customerId: number | null;
  readonly customerName: string | null;
  readonly brand: string | null;
  readonly model: string | null;
  readonly licensePlate: string | null;
  readonly startDate: Date | null;
  readonly endDate: Date | null;
  readonly returnedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly agreedDeposit: Kopecks | null;
}

type PartRow = DriverRow<RentalPart & { rentalId: number }>;

const INSTANTS = {
  startDate: 'start_date',
  endDate: 'end_date',
  returnedAt: 'returned_at',
  cancelledAt: 'cancelled_at',
};

/** Bookings of the rental that exist, in order of time. */
export async function loadRentalParts(em: Em, rentalId: number): Promise<readonly RentalPart[]> {
  return (await loadPartsOfRentals(em, [rentalId])).get(rentalId) ?? [];
}

/** The same of many rentals, by rental, in one statement. */
export async function loadPartsOfRentals(
  em: Em,
  rentalIds: readonly number[],
): Promise<ReadonlyMap<number, readonly RentalPart[]>> {
  const rows = await raw<PartRow>(
    em,
    `select b.id, r.rental_id as "rentalId", b.deposit_kopecks as "agreedDeposit",
       b.customer_id as "customerId", c.full_name as "customerName", k.brand, k.model, k.license_plate as "licensePlate",
       ${instantColumns(em, 'b', INSTANTS)}
     from bookings b
     left join customers c on c.id = b.customer_id left join cars k on k.id = b.car_id
     join (select distinct a.rental_id, a.booking_id from money_accruals a
       where a.rental_id in (${rentalIds.map(() => '?').join(', ')})) r on r.booking_id = b.id
     order by b.start_date, b.id`,
    [...rentalIds],
  );
  const parts = rows.map((row) => ({
    ...row,
    agreedDeposit: toKopecksOrNull(row.agreedDeposit),
    startDate: toInstantOrNull(row.startDate),
    endDate: toInstantOrNull(row.endDate),
    returnedAt: toInstantOrNull(row.returnedAt),
    cancelledAt: toInstantOrNull(row.cancelledAt),
  }));
  return Map.groupBy(parts, ({ rentalId }) => rentalId);
}

/** What names a rental whose bookings are all deleted. */
export type DeletedRental = Pick<
  RentalPart,
  'customerName' | 'brand' | 'model' | 'licensePlate' | 'startDate' | 'endDate'
>;

/** The last of the rental's deleted bookings; null: none was followed. */
export async function loadDeletedRental(em: Em, rentalId: number): Promise<DeletedRental | null> {
  const [row] = await raw<DriverRow<DeletedRental>>(
    em,
    `select n.customer_name as "customerName", n.brand, n.model, n.license_plate as "licensePlate",
       ${instantColumns(em, 'n', { startDate: 'start_date', endDate: 'end_date' })}
     from money_booking_names n where n.booking_id in (
       select a.booking_id from money_accruals a where a.rental_id = ?)
     order by n.booking_id desc limit 1`,
    [rentalId],
  );
  if (!row) return null;
  const [startDate, endDate] = [toInstantOrNull(row.startDate), toInstantOrNull(row.endDate)];
  return { ...row, startDate, endDate };
}

export async function isBooking(em: Em, id: number): Promise<boolean> {
  return (await raw(em, 'select id from bookings where id = ?', [id])).length > 0;
}
