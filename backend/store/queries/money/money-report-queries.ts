import { type Em, engineOf } from '@backend/store/em';
import { readCount, readInstant, readKopecks } from '@backend/store/sql/read-as';
import {
  allOf,
  EVERY,
  expressionOf,
  part,
  type SqlPart,
  tableOf,
} from '@backend/store/sql/sql-part';
import type { StoredInstant, StoredKopecks } from '@backend/store/sql/tables';
import { reading, rowsOf } from '@backend/store/sql/typed-read';
import type { DebtSide, DepositState } from '@schema/values/money/ledger';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import { type Expression, sql } from 'kysely';
import { foundBookings } from '../bookings/booking-search-sql';
import { apiPhone } from '../customers/customer-columns';
import {
  isPlanned,
  type MoneySums,
  rentalEndSql,
  type StoredSums,
  SUM_COLUMNS,
  sums,
} from './money-sums';
import { isOutRentalSql, UNTAKEN_SQL } from './out-rentals';

/**
 * A rental in a report, with its last booking; when all are deleted, with the kept names of the
 * last one.
 */
export interface ReportedRental extends MoneySums {
  /** Null: deleted. */
  readonly bookingId: number | null;
  readonly customerId: number | null;
  readonly customerName: string | null;
  readonly customerPhone: string | null;
  readonly brand: string | null;
  readonly model: string | null;
  readonly licensePlate: string | null;
  readonly startDate: Date | null;
  readonly endDate: Date | null;
  readonly cancelledAt: Date | null;
  /** End of the rental, as recorded until the moment; null: unknown. */
  readonly endsAt: Date | null;
  readonly agreedDeposit: Kopecks;
  /** Agreed and untaken deposit of a rental whose car is out; null: another list. */
  readonly untaken: Kopecks | null;
}

/** Kind of a report: by balance or by deposit. */
export interface ReportQuery {
  /** Null: now. */
  readonly moment: Date | null;
  readonly now: Date;
  readonly requireReturnMark: boolean;
  readonly search: string;
  readonly window: { readonly limit: number; readonly offset: number };
  readonly listed: DebtSide | DepositState;
}

const HAVING = {
  owing: 'sum(owed) > sum(paid)',
  planned: 'sum(owed) > sum(paid)',
  overpaid: 'sum(owed) < sum(paid)',
  held: 'sum(held) <> 0',
  due: 'sum(held) <> 0',
  untaken: '1 = 1',
} as const;

/** Rental `s` has ended at the moment, according to lines until `moment`. */
function isOver(moment: Date | null, at: Date): SqlPart {
  const { sql, params } = rentalEndSql(moment);
  return part(`coalesce(${sql} <= ?, false)`, [...params, at]);
}

const STATES: Readonly<Record<ReportQuery['listed'], (query: ReportQuery) => SqlPart>> = {
  owing: ({ moment, now }) => isPlanned(moment, moment ?? now, false),
  planned: ({ moment, now }) => isPlanned(moment, moment ?? now, true),
  overpaid: () => EVERY,
  held: () => EVERY,
  due: ({ moment, now }) => isOver(moment, moment ?? now),
  untaken: (occasion) => allOf(part(`${UNTAKEN_SQL} > 0`, []), isOutRentalSql(occasion)),
};

/** Totals of a list. */
function amountOf(listed: ReportQuery['listed']): string {
  if (listed === 'untaken') return UNTAKEN_SQL;
  return listed === 'held' || listed === 'due' ? 's.held' : 'abs(s.owed - s.paid)';
}

interface ReportPageData {
  readonly items: readonly ReportedRental[];
  readonly total: number;
  /** Σ of balances, or of held or untaken deposits, over all pages; always at least 0. */
  readonly totalAmount: Kopecks;
}

/** The rentals `s` of the report, each with its last booking or its kept names. */
function reported(em: Em, query: ReportQuery) {
  const { moment, listed, search } = query;
  const found = sums(moment, EVERY, HAVING[listed]);
  const where = allOf(STATES[listed](query), foundBookings(em, search));
  return reading(em)
    .selectFrom(tableOf<StoredSums>(found).as('s'))
    .leftJoin('bookings as b', (join) =>
      join.on('b.id', '=', (eb) =>
        eb
          .selectFrom('money_accruals as a')
          .innerJoin('bookings as p', 'p.id', 'a.booking_id')
          .whereRef('a.rental_id', '=', 's.rental_id')
          .select(({ fn }) => fn.max('p.id').as('id')),
      ),
    )
    .leftJoin('customers as c', 'c.id', 'b.customer_id')
    .leftJoin('cars as k', 'k.id', 'b.car_id')
    .leftJoin('money_booking_names as n', (join) =>
      join.on('b.id', 'is', null).on('n.booking_id', '=', (eb) =>
        eb
          .selectFrom('money_accruals as a')
          .innerJoin('money_booking_names as p', 'p.booking_id', 'a.booking_id')
          .whereRef('a.rental_id', '=', 's.rental_id')
          .select(({ fn }) => fn.max('p.booking_id').as('id')),
      ),
    )
    .where(expressionOf(where));
}

/** One page of the rentals with a balance or a deposit; the earliest ended first. */
export async function loadMoneyReport(em: Em, query: ReportQuery): Promise<ReportPageData> {
  const { moment, listed, window } = query;
  const found = reported(em, query);
  const amount = expressionOf<StoredKopecks | null>(part(`sum(${amountOf(listed)})`));
  const [total] = await rowsOf(
    em,
    found.select(({ fn }) => [readCount(fn.countAll()).as('count'), readKopecks(amount).as('sum')]),
  );
  const items = await rowsOf(
    em,
    found
      .select(SUM_COLUMNS)
      .select(({ ref, fn, val }) => [
        'b.id as bookingId',
        'b.customer_id as customerId',
        fn.coalesce('c.full_name', 'n.customer_name').as('customerName'),
        apiPhone(ref('c.phone')).as('customerPhone'),
        fn.coalesce('k.brand', 'n.brand').as('brand'),
        fn.coalesce('k.model', 'n.model').as('model'),
        fn.coalesce('k.license_plate', 'n.license_plate').as('licensePlate'),
        readKopecks(fn.coalesce('b.deposit_kopecks', 'n.deposit_kopecks', val(kopecks(0)))).as(
          'agreedDeposit',
        ),
        readKopecks(
          expressionOf<StoredKopecks | null>(part(listed === 'untaken' ? UNTAKEN_SQL : 'null')),
        ).as('untaken'),
        readInstant(known(ref('b.id'), ref('b.start_date'), ref('n.start_date'))).as('startDate'),
        readInstant(known(ref('b.id'), ref('b.end_date'), ref('n.end_date'))).as('endDate'),
        readInstant(known(ref('b.id'), ref('b.cancelled_at'), ref('n.cancelled_at'))).as(
          'cancelledAt',
        ),
        readInstant(expressionOf<StoredInstant | null>(rentalEndSql(moment))).as('endsAt'),
      ])
      .orderBy(({ fn }) => fn.coalesce('b.end_date', 'n.end_date', earliest(em)))
      .orderBy('s.rental_id')
      .limit(window.limit)
      .offset(window.offset),
  );
  return { items, total: total?.count ?? 0, totalAmount: total?.sum ?? kopecks(0) };
}

/** From the booking, or its kept names when it is deleted. */
const known = <Value>(
  id: Expression<number | null>,
  stored: Expression<Value>,
  named: Expression<Value>,
) => sql<Value>`case when ${id} is null then ${named} else ${stored} end`;

const earliest = (em: Em) =>
  engineOf(em) === 'sqlite' ? sql<StoredInstant>`0` : sql<StoredInstant>`'epoch'::timestamptz`;
