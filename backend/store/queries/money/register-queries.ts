import type { Em } from '@backend/store/em';
import {
  type DriverRow,
  instantColumns,
  type RawValue,
  raw,
  toInstant,
  toKopecks,
} from '@backend/store/sql/raw';
import { allOf, part } from '@backend/store/sql/sql-part';
import type { MoneyDirection, PaymentMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import type { CollectionPlace, RegisterKind, RegisterSource } from '@schema/values/money/tills';
import type { Day } from '@schema/values/time/calendar';

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
  /** Of an operation: the later one that reverses it. */
  readonly reversedById: number | null;
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

/** Order of lines of one moment. */
export const SOURCE_RANKS = {
  entry: 0,
  advance: 1,
  cash: 2,
  operation: 3,
  handover: 4,
  count: 5,
} as const satisfies Record<RegisterSource, number>;

const COLUMNS = [
  'source',
  'rank',
  'id',
  'kind',
  'at',
  'method',
  'till_id',
  'to_till_id',
  'amount',
  'direction',
  'user_login',
  'comment',
  'short_reason',
  'reverses_id',
  'reversed_by_id',
  'rental_id',
  'customer_id',
  'car_title',
  'expense_kind_id',
  'partner_name',
  'place',
  'spent_on',
  'expected',
  'counted',
] as const;

type Column = (typeof COLUMNS)[number];

/** A table of the union; absent columns are null, typed for PostgreSQL. */
interface Table {
  readonly source: RegisterSource;
  readonly from: string;
  readonly at: string;
  readonly values: Partial<Record<Column, string>>;
  /** Column of the only till; absent: `till_id`. */
  readonly tills?: readonly string[];
  readonly where?: string;
}

const NULLS: Partial<Record<Column, string>> = {
  to_till_id: 'int',
  reverses_id: 'int',
  reversed_by_id: 'int',
  rental_id: 'int',
  customer_id: 'int',
  expense_kind_id: 'int',
  expected: 'bigint',
  counted: 'bigint',
};

const SAME = [
  'id',
  'method',
  'till_id',
  'direction',
  'user_login',
  'comment',
  'short_reason',
  'reverses_id',
];
const same = Object.fromEntries(SAME.map((column) => [column, column]));
const moved = { ...same, amount: 'amount_kopecks' };
const DIFFERENCE = 'counted_kopecks - expected_kopecks';

const TABLES: readonly Table[] = [
  {
    source: 'entry',
    from: 'money_entries',
    at: 'happened_at',
    values: { ...moved, kind: 'kind', rental_id: 'rental_id' },
    where: `method not in ('deposit', 'advance')`,
  },
  {
    source: 'advance',
    from: 'money_advances',
    at: 'happened_at',
    values: { ...moved, kind: `'advance'`, customer_id: 'customer_id' },
    where: `method <> 'advance'`,
  },
  {
    source: 'cash',
    from: 'cash_entries',
    at: 'created_at',
    values: {
      id: 'id',
      kind: `'manual'`,
      method: `'cash'`,
      till_id: 'till_id',
      comment: 'comment',
      amount: 'abs(amount_kopecks)',
      reverses_id: 'reverses_id',
      direction: `case when amount_kopecks > 0 then 'in' else 'out' end`,
      user_login: `coalesce(created_by_login, '')`,
    },
  },
  {
    source: 'operation',
    from: 'money_operations',
    at: 'happened_at',
    values: {
      ...moved,
      kind: 'kind',
      car_title: 'car_title',
      expense_kind_id: 'expense_kind_id',
      partner_name: 'partner_name',
      place: 'place',
      spent_on: 'spent_on',
      reversed_by_id:
        '(select r.id from money_operations r where r.reverses_id = money_operations.id)',
    },
  },
  {
    source: 'handover',
    from: 'money_handover_ends x join money_handovers h on h.id = x.handover_id',
    at: 'x.ended_at',
    tills: ['h.from_till_id', 'h.to_till_id'],
    values: {
      id: 'h.id',
      kind: `'handover'`,
      method: `'cash'`,
      till_id: 'h.from_till_id',
      to_till_id: 'h.to_till_id',
      amount: 'h.amount_kopecks',
      direction: `'out'`,
      user_login: 'h.user_login',
      comment: 'h.comment',
      short_reason: 'coalesce(x.short_reason, h.short_reason)',
    },
    where: `x.outcome = 'accepted'`,
  },
  {
    source: 'count',
    from: 'money_counts',
    at: 'counted_at',
    values: {
      id: 'id',
      kind: `'count'`,
      method: `'cash'`,
      till_id: 'till_id',
      comment: 'comment',
      amount: `abs(${DIFFERENCE})`,
      direction: `case when ${DIFFERENCE} >= 0 then 'in' else 'out' end`,
      user_login: 'user_login',
      expected: 'expected_kopecks',
      counted: 'counted_kopecks',
    },
  },
];

const selected = ({ source, at, values }: Table): string => {
  const known: Partial<Record<Column, string>> = {
    ...values,
    source: `'${source}'`,
    rank: String(SOURCE_RANKS[source]),
    at,
  };
  return COLUMNS.map((column) => {
    const value = known[column] ?? `cast(null as ${NULLS[column] ?? 'text'})`;
    return `${value} as ${column}`;
  }).join(', ');
};

/** Lines of the period, oldest first. One statement. */
export async function loadRegisterLines(
  em: Em,
  { from, to, tillIds, others, after, limit }: RegisterSlice,
): Promise<RegisterLine[]> {
  const params: RawValue[] = [];
  const ids = tillIds.map(() => '?').join(', ') || 'null';
  const tables = TABLES.map((table) => {
    const { tills = ['till_id'], at, where } = table;
    const inTills = tills.map((till) => `${till} in (${ids})`).join(' or ');
    const own = part(
      inTills,
      tills.flatMap(() => tillIds),
    );
    const isMixed = table.values.method === 'method';
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
    );
    params.push(...limits.params);
    return `select ${selected(table)} from ${table.from} where ${limits.sql}`;
  });
  const later = after ? 'where (m.at, m.rank, m.id) > (?, ?, ?)' : '';
  const rows = await raw<DriverRow<RegisterLine> & { rank: number }>(
    em,
    `select m.source, m.rank, m.id, m.kind, ${instantColumns(em, 'm', { happenedAt: 'at' })}, m.method,
       m.till_id as "tillId", m.to_till_id as "toTillId", m.amount, m.direction,
       m.user_login as "userName", m.comment, m.short_reason as "shortReason",
       m.reverses_id as "reversesId", m.reversed_by_id as "reversedById", m.rental_id as "bookingId", m.customer_id as "customerId",
       coalesce(c.full_name, g.customer_name, n.customer_name) as "customerName",
       coalesce(m.car_title, v.brand || ' ' || v.model || ' ' || v.license_plate,
         n.brand || ' ' || coalesce(n.model, '') || ' ' || coalesce(n.license_plate, '')) as "carTitle",
       k.name as "expenseKind", m.partner_name as "partnerName", m.place, m.spent_on as "spentOn",
       m.expected, m.counted
     from (${tables.join(' union all ')}) m
     left join bookings b on b.id = m.rental_id
     left join cars v on v.id = b.car_id
     left join customers c on c.id = coalesce(m.customer_id, b.customer_id)
     left join money_booking_names n on n.booking_id = m.rental_id
     left join money_customer_names g on g.customer_id = m.customer_id
     left join expense_kinds k on k.id = m.expense_kind_id
     ${later} order by m.at, m.rank, m.id ${limit === null ? '' : 'limit ?'}`,
    [
      ...params,
      ...(after ? [after.happenedAt, after.rank, after.id] : []),
      ...(limit === null ? [] : [limit]),
    ],
  );
  return rows.map(({ rank: _, happenedAt, amount, expected, counted, ...row }) => ({
    ...row,
    happenedAt: toInstant(happenedAt),
    amount: toKopecks(amount),
    expected: expected === null ? null : toKopecks(expected),
    counted: counted === null ? null : toKopecks(counted),
  }));
}
