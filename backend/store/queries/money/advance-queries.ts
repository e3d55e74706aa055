import type { AdvanceLine } from '@backend/domain/money/advance';
import type { Em } from '@backend/store/em';
import { MoneyAdvance } from '@backend/store/entities/money/money-advance.entity';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readCount, readInstant, readKopecks } from '@backend/store/sql/read-as';
import { EVERY, maxOf, part, type SqlPart, sumOf } from '@backend/store/sql/sql-part';
import { columnsOf, type StoredKopecks } from '@backend/store/sql/tables';
import { over, reading } from '@backend/store/sql/typed-read';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import { sql } from 'kysely';
import { foundCustomers } from '../bookings/booking-search-sql';
import { apiPhone } from '../customers/customer-columns';

/** A line of a customer's advance with its author and its rental. */
export interface AdvanceRow extends AdvanceLine {
  readonly happenedAt: Date;
  readonly userId: number;
  readonly userName: string;
  readonly comment: string | null;
  /** Null unless in cash. */
  readonly tillId: number | null;
  /** The rental and its entry that shares the line; null: none. */
  readonly entryId: number | null;
  readonly bookingId: number | null;
}

const linesOf = prepared((em, { customerId }: Slots<{ customerId: number }>) =>
  reading(em)
    .selectFrom('money_advances as a')
    .leftJoin('money_entries as e', 'e.id', 'a.entry_id')
    .select(({ ref }) => [
      'a.id',
      'a.direction',
      readKopecks(ref('a.amount_kopecks')).as('amount'),
      'a.method',
      'a.user_id as userId',
      'a.user_login as userName',
      'a.comment',
      'a.till_id as tillId',
      'a.reverses_id as reversesId',
      'a.entry_id as entryId',
      'e.rental_id as bookingId',
      readInstant(ref('a.happened_at')).as('happenedAt'),
    ])
    .where('a.customer_id', '=', customerId)
    .orderBy('a.id', 'desc'),
);

/** Lines of the customer's advance, newest first. */
export const loadAdvanceRows = (em: Em, customerId: number): Promise<AdvanceRow[]> =>
  linesOf(em, { customerId });

const advanceCustomers = (em: Em) =>
  reading(em).selectFrom('money_advances as a').select('a.customer_id as customerId');

const customerOfLine = prepared((em, { lineId }: Slots<{ lineId: number }>) =>
  advanceCustomers(em).where('a.id', '=', lineId),
);

/** The customer of the advance line; null: unknown line. */
export async function loadAdvanceCustomer(em: Em, lineId: number): Promise<number | null> {
  const [row] = await customerOfLine(em, { lineId });
  return row?.customerId ?? null;
}

const customerOfEntry = prepared((em, { entryId }: Slots<{ entryId: number }>) =>
  advanceCustomers(em).where('a.entry_id', '=', entryId),
);

/** The customer of the advance that shares the rental's entry; null: none. */
export async function loadCreditCustomer(em: Em, entryId: number): Promise<number | null> {
  const [row] = await customerOfEntry(em, { entryId });
  return row?.customerId ?? null;
}

const creditsOf = prepared((em, { rentalIds }: Slots<{ rentalIds: readonly number[] }>) =>
  reading(em)
    .selectFrom('money_advances as a')
    .innerJoin('money_entries as e', 'e.id', 'a.entry_id')
    .select('a.id')
    .where('e.rental_id', 'in', rentalIds)
    .where('a.reverses_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('money_advances as r').select('r.id').whereRef('r.reverses_id', '=', 'a.id'),
        ),
      ),
    )
    .limit(1),
);

/** Whether money moved between one of these rentals and an advance, without a reversal. */
export async function isAdvanceUsed(em: Em, rentalIds: readonly number[]): Promise<boolean> {
  return rentalIds.length > 0 && (await creditsOf(em, { rentalIds })).length > 0;
}

const lineIdsOf = prepared((em, { customerIds }: Slots<{ customerIds: readonly number[] }>) =>
  reading(em)
    .selectFrom('money_advances')
    .select('id')
    .where('customer_id', 'in', customerIds)
    .orderBy('id'),
);

/** Ids of the advance lines of these customers. */
export async function loadAdvanceIds(em: Em, customerIds: readonly number[]): Promise<number[]> {
  return (await lineIdsOf(em, { customerIds })).map(({ id }) => id);
}

/** Moves lines to another customer, for a merge or its undo. */
export async function reassignAdvances(
  em: Em,
  ids: readonly number[],
  customerId: number,
): Promise<void> {
  if (ids.length === 0) return;
  await em.nativeUpdate(MoneyAdvance, { id: { $in: [...ids] } }, { customerId });
}

/** A customer with an advance. */
export interface AdvanceSum {
  readonly customerId: number;
  readonly customerName: string | null;
  readonly customerPhone: string | null;
  readonly advance: Kopecks;
  /** Time of the last line. */
  readonly lastAt: Date;
}

interface AdvanceQuery {
  /** Only lines recorded until then; null: all lines. */
  readonly moment: Date | null;
  readonly search: string;
  readonly window: { readonly limit: number; readonly offset: number };
}

interface AdvancePage {
  readonly items: readonly AdvanceSum[];
  readonly total: number;
  readonly totalAmount: Kopecks;
}

const { ref: line } = over<{ a: 'money_advances' }>();
const signedSum = sql<StoredKopecks>`sum(case when ${line('a.direction')} = 'in'
  then ${line('a.amount_kopecks')} else -${line('a.amount_kopecks')} end)`;

type Asked = Slots<{ until: SqlPart; found: SqlPart }>;

/** Customers `s` with an advance at the moment, by its lines until then. */
const advances = (em: Em, { until, found }: Asked) =>
  reading(em)
    .selectFrom((eb) =>
      eb
        .selectFrom('money_advances as a')
        .select(['a.customer_id', signedSum.as('amount')])
        .select(({ ref }) => maxOf(ref('a.happened_at')).as('last_at'))
        .where(until)
        .groupBy('a.customer_id')
        .having(signedSum, '<>', kopecks(0))
        .as('s'),
    )
    .leftJoin('customers as c', 'c.id', 's.customer_id')
    .leftJoin('money_customer_names as n', 'n.customer_id', 's.customer_id')
    .where(found);

const advanceTotal = prepared((em, asked: Asked) =>
  advances(em, asked).select(({ ref, fn }) => [
    readCount(fn.countAll()).as('count'),
    readKopecks(sumOf(ref('s.amount'))).as('amount'),
  ]),
);

type Paged = Slots<{ until: SqlPart; found: SqlPart; limit: number; offset: number }>;

const advancePage = prepared((em, { limit, offset, until, found }: Paged) =>
  advances(em, { until, found })
    .select(({ ref, fn }) => [
      's.customer_id as customerId',
      fn.coalesce('c.full_name', 'n.customer_name').as('customerName'),
      apiPhone(ref('c.phone')).as('customerPhone'),
      readKopecks(ref('s.amount')).as('advance'),
      readInstant(ref('s.last_at').$notNull()).as('lastAt'),
    ])
    .orderBy('s.last_at')
    .orderBy('s.customer_id')
    .limit(limit)
    .offset(offset),
);

/**
 * One page of the customers with an advance, and the sum of all pages; ordered by the last line,
 * oldest first.
 */
export async function loadAdvancePage(em: Em, query: AdvanceQuery): Promise<AdvancePage> {
  const { moment, search, window } = query;
  const { limit, offset } = window;
  const found = foundCustomers(em, search);
  const happenedAt = columnsOf<'money_advances'>('a')('happened_at');
  const until = moment ? part(`${happenedAt} <= ?`, [moment]) : EVERY;
  const [total] = await advanceTotal(em, { until, found });
  const items = await advancePage(em, { until, found, limit, offset });
  return { items, total: total?.count ?? 0, totalAmount: total?.amount ?? kopecks(0) };
}
