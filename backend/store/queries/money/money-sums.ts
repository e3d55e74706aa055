import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readKopecks } from '@backend/store/sql/read-as';
import { allOf, EVERY, part, type SqlPart, tableOf } from '@backend/store/sql/sql-part';
import { columnsOf, type StoredKopecks } from '@backend/store/sql/tables';
import { reading, rowsOf } from '@backend/store/sql/typed-read';
import type { Kopecks } from '@schema/values/money/money';
import { expressionBuilder } from 'kysely';

/** Sums of rentals by the lines up to a moment (null: all); one row per rental. */
export interface MoneySums {
  readonly rentalId: number;
  readonly owed: Kopecks;
  readonly paid: Kopecks;
  readonly held: Kopecks;
  readonly returned: Kopecks;
  readonly withheld: Kopecks;
}

const until = (column: string, moment: Date | null): SqlPart =>
  moment ? part(`${column} <= ?`, [moment]) : EVERY;

const a = columnsOf<'money_accruals'>('l');
const h = columnsOf<'money_charges'>('l');
const l = columnsOf<'money_entries'>('l');
const e = columnsOf<'money_entries'>('e');

const SIGNED = `case when ${e('direction')} = 'in'
  then ${e('amount_kopecks')} else -${e('amount_kopecks')} end`;

/**
 * `rental_id, owed, paid, held, returned, withheld` of every line up to the moment with the
 * condition on `l.rental_id`; the rules are those of backend/domain/money/balance.ts.
 */
function lines(moment: Date | null, where: SqlPart): SqlPart {
  const accruals = allOf(until(a('at'), moment), where);
  const charges = allOf(until(h('created_at'), moment), where);
  const entries = allOf(until(l('happened_at'), moment), where);
  return part(
    `select ${a('rental_id')}, ${a('delta_kopecks')} as owed, 0 as paid, 0 as held, 0 as returned,
       0 as withheld
     from money_accruals l where ${accruals.sql}
     union all
     select ${h('rental_id')}, case when ${h('reverses_id')} is null
       then ${h('amount_kopecks')} else -${h('amount_kopecks')} end, 0, 0, 0, 0
     from money_charges l where ${charges.sql}
     union all
     select ${e('rental_id')}, 0,
       case when ${e('kind')} = 'deposit' then 0 else ${SIGNED} end,
       case when ${e('kind')} = 'deposit' then ${SIGNED} else 0 end,
       case when ${e('kind')} = 'deposit' and ${e('method')} <> 'deposit'
         and (${e('direction')} = 'out') = (${e('reverses_id')} is null) then -(${SIGNED}) else 0 end,
       case when ${e('kind')} = 'deposit' and ${e('method')} = 'deposit' then -(${SIGNED}) else 0 end
     from (select * from money_entries l where ${entries.sql}) e`,
    [...accruals.params, ...charges.params, ...entries.params],
  );
}

const last = columnsOf<'money_accruals'>('a');

/** Accrual rows of the bookings of rental `s`, the last one of each until the moment. */
function lastRows(moment: Date | null): SqlPart {
  const earlier = allOf(until(a('at'), moment), part(`${a('booking_id')} = ${last('booking_id')}`));
  return part(
    `money_accruals a where ${last('rental_id')} = s.rental_id
       and ${last('id')} = (select max(${a('id')}) from money_accruals l where ${earlier.sql})`,
    earlier.params,
  );
}

/** End of rental `s`, as recorded until the moment (null: all): the end of its last booking. */
export function rentalEndSql(moment: Date | null): SqlPart {
  const { sql, params } = lastRows(moment);
  return part(
    `(select case when count(*) = count(${last('ends_at')}) then max(${last('ends_at')}) end from ${sql})`,
    params,
  );
}

/**
 * Whether rental `s` is upcoming at the moment: according to rows until `moment` (null: all), each
 * of its counting bookings begins later.
 */
export function isPlanned(moment: Date | null, at: Date, wanted: boolean): SqlPart {
  const { sql, params } = lastRows(moment);
  return part(
    `${wanted ? '' : 'not '}coalesce((select min(${last('begins_at')}) > ? from ${sql}), false)`,
    [at, ...params],
  );
}

const SUMS = ['owed', 'paid', 'held', 'returned', 'withheld']
  .map((name) => `sum(${name}) as ${name}`)
  .join(', ');

/** A row of `sums`. */
export interface StoredSums {
  readonly rental_id: number;
  readonly owed: StoredKopecks;
  readonly paid: StoredKopecks;
  readonly held: StoredKopecks;
  readonly returned: StoredKopecks;
  readonly withheld: StoredKopecks;
}

const { ref } = expressionBuilder<{ s: StoredSums }, 's'>();

/** Columns of MoneySums over `s`, the rows of `sums`. */
export const SUM_COLUMNS = [
  ref('s.rental_id').as('rentalId'),
  readKopecks(ref('s.owed')).as('owed'),
  readKopecks(ref('s.paid')).as('paid'),
  readKopecks(ref('s.held')).as('held'),
  readKopecks(ref('s.returned')).as('returned'),
  readKopecks(ref('s.withheld')).as('withheld'),
];

/** Sums of the rentals with matching lines, as `rental_id` and the names of MoneySums. */
export function sums(moment: Date | null, where: SqlPart, having: string): SqlPart {
  const { sql, params } = lines(moment, where);
  return part(
    `select rental_id, ${SUMS} from (${sql}) lines group by rental_id having ${having}`,
    params,
  );
}

const rentalsOf = prepared((em, { bookingIds }: Slots<{ bookingIds: readonly number[] }>) =>
  reading(em)
    .selectFrom('money_accruals')
    .select(['booking_id as bookingId', 'rental_id as rentalId'])
    .distinct()
    .where('booking_id', 'in', bookingIds)
    .orderBy('booking_id'),
);

/**
 * Sums of the rentals of these bookings, by booking; two statements for any number of bookings, one
 * when no money is tracked.
 */
export async function loadBookingSums(
  em: Em,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, MoneySums>> {
  const marks = (ids: readonly number[]) => `(${ids.map(() => '?').join(', ')})`;
  if (bookingIds.length === 0) return new Map();
  const of = await rentalsOf(em, { bookingIds });
  if (of.length === 0) return new Map();
  const rentals = [...new Set(of.map(({ rentalId }) => rentalId))];
  const found = sums(null, part(`l.rental_id in ${marks(rentals)}`, rentals), '1 = 1');
  const rows = await loadSums(em, found);
  const byRental = new Map(rows.map((row) => [row.rentalId, row]));
  return new Map(
    of.flatMap(({ bookingId, rentalId }) => {
      const sum = byRental.get(rentalId);
      return sum ? [[bookingId, sum] as const] : [];
    }),
  );
}

/** Runs `sums`. */
export const loadSums = (em: Em, found: SqlPart): Promise<MoneySums[]> =>
  rowsOf(em, reading(em).selectFrom(tableOf<StoredSums>(found).as('s')).select(SUM_COLUMNS));
