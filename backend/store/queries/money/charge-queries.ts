import type { DaySpan } from '@backend/domain/day/day-span';
import type { Em } from '@backend/store/em';
import { type DriverRow, raw, toKopecks } from '@backend/store/sql/raw';
import { inCodeOrder } from '@backend/store/sql/sql-part';
import type { ChargeKind } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';

/** Charges of one kind. */
interface ChargeTotal {
  readonly kind: ChargeKind;
  /** Without those that take back another. */
  readonly count: number;
  /** Less what was taken back in the same days; below 0: of charges of earlier days. */
  readonly amount: Kopecks;
}

/** What was charged beside the rent in these days, by kind; the largest first. */
export async function loadChargeTotals(em: Em, { from, to }: DaySpan): Promise<ChargeTotal[]> {
  const rows = await raw<DriverRow<ChargeTotal>>(
    em,
    `select kind, sum(case when reverses_id is null then 1 else 0 end) as "count",
       sum(case when reverses_id is null then amount_kopecks else -amount_kopecks end) as "amount"
     from money_charges where created_at >= ? and created_at < ?
     group by kind order by 3 desc, ${inCodeOrder(em, 'kind')}`,
    [from, to],
  );
  return rows.map(({ kind, count, amount }) => ({
    kind,
    count: Number(count),
    amount: toKopecks(amount),
  }));
}
