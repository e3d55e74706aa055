import { instant } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Car } from './car.entity';

/** A mileage read from the counter of a car; a wrong one is reversed, never changed. */
export const MileageReading = defineEntity({
  name: 'MileageReading',
  tableName: 'mileage_readings',
  properties: {
    id: p.integer().primary().autoincrement(),
    car: () => p.manyToOne(Car).ref().deleteRule('cascade').updateRule('no action'),
    at: instant(),
    km: p.integer(),
    /** The first reading of a replaced counter. */
    isNewCounter: p.boolean().default(false),
    comment: p.text().nullable(),
    userId: p.integer(),
    userLogin: p.text(),
    createdAt: instant(),
    /** The reading that was reversed as wrong for this one. */
    replacesId: p.integer().nullable(),
    reversedAt: instant().nullable(),
    reversedByLogin: p.text().nullable(),
  },
  indexes: [{ name: 'mileage_readings_car_id_index', properties: ['car', 'at'] }],
});

export type MileageReading = InferEntity<typeof MileageReading>;
