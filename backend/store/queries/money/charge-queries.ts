import type { DaySpan } from '@backend/domain/day/day-span';
import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readCount, readKopecks } from '@backend/store/sql/read-as';
import { expressionOf, inCodeOrder, part } from '@backend/store/sql/sql-part';
import type { StoredKopecks } from '@backend/store/sql/tables';
import { over, reading } from '@backend/store/sql/typed-read';
import type { ChargeKind } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { sql } from 'kysely';

/** Charges of one kind. */
interface ChargeTotal {
  readonly kind: ChargeKind;
  /** Without reversing charges. */
  readonly count: number;
  /** Less the charges reversed in the same days; below 0: reversals of charges of earlier days. */
  readonly amount: Kopecks;
}

const totals = prepared((em, { from, to }: Slots<{ from: Date; to: Date }>) => {
  const { ref, eb } = over<{ h: 'money_charges' }>();
  const isCharge = eb('h.reverses_id', 'is', null);
  const amount = sql<StoredKopecks>`sum(case when ${isCharge}
    then ${ref('h.amount_kopecks')} else -${ref('h.amount_kopecks')} end)`;
  return reading(em)
    .selectFrom('money_charges as h')
    .select([
      'h.kind',
      readCount(sql<number>`sum(case when ${isCharge} then 1 else 0 end)`).as('count'),
      readKopecks(amount).as('amount'),
    ])
    .where('h.created_at', '>=', from)
    .where('h.created_at', '<', to)
    .groupBy('h.kind')
    .orderBy(amount, 'desc')
    .orderBy(expressionOf(part(inCodeOrder(em, 'h.kind'))));
});

/** Charges of these days by kind; the largest first. */
export const loadChargeTotals = (em: Em, { from, to }: DaySpan): Promise<ChargeTotal[]> =>
  totals(em, { from, to });
