import type { KnownKind } from '@backend/domain/import/plan/kind-book';
import type { KnownExpense } from '@backend/domain/import/plan/known-expenses';
import type { Em } from '@backend/store/em';
import { rowLockSql } from '@backend/store/locks/row-lock';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { raw } from '@backend/store/sql/raw';
import { readFlag, readKopecks } from '@backend/store/sql/read-as';
import { reading } from '@backend/store/sql/typed-read';
import type { Day } from '@schema/values/time/calendar';

const kinds = prepared((em) =>
  reading(em)
    .selectFrom('expense_kinds')
    .select(({ eb }) => [
      'id',
      'name',
      readFlag(eb('archived_at', 'is not', null)).as('isArchived'),
    ])
    .orderBy('name')
    .orderBy('id'),
);

/** Every kind of expense; one statement. */
export const loadKnownKinds = (em: Em): Promise<KnownKind[]> => kinds(em, {});

/** Locks the kinds, so that two imports of expenses wait for each other. */
export async function lockExpenseKinds(em: Em): Promise<void> {
  await raw(em, `select id from expense_kinds order by id ${rowLockSql(em)}`);
}

const spent = prepared((em, { firstDay, lastDay }: Slots<{ firstDay: Day; lastDay: Day }>) =>
  reading(em)
    .selectFrom('money_operations as o')
    .leftJoin('money_operations as r', 'r.reverses_id', 'o.id')
    .select(({ ref, eb }) => [
      'o.spent_on as spentOn',
      readKopecks(ref('o.amount_kopecks')).as('amount'),
      'o.expense_kind_id as expenseKindId',
      'o.car_id as carId',
      'o.comment',
      'o.method',
      readFlag(eb('r.id', 'is not', null)).as('isReversed'),
    ])
    .where('o.kind', '=', 'expense')
    .where('o.spent_on', '>=', firstDay)
    .where('o.spent_on', '<=', lastDay)
    .where('o.reverses_id', 'is', null)
    .orderBy('o.id'),
);

/** Expenses of the days [firstDay, lastDay], without reversals; one statement over all rows. */
export const loadKnownExpenses = async (
  em: Em,
  days: { readonly firstDay: Day; readonly lastDay: Day },
): Promise<KnownExpense[]> => (await spent(em, days)) as KnownExpense[];
