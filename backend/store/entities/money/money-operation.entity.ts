import { instant, money } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { MoneyDirection, PaymentMethod } from '@schema/values/money/ledger';
import type { CollectionPlace, OperationKind } from '@schema/values/money/tills';
import type { Day } from '@schema/values/time/calendar';
import { ExpenseKind } from './expense-kind.entity';
import { Till } from './till.entity';

/**
 * Money that leaves the company's tills and accounts: an expense, a collection, a payout to a
 * partner; never changed, never deleted. Without foreign keys to the car, partner and account,
 * which it outlives.
 */
export const MoneyOperation = defineEntity({
  name: 'MoneyOperation',
  tableName: 'money_operations',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.text().$type<OperationKind>(),
    /** `in`: reverses another. */
    direction: p.text().$type<MoneyDirection>(),
    amountKopecks: money(),
    method: p.text().$type<PaymentMethod>(),
    /** Null unless in cash. */
    tillId: () =>
      p
        .manyToOne(Till)
        .mapToPk()
        .nullable()
        .fieldName('till_id')
        .deleteRule('no action')
        .updateRule('no action'),
    expenseKindId: () =>
      p
        .manyToOne(ExpenseKind)
        .mapToPk()
        .nullable()
        .fieldName('expense_kind_id')
        .deleteRule('no action')
        .updateRule('no action')
        .index('money_operations_expense_kind_id_index'),
    /** The car of an expense, with its title then. */
    carId: p.integer().nullable(),
    carTitle: p.text().nullable(),
    /** Recipient of a payout; of an expense: the partner whose share pays it. */
    partnerId: p.integer().nullable(),
    partnerName: p.text().nullable(),
    /** Destination of a collection. */
    place: p.text().$type<CollectionPlace>().nullable(),
    /** Day of the document; the money moves at `happenedAt`. */
    spentOn: p.text().$type<Day>(),
    happenedAt: instant(),
    userId: p.integer(),
    userLogin: p.text(),
    comment: p.text().nullable(),
    /** Why the till had less than the amount. */
    shortReason: p.text().nullable(),
    /** The operation reversed by this one. */
    reversesId: p.integer().nullable().unique('money_operations_reverses_id_unique'),
  },
  indexes: [
    { name: 'money_operations_happened_at_index', properties: ['happenedAt'] },
    { name: 'money_operations_till_id_happened_at_index', properties: ['tillId', 'happenedAt'] },
    { name: 'money_operations_car_id_spent_on_index', properties: ['carId', 'spentOn'] },
    { name: 'money_operations_partner_id_spent_on_index', properties: ['partnerId', 'spentOn'] },
  ],
});

export type MoneyOperation = InferEntity<typeof MoneyOperation>;
