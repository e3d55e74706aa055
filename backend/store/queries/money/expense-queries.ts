import type { Em } from '@backend/store/em';
import { raw, toKopecks } from '@backend/store/sql/raw';
import type { Kopecks } from '@schema/values/money/money';

/** Expenses recorded in [from, to) less their reversals, by kind. */
export async function loadExpenseSums(
  em: Em,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<Map<number, Kopecks>> {
  const rows = await raw<{ kindId: number; spent: number | string }>(
    em,
    `select expense_kind_id as "kindId",
       sum(case direction when 'out' then amount_kopecks else -amount_kopecks end) as "spent"
     from money_operations where kind = 'expense' and happened_at >= ? and happened_at < ?
     group by expense_kind_id`,
    [from, to],
  );
  return new Map(rows.map(({ kindId, spent }) => [kindId, toKopecks(spent)]));
}
