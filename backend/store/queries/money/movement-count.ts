import type { Em } from '@backend/store/em';
import { prepared } from '@backend/store/sql/prepared-read';
import { readCount } from '@backend/store/sql/read-as';
import { reading } from '@backend/store/sql/typed-read';

const lastNumbers = prepared((em) => {
  const db = reading(em);
  return db
    .selectFrom('money_entries')
    .select(({ fn }) => readCount(fn.max<number>('id')).as('last'))
    .unionAll(
      db.selectFrom('cash_entries').select(({ fn }) => readCount(fn.max<number>('id')).as('last')),
    )
    .unionAll(
      db
        .selectFrom('money_operations')
        .select(({ fn }) => readCount(fn.max<number>('id')).as('last')),
    );
});

/**
 * Number of payments, cash entries and operations. Their rows are never deleted, so it is the sum
 * of the last numbers; on PostgreSQL a few numbers are unused. One short statement.
 */
export async function countMovements(em: Em): Promise<number> {
  return (await lastNumbers(em, {})).reduce((sum, { last }) => sum + (last ?? 0), 0);
}
