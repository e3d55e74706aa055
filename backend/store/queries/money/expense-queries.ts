import type { Em } from '@backend/store/em';
import { raw, toKopecks } from '@backend/store/sql/raw';
import type { Kopecks } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';

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

/** An expense of a car that was not reversed. */
export interface CarExpense {
  readonly id: number;
  readonly kind: string;
  readonly amount: Kopecks;
  readonly spentOn: Day;
  readonly comment: string | null;
}

/** Expenses of the car by days [firstDay, lastDay], oldest first; of one partner unless null. */
export async function loadCarExpenses(
  em: Em,
  carId: number,
  { firstDay, lastDay }: { readonly firstDay: Day; readonly lastDay: Day },
  partnerId: number | null,
): Promise<CarExpense[]> {
  const rows = await raw<Omit<CarExpense, 'amount'> & { amount: number | string }>(
    em,
    `select o.id, k.name as "kind", o.amount_kopecks as "amount", o.spent_on as "spentOn", o.comment
     from money_operations o join expense_kinds k on k.id = o.expense_kind_id
     where o.car_id = ? and o.spent_on >= ? and o.spent_on <= ? and o.reverses_id is null
       and not exists (select 1 from money_operations r where r.reverses_id = o.id)
       ${partnerId === null ? '' : 'and o.partner_id = ?'}
     order by o.spent_on, o.id`,
    [carId, firstDay, lastDay, ...(partnerId === null ? [] : [partnerId])],
  );
  return rows.map((row) => ({ ...row, amount: toKopecks(row.amount) }));
}
