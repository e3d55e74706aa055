import type { OccupyingBooking } from '@backend/domain/bookings/occupancy';
import type {
  KnownBooking,
  KnownCar,
  KnownCustomer,
} from '@backend/domain/import/plan/import-plan';
import type { Period } from '@schema/values/time/period';
import type { Em } from '../em';
import { prepared, type Slots } from '../sql/prepared-read';
import { readFlag, readInstant } from '../sql/read-as';
import { allOf, anyOf, part, type SqlPart } from '../sql/sql-part';
import { columnsOf } from '../sql/tables';
import { reading } from '../sql/typed-read';
import { apiPhone } from './customers/customer-columns';
import { live } from './fleet/claim-sql';

const namedCars = prepared((em) =>
  reading(em)
    .selectFrom('cars')
    .select(['id', 'brand', 'model', 'license_plate as licensePlate'])
    .orderBy('id'),
);

/** Every car by id; one statement. */
export const loadNamedCars = (em: Em): Promise<KnownCar[]> => namedCars(em, {});

const knownCustomers = prepared((em) =>
  reading(em)
    .selectFrom('customers')
    .select(['id', 'full_name as fullName', 'phone'])
    .orderBy('id'),
);

/** Every customer with the phone as stored; one statement. */
export const loadKnownCustomers = (em: Em): Promise<KnownCustomer[]> => knownCustomers(em, {});

/** Fields of a booking compared with the rows of an import. */
interface ImportedBookingRecord extends KnownBooking {
  readonly id: number;
  readonly isLive: boolean;
  readonly returnedAt: Date | null;
}

const around = prepared((em, { endDate, holds }: Slots<{ endDate: Date; holds: SqlPart }>) =>
  reading(em)
    .selectFrom('bookings as b')
    .leftJoin('customers as c', 'c.id', 'b.customer_id')
    .leftJoin('money_accruals as m', (join) =>
      join.on('m.id', '=', (eb) =>
        eb
          .selectFrom('money_accruals as a')
          .select(({ fn }) => fn.min('a.id').as('id'))
          .whereRef('a.booking_id', '=', 'b.id'),
      ),
    )
    .select(({ ref, fn, or, exists, selectFrom }) => [
      'b.id',
      'b.car_id as carId',
      fn.coalesce('c.full_name', 'b.raw_customer_name').as('customerName'),
      fn.coalesce(apiPhone(ref('c.phone')), 'b.raw_customer_phone').as('customerPhone'),
      'b.raw_start_date as rawStartDate',
      'b.raw_end_date as rawEndDate',
      readInstant(ref('b.start_date')).as('startDate'),
      readInstant(ref('b.end_date')).as('endDate'),
      readInstant(ref('b.returned_at')).as('returnedAt'),
      readFlag(live('b')).as('isLive'),
      readFlag(ref('b.is_complete')).as('isComplete'),
      'm.rental_id as rentalId',
      readFlag(
        or([
          exists(
            selectFrom('money_entries as e')
              .select('e.id')
              .whereRef('e.rental_id', '=', 'm.rental_id'),
          ),
          exists(
            selectFrom('money_charges as h')
              .select('h.id')
              .whereRef('h.rental_id', '=', 'm.rental_id'),
          ),
        ]),
      ).as('hasMoney'),
    ])
    .where(({ or, and, not, eb, ref }) =>
      or([not(ref('b.is_complete')), and([eb('b.start_date', '<=', endDate), holds])]),
    )
    .orderBy('b.id'),
);

/**
 * Bookings of any kind whose dates touch the period, bookings that hold their car until marked as
 * returned (`unmarkedHold`), and all incomplete ones, in order of creation; one statement.
 */
export function loadBookingsAround(
  em: Em,
  { startDate, endDate }: Period,
  unmarkedHold: boolean,
): Promise<ImportedBookingRecord[]> {
  const b = columnsOf<'bookings'>('b');
  const isUnmarked = unmarkedHold ? [part(`${b('returned_at')} is null`)] : [];
  const holds = allOf(anyOf(part(`${b('end_date')} >= ?`, [startDate]), ...isUnmarked));
  return around(em, { endDate, holds });
}

/** The live bookings, as possible conflicts. */
export function liveBookings(
  facts: readonly ImportedBookingRecord[],
): (OccupyingBooking & { readonly carId: number })[] {
  return facts.flatMap(({ id, carId, customerName, startDate, endDate, returnedAt, isLive }) =>
    isLive && carId !== null && startDate && endDate
      ? [{ id, carId, customer: customerName, startDate, endDate, returnedAt }]
      : [],
  );
}
