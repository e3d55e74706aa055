import { type Em, engineOf } from '@backend/store/em';
import {
  type Driven,
  instantSql,
  raw,
  toInstantOrNull,
  toKopecks,
  toKopecksOrNull,
} from '@backend/store/sql/raw';
import { allOf, EVERY, part, type SqlPart } from '@backend/store/sql/sql-part';
import type { DebtSide, DepositState } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { foundBookings } from '../bookings/booking-search-sql';
import { isPlanned, type MoneySums, moneySums, rentalEndSql, sums } from './money-sums';
import { AGREED_SQL, isOutRentalSql } from './out-rentals';

/** A rental in a report, with its last booking; when all were deleted, with what names the last of them. */
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
  /** When the rental ended or will end, as recorded until the moment; null: unknown. */
  readonly endsAt: Date | null;
  readonly agreedDeposit: Kopecks;
  /** Agreed and not taken, of a rental whose car is out; null: not of this list. */
  readonly untaken: Kopecks | null;
}

const INSTANTS = { startDate: 'start_date', endDate: 'end_date', cancelledAt: 'cancelled_at' };

/** What a report lists: by balance or by deposit. */
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

/** Rental `s` has ended at the moment, by what was recorded until `moment`. */
function isOver(moment: Date | null, at: Date): SqlPart {
  const { sql, params } = rentalEndSql(moment);
  return part(`coalesce(${sql} <= ?, false)`, [...params, at]);
}

const UNTAKEN = `${AGREED_SQL} - s.held - s.returned - s.withheld`;

const STATES: Readonly<Record<ReportQuery['listed'], (query: ReportQuery) => SqlPart>> = {
  owing: ({ moment, now }) => isPlanned(moment, moment ?? now, false),
  planned: ({ moment, now }) => isPlanned(moment, moment ?? now, true),
  overpaid: () => EVERY,
  held: () => EVERY,
  due: ({ moment, now }) => isOver(moment, moment ?? now),
  untaken: (occasion) => allOf(part(`${UNTAKEN} > 0`, []), isOutRentalSql(occasion)),
};

/** What a list sums up. */
function amountOf(listed: ReportQuery['listed']): string {
  if (listed === 'untaken') return UNTAKEN;
  return listed === 'held' || listed === 'due' ? 's.held' : 'abs(s.owed - s.paid)';
}

interface ReportPageData {
  readonly items: readonly ReportedRental[];
  readonly total: number;
  /** Σ of balances, or of deposits held or not taken, over all pages; always at least 0. */
  readonly totalAmount: Kopecks;
}

/** One page of the rentals with a balance or a deposit; what ended first comes first. */
export async function loadMoneyReport(em: Em, query: ReportQuery): Promise<ReportPageData> {
  const { moment, listed, window, search } = query;
  const found = sums(moment, EVERY, HAVING[listed]);
  const where = allOf(STATES[listed](query), foundBookings(em, search));
  const from = part(
    `from (${found.sql}) s
     left join bookings b on b.id = (select max(p.id) from money_accruals a
       join bookings p on p.id = a.booking_id where a.rental_id = s.rental_id)
     left join customers c on c.id = b.customer_id left join cars k on k.id = b.car_id
     left join money_booking_names n on b.id is null and n.booking_id = (select max(p.booking_id)
       from money_accruals a join money_booking_names p on p.booking_id = a.booking_id
       where a.rental_id = s.rental_id)
     where ${where.sql}`,
    [...found.params, ...where.params],
  );
  const [total] = await raw<{ count: number | string; amount: number | string | null }>(
    em,
    `select count(*) as "count", sum(${amountOf(listed)}) as "amount" ${from.sql}`,
    from.params,
  );
  const end = rentalEndSql(moment);
  const named = Object.entries(INSTANTS)
    .map(([name, column]) => {
      const known = `case when b.id is null then n.${column} else b.${column} end`;
      return `${instantSql(engineOf(em), known)} as "${name}"`;
    })
    .join(', ');
  const rows = await raw<ReportRow>(
    em,
    `select s.rental_id as "rentalId", s.owed, s.paid, s.held, s.returned, s.withheld,
       b.id as "bookingId", b.customer_id as "customerId",
       coalesce(c.full_name, n.customer_name) as "customerName", '+' || c.phone as "customerPhone",
       coalesce(k.brand, n.brand) as "brand", coalesce(k.model, n.model) as "model",
       coalesce(k.license_plate, n.license_plate) as "licensePlate",
       coalesce(b.deposit_kopecks, n.deposit_kopecks, 0) as "agreedDeposit",
       ${listed === 'untaken' ? UNTAKEN : 'null'} as "untaken", ${named},
       ${instantSql(engineOf(em), end.sql)} as "endsAt"
     ${from.sql}
     order by coalesce(b.end_date, n.end_date, ${earliest(em)}), s.rental_id limit ? offset ?`,
    [...end.params, ...from.params, window.limit, window.offset],
  );
  return {
    items: rows.map(reported),
    total: Number(total?.count ?? 0),
    totalAmount: toKopecks(total?.amount ?? 0),
  };
}

const earliest = (em: Em) => (engineOf(em) === 'sqlite' ? '0' : `'epoch'::timestamptz`);

type ReportRow = Driven<ReportedRental>;

const reported = (row: ReportRow): ReportedRental => ({
  ...row,
  ...moneySums(row),
  agreedDeposit: toKopecks(row.agreedDeposit),
  untaken: toKopecksOrNull(row.untaken),
  startDate: toInstantOrNull(row.startDate),
  endDate: toInstantOrNull(row.endDate),
  cancelledAt: toInstantOrNull(row.cancelledAt),
  endsAt: toInstantOrNull(row.endsAt),
});
