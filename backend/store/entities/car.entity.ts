import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant, money } from '../columns';

/** A car of the fleet (spec 1, §3; spec 2, §3). `sortOrder` is the row order of the board. */
export const Car = defineEntity({
  name: 'Car',
  tableName: 'cars',
  properties: {
    id: p.integer().primary().autoincrement(),
    brand: p.text(),
    model: p.text(),
    /** Uppercased by whoever writes it. */
    licensePlate: p.text().unique('cars_license_plate_unique'),
    color: p.text().nullable(),
    year: p.integer().nullable(),
    description: p.text().nullable(),
    depositKopecks: money(),
    sortOrder: p.integer(),
    createdAt: instant(),
    version: p.integer().version(),
  },
  indexes: [{ name: 'cars_sort_order_index', properties: ['sortOrder', 'id'] }],
});

export type Car = InferEntity<typeof Car>;
