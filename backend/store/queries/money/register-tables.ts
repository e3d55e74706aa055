import type { RegisterSource } from '@schema/values/money/tills';

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
  'rental_id',
  'customer_id',
  'car_title',
  'expense_kind_id',
  'partner_name',
  'place',
  'spent_on',
  'expected',
  'counted',
  'is_reversed',
] as const;

type Column = (typeof COLUMNS)[number];

/** A table of the union; absent columns are null, typed for PostgreSQL. */
export interface RegisterTable {
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
  rental_id: 'int',
  customer_id: 'int',
  expense_kind_id: 'int',
  expected: 'bigint',
  counted: 'bigint',
};

/** Whether another row of the table reverses the row, as 0 or 1. */
const isReversed = (table: string) =>
  `case when exists (select 1 from ${table} r where r.reverses_id = ${table}.id) then 1 else 0 end`;

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

/** Every table with lines of the register. */
export const REGISTER_TABLES: readonly RegisterTable[] = [
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

/** The columns of a table in the order of the union. */
export const selectedOf = ({ source, from, at, values }: RegisterTable): string => {
  const known: Partial<Record<Column, string>> = {
    ...values,
    source: `'${source}'`,
    rank: String(SOURCE_RANKS[source]),
    at,
    is_reversed: values.reverses_id ? isReversed(from) : '0',
  };
  return COLUMNS.map((column) => {
    const value = known[column] ?? `cast(null as ${NULLS[column] ?? 'text'})`;
    return `${value} as ${column}`;
  }).join(', ');
};
