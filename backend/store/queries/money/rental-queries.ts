import { type Em, engineOf } from '@backend/store/em';
import { Booking } from '@backend/store/entities/booking.entity';
import { lockedRows } from '@backend/store/locks/row-lock';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readCount, readInstant, readKopecks } from '@backend/store/sql/read-as';
import { sumOf } from '@backend/store/sql/sql-part';
import { reading } from '@backend/store/sql/typed-read';
import { type Kopecks, kopecks } from '@schema/values/money/money';

const rentalOf = prepared((em, { bookingId }: Slots<{ bookingId: number }>) =>
  reading(em)
    .selectFrom('money_accruals')
    .select('rental_id as id')
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .limit(1),
);

/** The rental of the booking's money; null: not tracked. */
export async function loadRentalId(em: Em, bookingId: number): Promise<number | null> {
  const [row] = await rentalOf(em, { bookingId });
  return row?.id ?? null;
}

const rentalsOf = prepared((em, { bookingIds }: Slots<{ bookingIds: readonly number[] }>) =>
  reading(em)
    .selectFrom('money_accruals')
    .select('rental_id as id')
    .distinct()
    .where('booking_id', 'in', bookingIds),
);

/** The rentals of these bookings whose money is tracked. */
export async function loadRentalIds(em: Em, bookingIds: readonly number[]): Promise<number[]> {
  if (bookingIds.length === 0) return [];
  return (await rentalsOf(em, { bookingIds })).map(({ id }) => id);
}

const lockedMoney = prepared((em, { rentalId }: Slots<{ rentalId: number }>) =>
  reading(em)
    .selectFrom('money_accruals')
    .select('id')
    .where('booking_id', '=', rentalId)
    .orderBy('id')
    .limit(1)
    .$call(lockedRows(em)),
);

/** Locks the money of the rental until the transaction ends; works for a deleted booking too. */
export async function lockRentalMoney(em: Em, rentalId: number): Promise<void> {
  await lockedMoney(em, { rentalId });
}

/** Rentals per statement: an import creates thousands. */
const PORTION = 1000;

const lockedPortion = prepared((em, { rentalIds }: Slots<{ rentalIds: readonly number[] }>) =>
  reading(em)
    .selectFrom('money_accruals')
    .select('id')
    .where('booking_id', 'in', rentalIds)
    .orderBy('booking_id')
    .orderBy('id')
    .forUpdate(),
);

/** Locks the money of these rentals, always in the same order. */
export async function lockRentals(em: Em, rentalIds: readonly number[]): Promise<void> {
  if (engineOf(em) === 'sqlite') return;
  const ids = [...new Set(rentalIds)].sort((a, b) => a - b);
  for (let start = 0; start < ids.length; start += PORTION) {
    await lockedPortion(em, { rentalIds: ids.slice(start, start + PORTION) });
  }
}

const rentOf = prepared((em, { rentalId }: Slots<{ rentalId: number }>) =>
  reading(em)
    .selectFrom('money_accruals')
    .select(({ ref, fn, lit }) => [
      readKopecks(sumOf(ref('delta_kopecks'))).as('rent'),
      readCount(fn.count(fn('nullif', ['delta_kopecks', lit(0)]))).as('rentChanges'),
    ])
    .where('rental_id', '=', rentalId),
);

/** Current cost of the rental: the sum of its recorded changes, and their number. */
export async function loadRent(em: Em, rentalId: number) {
  const [row] = await rentOf(em, { rentalId });
  return { rent: row?.rent ?? kopecks(0), rentChanges: row?.rentChanges ?? 0 };
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

const partsOf = prepared((em, { rentalIds }: Slots<{ rentalIds: readonly number[] }>) =>
  reading(em)
    .selectFrom('bookings as b')
    .leftJoin('customers as c', 'c.id', 'b.customer_id')
    .leftJoin('cars as k', 'k.id', 'b.car_id')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('money_accruals as a')
          .select(['a.rental_id', 'a.booking_id'])
          .distinct()
          .where('a.rental_id', 'in', rentalIds)
          .as('r'),
      (join) => join.onRef('r.booking_id', '=', 'b.id'),
    )
    .select(({ ref }) => [
      'b.id',
      'r.rental_id as rentalId',
      readKopecks(ref('b.deposit_kopecks')).as('agreedDeposit'),
      'b.customer_id as customerId',
      'c.full_name as customerName',
      'k.brand',
      'k.model',
      'k.license_plate as licensePlate',
      readInstant(ref('b.start_date')).as('startDate'),
      readInstant(ref('b.end_date')).as('endDate'),
      readInstant(ref('b.returned_at')).as('returnedAt'),
      readInstant(ref('b.cancelled_at')).as('cancelledAt'),
    ])
    .orderBy('b.start_date')
    .orderBy('b.id'),
);

/** Existing bookings of the rental, in order of time. */
export async function loadRentalParts(em: Em, rentalId: number): Promise<readonly RentalPart[]> {
  return (await loadPartsOfRentals(em, [rentalId])).get(rentalId) ?? [];
}

/** The same for many rentals, by rental, in one statement. */
export async function loadPartsOfRentals(
  em: Em,
  rentalIds: readonly number[],
): Promise<ReadonlyMap<number, readonly RentalPart[]>> {
  return Map.groupBy(await partsOf(em, { rentalIds }), ({ rentalId }) => rentalId);
}

/** Kept names of a rental whose bookings are all deleted. */
export type DeletedRental = Pick<
  RentalPart,
  'customerName' | 'brand' | 'model' | 'licensePlate' | 'startDate' | 'endDate'
>;

const lastDeleted = prepared((em, { rentalId }: Slots<{ rentalId: number }>) =>
  reading(em)
    .selectFrom('money_booking_names as n')
    .select(({ ref }) => [
      'n.customer_name as customerName',
      'n.brand',
      'n.model',
      'n.license_plate as licensePlate',
      readInstant(ref('n.start_date')).as('startDate'),
      readInstant(ref('n.end_date')).as('endDate'),
    ])
    .where('n.booking_id', 'in', (eb) =>
      eb
        .selectFrom('money_accruals as a')
        .select('a.booking_id')
        .where('a.rental_id', '=', rentalId),
    )
    .orderBy('n.booking_id', 'desc')
    .limit(1),
);

/** The last of the rental's deleted bookings; null: none was tracked. */
export async function loadDeletedRental(em: Em, rentalId: number): Promise<DeletedRental | null> {
  const [row] = await lastDeleted(em, { rentalId });
  return row ?? null;
}

export async function isBooking(em: Em, id: number): Promise<boolean> {
  return (await em.count(Booking, { id })) > 0;
}
