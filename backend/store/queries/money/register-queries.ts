import type { Em } from '@backend/store/em';
import { type DriverRow, instantColumns, raw, toInstant, toKopecks } from '@backend/store/sql/raw';
import { allOf, part, type SqlPart } from '@backend/store/sql/sql-part';
import type { MoneyDirection, PaymentMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import type { CollectionPlace, RegisterKind, RegisterSource } from '@schema/values/money/tills';
import type { Day } from '@schema/values/time/calendar';
import { REGISTER_TABLES, type RegisterTable, SOURCE_RANKS, selectedOf } from './register-tables';

/** One movement of the register with its document. */
export interface RegisterLine {
  readonly source: RegisterSource;
  /** Number of the document within its source. */
  readonly id: number;
  readonly kind: RegisterKind;
  readonly happenedAt: Date;
  readonly method: PaymentMethod;
  readonly tillId: number | null;
  /** Of a handover: the till that receives. */
  readonly toTillId: number | null;
  readonly amount: Kopecks;
  /** Of a handover: from `tillId`. */
  readonly direction: MoneyDirection;
  readonly userName: string;
  readonly comment: string | null;
  readonly shortReason: string | null;
  readonly reversesId: number | null;
  /** Whether another document reverses it, also after the period. */
  readonly isReversed: boolean;
  readonly bookingId: number | null;
  readonly customerId: number | null;
  readonly customerName: string | null;
  readonly carTitle: string | null;
  readonly expenseKind: string | null;
  readonly partnerName: string | null;
  readonly place: CollectionPlace | null;
  readonly spentOn: Day | null;
  /** Of a count. */
  readonly expected: Kopecks | null;
  readonly counted: Kopecks | null;
}

/** Position of a line in the register, oldest first. */
export interface RegisterPlace {
  readonly happenedAt: Date;
  readonly rank: number;
  readonly id: number;
}

interface RegisterSlice {
  readonly from: Date;
  readonly to: Date;
  readonly tillIds: readonly number[];
  /** Lines in other methods: of everybody, of one author, or none. */
  readonly others: 'all' | 'none' | { readonly userId: number };
  readonly after: RegisterPlace | null;
  readonly limit: number | null;
}

/** Rows of a source that follow a place; a place of the same moment is before later sources. */
function laterThan({ at, values }: RegisterTable, rank: number, after: RegisterPlace): SqlPart {
  const { happenedAt, id } = after;
  if (rank !== after.rank) return part(`${at} ${rank > after.rank ? '>=' : '>'} ?`, [happenedAt]);
  return part(`${at} >= ? and (${at} > ? or ${values.id} > ?)`, [happenedAt, happenedAt, id]);
}

/** A table of the union; with a limit only its first rows, which an index finds in their order. */
function linesOf(table: RegisterTable, { from, to, tillIds, others, after, limit }: RegisterSlice) {
  const { tills = ['till_id'], at, where, values } = table;
  const ids = tillIds.map(() => '?').join(', ') || 'null';
  const own = part(
    tills.map((till) => `${till} in (${ids})`).join(' or '),
    tills.flatMap(() => tillIds),
  );
  const isMixed = values.method === 'method';
  const other =
    isMixed && others !== 'none'
      ? part(`(${own.sql}) or (method <> 'cash'${others === 'all' ? '' : ' and user_id = ?'})`, [
          ...own.params,
          ...(others === 'all' ? [] : [others.userId]),
        ])
      : own;
  const limits = allOf(
    part(`${at} >= ? and ${at} < ?`, [from, to]),
    other,
    ...(where ? [part(where)] : []),
    ...(after ? [laterThan(table, SOURCE_RANKS[table.source], after)] : []),
  );
  const rows = `select ${selectedOf(table)} from ${table.from} where ${limits.sql}`;
  if (limit === null) return part(rows, limits.params);
  const first = `${rows} order by ${at}, ${values.id} limit ?`;
  return part(`select * from (${first}) t`, [...limits.params, limit]);
}

/** Lines of the period, oldest first. One statement. */
export async function loadRegisterLines(em: Em, slice: RegisterSlice): Promise<RegisterLine[]> {
  const { limit } = slice;
  const tables = REGISTER_TABLES.map((table) => linesOf(table, slice));
  const first = limit === null ? '' : 'order by at, rank, id limit ?';
  const rows = await raw<DriverRow<RegisterLine> & { rank: number }>(
    em,
    `select m.source, m.rank, m.id, m.kind, ${instantColumns(em, 'm', { happenedAt: 'at' })}, m.method,
       m.till_id as "tillId", m.to_till_id as "toTillId", m.amount, m.direction,
       m.user_login as "userName", m.comment, m.short_reason as "shortReason",
       m.reverses_id as "reversesId", m.rental_id as "bookingId", m.customer_id as "customerId",
       coalesce(c.full_name, g.customer_name, n.customer_name) as "customerName",
       coalesce(m.car_title, v.brand || ' ' || v.model || ' ' || v.license_plate,
         n.brand || ' ' || coalesce(n.model, '') || ' ' || coalesce(n.license_plate, '')) as "carTitle",
       k.name as "expenseKind", m.partner_name as "partnerName", m.place, m.spent_on as "spentOn",
       m.expected, m.counted, m.is_reversed as "isReversed"
     from (select * from (${tables.map(({ sql }) => sql).join(' union all ')}) u ${first}) m
     left join bookings b on b.id = m.rental_id
     left join cars v on v.id = b.car_id
     left join customers c on c.id = coalesce(m.customer_id, b.customer_id)
     left join money_booking_names n on n.booking_id = m.rental_id
     left join money_customer_names g on g.customer_id = m.customer_id
     left join expense_kinds k on k.id = m.expense_kind_id
     order by m.at, m.rank, m.id`,
    [...tables.flatMap(({ params }) => params), ...(limit === null ? [] : [limit])],
  );
  return rows.map(({ rank: _, happenedAt, amount, expected, counted, isReversed, ...row }) => ({
    ...row,
    isReversed: Boolean(isReversed),
    happenedAt: toInstant(happenedAt),
    amount: toKopecks(amount),
    expected: expected === null ? null : toKopecks(expected),
    counted: counted === null ? null : toKopecks(counted),
  }));
}
