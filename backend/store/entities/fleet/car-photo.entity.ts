import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Car } from './car.entity';

/** One photo of a car; the first by `sortOrder` is its cover. */
export const CarPhoto = defineEntity({
  name: 'CarPhoto',
  tableName: 'car_photos',
  properties: {
    id: p.integer().primary().autoincrement(),
    car: () => p.manyToOne(Car).ref().deleteRule('cascade').updateRule('no action'),
    url: p.text(),
    sortOrder: p.integer(),
  },
  indexes: [{ name: 'car_photos_car_id_index', properties: ['car', 'sortOrder'] }],
});

export type CarPhoto = InferEntity<typeof CarPhoto>;
