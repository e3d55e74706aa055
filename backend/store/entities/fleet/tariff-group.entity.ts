import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Car } from './car.entity';

/** A season of a car's prices: four dates, or none for the whole year (requirements.md, F8). */
export const TariffGroup = defineEntity({
  name: 'TariffGroup',
  tableName: 'tariff_groups',
  properties: {
    id: p.integer().primary().autoincrement(),
    car: () => p.manyToOne(Car).ref().deleteRule('cascade').updateRule('no action'),
    name: p.text(),
    startMonth: p.integer().nullable(),
    startDay: p.integer().nullable(),
    endMonth: p.integer().nullable(),
    endDay: p.integer().nullable(),
    sortOrder: p.integer(),
  },
  indexes: [{ name: 'tariff_groups_car_id_index', properties: ['car', 'sortOrder'] }],
});

export type TariffGroup = InferEntity<typeof TariffGroup>;
