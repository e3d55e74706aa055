import type { PartnerOperation } from '@backend/domain/analytics/partner-statement';
import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readKopecks } from '@backend/store/sql/read-as';
import { sumOf } from '@backend/store/sql/sql-part';
import { over, reading } from '@backend/store/sql/typed-read';
import type { PaymentMethod } from '@schema/values/money/ledger';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';

/** An agreed expense or a payout with what a statement shows of it. */
export interface StatementOperation extends PartnerOperation {
  readonly id: number;
  readonly method: PaymentMethod;
  readonly expenseKind: string | null;
  readonly carTitle: string | null;
  readonly comment: string | null;
  readonly reversesId: number | null;
}

const { ref } = over<{ o: 'money_operations'; k: 'expense_kinds' }>();

const operationsOf = prepared(
  (em, { partnerId, from, to }: Slots<{ partnerId: number; from: Day; to: Day }>) =>
    reading(em)
      .selectFrom('money_operations as o')
      .leftJoin('expense_kinds as k', 'k.id', 'o.expense_kind_id')
      .select([
        ref('o.id').as('id'),
        ref('o.kind').as('kind'),
        ref('o.direction').as('direction'),
        readKopecks(ref('o.amount_kopecks')).as('amount'),
        ref('o.method').as('method'),
        ref('k.name').as('expenseKind'),
        ref('o.car_title').as('carTitle'),
        ref('o.spent_on').as('spentOn'),
        ref('o.comment').as('comment'),
        ref('o.reverses_id').as('reversesId'),
      ])
      .where('o.partner_id', '=', partnerId)
      .where('o.spent_on', '>=', from)
      .where('o.spent_on', '<=', to)
      .orderBy('o.spent_on')
      .orderBy('o.id'),
);

/** Expenses and payouts of a partner on these days, by day; one statement. */
export async function loadPartnerOperations(
  em: Em,
  asked: { readonly partnerId: number; readonly from: Day; readonly to: Day },
): Promise<StatementOperation[]> {
  const rows = await operationsOf(em, { ...asked });
  return rows.flatMap(({ kind, ...row }) => (kind === 'collection' ? [] : [{ ...row, kind }]));
}

const spentByPartner = prepared((em, { today }: Slots<{ today: Day }>) =>
  reading(em)
    .selectFrom('money_operations as o')
    .innerJoin('partners as p', 'p.id', 'o.partner_id')
    .select(({ eb }) => [
      'p.id as partnerId',
      readKopecks(
        sumOf(
          eb
            .case()
            .when('o.direction', '=', 'out')
            .then(eb.ref('o.amount_kopecks'))
            .else(eb.neg(eb.ref('o.amount_kopecks')))
            .end(),
        ),
      ).as('spent'),
    ])
    .where('o.spent_on', '<=', today)
    .where(({ or, eb }) =>
      or([
        eb('p.settled_from', 'is', null),
        eb('o.spent_on', '>=', eb.ref('p.settled_from').$notNull()),
      ]),
    )
    .groupBy('p.id'),
);

/** Expenses and payouts counted into what is left today, by partner; one statement. */
export async function loadSpentByPartner(em: Em, today: Day): Promise<Map<number, Kopecks>> {
  const rows = await spentByPartner(em, { today });
  return new Map(rows.map(({ partnerId, spent }) => [partnerId, spent ?? kopecks(0)]));
}
