import { instant, money } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { type CarNameParts, displayName, subtitle } from '@schema/values/fleet/car-title';
import { digitsOf, foldForSearch } from '@schema/values/words/search';

/**
 * Search text, folded here because SQLite folds only Latin letters. The title comes first, so the
 * same column sorts by it. Line breaks keep a query from matching across fields.
 */
const searchTextOf = (car: CarNameParts) => foldForSearch(`${displayName(car)}\n${subtitle(car)}`);

const plateDigitsOf = (car: { licensePlate: string }) => digitsOf(car.licensePlate);

/** A car of the fleet (requirements.md, F5). `sortOrder` is the row order of the board. */
export const Car = defineEntity({
  name: 'Car',
  tableName: 'cars',
  properties: {
    id: p.integer().primary().autoincrement(),
    brand: p.text(),
    model: p.text(),
    /** Converted to upper case by the writer. */
    licensePlate: p.text().unique('cars_license_plate_unique'),
    color: p.text().nullable(),
    year: p.integer().nullable(),
    description: p.text().nullable(),
    depositKopecks: money(),
    sortOrder: p.integer(),
    /** Computed by the store, like `plateDigits`. */
    searchText: p.text().default('').onCreate(searchTextOf).onUpdate(searchTextOf),
    /** '41877' of 'А418КМ77': for searches by digits. */
    plateDigits: p.text().default('').onCreate(plateDigitsOf).onUpdate(plateDigitsOf),
    createdAt: instant(),
    version: p.integer().version(),
    /**
     * Version of the partners' shares: changing them does not make an open form of the car stale.
     */
    sharesVersion: p.integer().default(1),
  },
  indexes: [{ name: 'cars_sort_order_index', properties: ['sortOrder', 'id'] }],
});

export type Car = InferEntity<typeof Car>;
