import { shownParts } from '@backend/domain/money/rental-parts';
import {
  leftToSettle,
  type OpenRental,
  type RentalMoneyFacts,
} from '@backend/domain/money/settled';
import { type Em, engineOf } from '@backend/store/em';
import { rowLockSql } from '@backend/store/locks/row-lock';
import { loadCompany } from '@backend/store/queries/accounts/company-queries';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { raw } from '@backend/store/sql/raw';
import { readFlag, readKopecks } from '@backend/store/sql/read-as';
import {
  allOf,
  expressionOf,
  part,
  type SqlPart,
  singleValue,
  sumOf,
  tableOf,
} from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { reading, rowsOf } from '@backend/store/sql/typed-read';
import { whereabouts } from '@schema/values/bookings/whereabouts';
import { kopecks } from '@schema/values/money/money';
import { bookingsWhere } from '../board/event-rows';
import { isHandedOverSql } from '../bookings/custody-sql';
import { isLive } from '../fleet/claim-sql';
import { isPlanned, loadBookingSums, type StoredSums, sums } from './money-sums';
import { loadPartsOfRentals } from './rental-queries';

const rentalsOf = ({ sql, params }: SqlPart): SqlPart =>
  part(
    `select a.rental_id from money_accruals a join bookings b on b.id = a.booking_id where ${sql}`,
    params,
  );

const lockedBookings = prepared((em, { where }: Slots<{ where: SqlPart }>) =>
  reading(em).selectFrom('bookings as b').select('b.id').where(where).orderBy('b.id').forUpdate(),
);

/**
 * Locks the money and then the rows of the matching bookings `b` until the transaction ends, in the
 * common order of all writers. SQLite: the immediate transaction is the lock.
 */
export async function lockRentalsOf(em: Em, bookings: SqlPart): Promise<void> {
  if (engineOf(em) === 'sqlite') return;
  const rentals = rentalsOf(bookings);
  await raw(
    em,
    `select id from money_accruals where id in (
       select min(l.id) from money_accruals l where l.booking_id in (${rentals.sql})
       group by l.booking_id)
     order by booking_id ${rowLockSql(em)}`,
    rentals.params,
  );
  await lockedBookings(em, { where: bookings });
}

/** The unsettled rentals of the matching bookings `b` (backend/domain/money/settled.ts). */
export async function loadOpenRentals(em: Em, bookings: SqlPart, now: Date): Promise<OpenRental[]> {
  const rentals = rentalsOf(bookings);
  const found = sums(null, part(`l.rental_id in (${rentals.sql})`, rentals.params), '1 = 1');
  const hasBegun = isPlanned(null, now, false);
  const rows = await rowsOf(
    em,
    reading(em)
      .selectFrom(tableOf<StoredSums>(found).as('s'))
      .select(({ ref, selectFrom }) => [
        's.rental_id as rentalId',
        readKopecks(ref('s.owed')).as('owed'),
        readKopecks(ref('s.paid')).as('paid'),
        readKopecks(ref('s.held')).as('held'),
        readFlag(expressionOf(hasBegun)).as('hasBegun'),
        readKopecks(
          singleValue(
            selectFrom('money_accruals as r')
              .select((r) => sumOf(r.ref('r.delta_kopecks')).as('rent'))
              .whereRef('r.rental_id', '=', 's.rental_id'),
          ),
        ).as('rent'),
      ])
      .orderBy('s.rental_id'),
  );
  const isRecorded = await recordsPayments(em);
  const money = new Map<number, RentalMoneyFacts>(
    rows.map(({ rentalId, rent, ...facts }) => [rentalId, { ...facts, rent: rent ?? kopecks(0) }]),
  );
  const left = (rentalId: number) => {
    const facts = money.get(rentalId);
    return facts ? leftToSettle(facts, isRecorded) : kopecks(0);
  };
  const isOpen = (id: number) => left(id) !== 0 || money.get(id)?.held !== 0;
  const open = new Map<number, OpenRental>();
  for (const out of await loadOut(em, bookings, now)) {
    const { rentalId, ...booking } = out;
    const facts = money.get(rentalId);
    const { held = kopecks(0), hasBegun: begun = true } = facts ?? {};
    open.set(rentalId, { ...booking, isOut: true, held, hasBegun: begun, left: left(rentalId) });
  }
  const others = [...money.keys()].filter((id) => !open.has(id) && isOpen(id));
  for (const [id, parts] of others.length > 0 ? await loadPartsOfRentals(em, others) : []) {
    const facts = money.get(id);
    const last = shownParts(parts).at(-1);
    if (!facts || !last) continue;
    const { id: bookingId, customerName: customer, startDate, endDate } = last;
    const { held, hasBegun: begun } = facts;
    const rental = { bookingId, customer, startDate, endDate, held, hasBegun: begun };
    open.set(id, { ...rental, isOut: false, left: left(id) });
  }
  return [...open.values()].sort((one, other) => one.bookingId - other.bookingId);
}

const matching = bookingsWhere((_, { where }: Slots<{ where: SqlPart }>) => where);

/**
 * Bookings whose car is out by a mark, with their rental; a booking whose money is not tracked is
 * its own rental.
 */
async function loadOut(em: Em, bookings: SqlPart, now: Date) {
  const marked = allOf(
    bookings,
    part(
      `${isLive('b')} and ${columnsOf<'bookings'>('b')('returned_at')} is null and ${isHandedOverSql('b')}`,
    ),
  );
  const rows = await matching(em, { where: marked });
  const out = rows.filter((row) => ['out', 'overdue'].includes(whereabouts(row, now)));
  const rentals = await loadBookingSums(
    em,
    out.map(({ id }) => id),
  );
  return out.map(({ id: bookingId, customer, startDate, endDate }) => ({
    bookingId,
    customer,
    startDate,
    endDate,
    rentalId: rentals.get(bookingId)?.rentalId ?? bookingId,
  }));
}

const anyRent = prepared((em) =>
  reading(em).selectFrom('money_entries').select('id').where('kind', '=', 'rent').limit(1),
);

/** Whether the company records payments of rents. */
async function hasPayments(em: Em): Promise<boolean> {
  return (await anyRent(em, {})).length > 0;
}

/** The company's setting allows payment records, and some exist. */
export async function recordsPayments(em: Em): Promise<boolean> {
  return (await loadCompany(em)).recordsPayments && (await hasPayments(em));
}
