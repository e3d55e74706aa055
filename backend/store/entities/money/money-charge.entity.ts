import { instant, money } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { ChargeKind } from '@schema/values/money/ledger';

/** A customer's charge beside the rent; never changed, never deleted (docs/domain.md, money). */
export const MoneyCharge = defineEntity({
  name: 'MoneyCharge',
  tableName: 'money_charges',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** The first booking of the rental. */
    rentalId: p.integer(),
    kind: p.text().$type<ChargeKind>(),
    /** Above 0 also in an offsetting charge, which counts below 0. */
    amountKopecks: money(),
    createdAt: instant(),
    userId: p.integer(),
    userLogin: p.text(),
    comment: p.text().nullable(),
    /** Key of its photo in the file store. */
    photoKey: p.text().nullable(),
    /** The handover sheet that recorded it; of a reversal, that of its charge. */
    sheetId: p.integer().nullable().index('money_charges_sheet_id_index'),
    /** The charge reversed by this one. */
    reversesId: p.integer().nullable().unique('money_charges_reverses_id_unique'),
  },
  indexes: [
    { name: 'money_charges_rental_id_index', properties: ['rentalId'] },
    { name: 'money_charges_created_at_index', properties: ['createdAt'] },
  ],
});

export type MoneyCharge = InferEntity<typeof MoneyCharge>;
