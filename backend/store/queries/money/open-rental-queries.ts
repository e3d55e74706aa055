import { shownParts } from '@backend/domain/money/rental-parts';
import {
  leftToSettle,
  type OpenRental,
  type RentalMoneyFacts,
} from '@backend/domain/money/settled';
import { type Em, engineOf } from '@backend/store/em';
import { rowLockSql } from '@backend/store/locks/row-lock';
import { loadCompany } from '@backend/store/queries/accounts/company-queries';
import { type DriverRow, raw, toKopecks } from '@backend/store/sql/raw';
import { allOf, expressionOf, part, type SqlPart } from '@backend/store/sql/sql-part';
import { whereabouts } from '@schema/values/bookings/whereabouts';
import { kopecks } from '@schema/values/money/money';
import { loadBookingsWhere } from '../board/event-rows';
import { isHandedOverSql } from '../bookings/custody-sql';
import { isLive } from '../fleet/claim-sql';
import { isPlanned, loadBookingSums, type MoneySums, sums } from './money-sums';
import { loadPartsOfRentals } from './rental-queries';

const rentalsOf = ({ sql, params }: SqlPart): SqlPart =>
  part(
    `select a.rental_id from money_accruals a join bookings b on b.id = a.booking_id where ${sql}`,
    params,
  );

/**
 * Locks the money and then the rows of the bookings `b` that match until the transaction ends, in the
 * order of all who take both. SQLite: the immediate transaction is the lock.
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
  await raw(
    em,
    `select b.id from bookings b where ${bookings.sql} order by b.id for update`,
    bookings.params,
  );
}

type SumsRow = DriverRow<MoneySums & RentalMoneyFacts>;

/** The rentals of the bookings `b` that match and are not settled (backend/domain/money/settled.ts). */
export async function loadOpenRentals(em: Em, bookings: SqlPart, now: Date): Promise<OpenRental[]> {
  const rentals = rentalsOf(bookings);
  const found = sums(null, part(`l.rental_id in (${rentals.sql})`, rentals.params), '1 = 1');
  const hasBegun = isPlanned(null, now, false);
  const rows = await raw<SumsRow>(
    em,
    `select s.rental_id as "rentalId", s.owed, s.paid, s.held, ${hasBegun.sql} as "hasBegun",
       (select sum(r.delta_kopecks) from money_accruals r where r.rental_id = s.rental_id) as "rent"
     from (${found.sql}) s order by s.rental_id`,
    [...hasBegun.params, ...found.params],
  );
  const isRecorded = await recordsPayments(em);
  const money = new Map(rows.map((row) => [row.rentalId, factsOf(row)]));
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

const factsOf = (row: SumsRow): RentalMoneyFacts => ({
  rent: toKopecks(row.rent ?? 0),
  owed: toKopecks(row.owed),
  paid: toKopecks(row.paid),
  held: toKopecks(row.held),
  hasBegun: Boolean(row.hasBegun),
});

/** Bookings whose car is out by a mark, with their rental; one that is not followed is its own. */
async function loadOut(em: Em, bookings: SqlPart, now: Date) {
  const marked = allOf(
    bookings,
    part(`${isLive('b')} and b.returned_at is null and ${isHandedOverSql('b')}`),
  );
  const rows = await loadBookingsWhere(em, () => expressionOf(marked));
  const out = rows.filter((row) => ['out', 'overdue'].includes(whereabouts(row, now)));
  const rentals = await loadBookingSums(
    em,
    out.map(({ id }) => id),
  );
  return out.map(({ id: bookingId, customer, startDate, endDate }) => ({
    ...{ bookingId, customer, startDate, endDate },
    rentalId: rentals.get(bookingId)?.rentalId ?? bookingId,
  }));
}

/** Whether the company records payments of rents. */
async function hasPayments(em: Em): Promise<boolean> {
  const rows = await raw(em, `select id from money_entries where kind = 'rent' limit 1`);
  return rows.length > 0;
}

/** The company does not say that it records none, and has recorded some. */
export async function recordsPayments(em: Em): Promise<boolean> {
  return (await loadCompany(em)).recordsPayments && (await hasPayments(em));
}
