import type { DaySpan } from '@backend/domain/day/day-span';
import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { type DriverRow, instantColumns, raw, toInstant, toKopecks } from '@backend/store/sql/raw';
import { readInstant, readKopecks } from '@backend/store/sql/read-as';
import { allOf, maxOf, part, sumOf } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { reading } from '@backend/store/sql/typed-read';
import type { MoneyDirection, MoneyMethod, MovementKind } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';

/** Money movement of a day, with its rental or advance. */
export interface DayMovement {
  readonly id: number;
  /** Null: a movement of an advance. */
  readonly bookingId: number | null;
  /** Customer of an advance. */
  readonly customerId: number | null;
  readonly customerName: string | null;
  readonly kind: MovementKind;
  readonly direction: MoneyDirection;
  readonly amount: Kopecks;
  readonly method: MoneyMethod;
  readonly happenedAt: Date;
  readonly userId: number;
  readonly userName: string;
  readonly comment: string | null;
  readonly reversesId: number | null;
}

/** Position of a movement within a day. */
export interface MovementPlace {
  readonly happenedAt: Date;
  readonly isAdvance: boolean;
  readonly id: number;
}

/** Selected movements of the day, newest first. */
interface MovementSlice {
  /** Null: all users. */
  readonly userId: number | null;
  /** Only movements after this one in the order; null: from the newest. */
  readonly after: MovementPlace | null;
  /** Null: all. */
  readonly limit: number | null;
}

const e = columnsOf<'money_entries'>('e');
const a = columnsOf<'money_advances'>('a');

/** Between a rental and an advance; the rental's entry is shown. */
const NOT_CREDIT = `${a('method')} <> 'advance'`;

const COMMON = [
  ...(['id', 'direction', 'amount_kopecks', 'method', 'happened_at'] as const),
  ...(['user_id', 'user_login', 'comment', 'reverses_id'] as const),
];
const ofEntries = COMMON.map(e).join(', ');
const ofAdvances = COMMON.map(a).join(', ');

/** Movements of the day, newest first. */
export async function loadDayMovements(
  em: Em,
  { from, to }: DaySpan,
  { userId, after, limit }: MovementSlice,
): Promise<DayMovement[]> {
  const later = after && part('(m.happened_at, m.is_advance, m.id) < (?, ?, ?)', placeOf(after));
  const where = allOf(
    ...(userId === null ? [] : [part('m.user_id = ?', [userId])]),
    ...(later ? [later] : []),
  );
  const rows = await raw<DriverRow<DayMovement>>(
    em,
    `select m.id, m.rental_id as "bookingId", m.customer_id as "customerId",
       coalesce(c.full_name, g.customer_name, n.customer_name) as "customerName", m.kind, m.direction, m.amount_kopecks as "amount", m.method,
       m.user_id as "userId", m.user_login as "userName", m.comment, m.reverses_id as "reversesId",
       ${instantColumns(em, 'm', { happenedAt: 'happened_at' })}
     from (
       select 0 as is_advance, ${e('rental_id')}, null as customer_id, ${e('kind')}, ${ofEntries}
       from money_entries e where ${e('happened_at')} >= ? and ${e('happened_at')} < ?
       union all
       select 1, null, ${a('customer_id')}, 'advance', ${ofAdvances}
       from money_advances a where ${a('happened_at')} >= ? and ${a('happened_at')} < ? and ${NOT_CREDIT}) m
     left join bookings b on b.id = m.rental_id
     left join customers c on c.id = coalesce(m.customer_id, b.customer_id)
     left join money_booking_names n on n.booking_id = m.rental_id
     left join money_customer_names g on g.customer_id = m.customer_id
     where ${where.sql}
     order by m.happened_at desc, m.is_advance desc, m.id desc ${limit === null ? '' : 'limit ?'}`,
    [from, to, from, to, ...where.params, ...(limit === null ? [] : [limit])],
  );
  return rows.map(({ amount, happenedAt, ...row }) => ({
    ...row,
    amount: toKopecks(amount),
    happenedAt: toInstant(happenedAt),
  }));
}

const placeOf = ({ happenedAt, isAdvance, id }: MovementPlace) => [
  happenedAt,
  isAdvance ? 1 : 0,
  id,
];

/** Movements of the day by user, method and direction. */
type MovementTotal = Pick<DayMovement, 'userId' | 'userName' | 'method' | 'direction' | 'amount'>;

/** Sums of the day's movements, one statement; a renamed user is listed under each login. */
export async function loadMovementTotals(em: Em, { from, to }: DaySpan): Promise<MovementTotal[]> {
  const rows = await raw<DriverRow<MovementTotal>>(
    em,
    `select m.user_id as "userId", m.user_login as "userName", m.method, m.direction,
       sum(m.amount_kopecks) as "amount"
     from (
       select ${ofEntries} from money_entries e where ${e('happened_at')} >= ? and ${e('happened_at')} < ?
       union all
       select ${ofAdvances} from money_advances a
       where ${a('happened_at')} >= ? and ${a('happened_at')} < ? and ${NOT_CREDIT}) m
     group by m.user_id, m.user_login, m.method, m.direction order by max(m.happened_at)`,
    [from, to, from, to],
  );
  return rows.map((row) => ({ ...row, amount: toKopecks(row.amount) }));
}

/** Manual cash entries of the day by owner of the drawer; null: unknown. */
interface ManualCash {
  readonly userId: number | null;
  readonly userName: string | null;
  readonly amount: Kopecks;
}

const manualCash = prepared((em, { from, to }: Slots<{ from: Date; to: Date }>) =>
  reading(em)
    .selectFrom('cash_entries as e')
    .select(({ ref }) => [
      'e.created_by as userId',
      'e.created_by_login as userName',
      readKopecks(sumOf(ref('e.amount_kopecks')).$notNull()).as('amount'),
    ])
    .where('e.created_at', '>=', from)
    .where('e.created_at', '<', to)
    .groupBy(['e.created_by', 'e.created_by_login'])
    .orderBy(({ ref }) => maxOf(ref('e.created_at'))),
);

export const loadManualCash = (em: Em, { from, to }: DaySpan): Promise<ManualCash[]> =>
  manualCash(em, { from, to });

/** A count of a drawer, the last one of its day. */
interface DrawerCountRecord {
  readonly day: Day;
  readonly userId: number;
  readonly userName: string;
  readonly revision: number;
  readonly openedWith: Kopecks;
  readonly expected: Kopecks;
  readonly counted: Kopecks;
  readonly comment: string | null;
  readonly countedAt: Date;
}

const lastCounts = prepared((em, { day }: Slots<{ day: Day }>) =>
  reading(em)
    .selectFrom('money_drawer_counts as d')
    .select(({ ref }) => [
      'd.day',
      'd.user_id as userId',
      'd.user_login as userName',
      'd.revision',
      readKopecks(ref('d.opened_with_kopecks')).as('openedWith'),
      readKopecks(ref('d.expected_kopecks')).as('expected'),
      readKopecks(ref('d.counted_kopecks')).as('counted'),
      'd.comment',
      readInstant(ref('d.counted_at')).as('countedAt'),
    ])
    .where(({ or, eb, selectFrom }) => {
      const last = selectFrom('money_drawer_counts as l')
        .select('l.id')
        .whereRef('l.user_id', '=', 'd.user_id')
        .limit(1);
      const ofDay = last.where('l.day', '=', day).orderBy('l.revision', 'desc');
      const before = last
        .where('l.day', '<', day)
        .orderBy('l.day', 'desc')
        .orderBy('l.revision', 'desc');
      return or([eb('d.id', '=', ofDay), eb('d.id', '=', before)]);
    }),
);

/** The last count of each user up to and including the day. */
export const loadDrawerCounts = (em: Em, day: Day): Promise<DrawerCountRecord[]> =>
  lastCounts(em, { day });
