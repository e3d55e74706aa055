import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { MaintenanceStatus } from '@schema/statuses';
import { instant, money } from '../sql/columns';
import { Car } from './fleet/car.entity';

/** Maintenance of a car; it occupies the car until it is done (docs/domain.md, occupancy). */
export const Maintenance = defineEntity({
  name: 'Maintenance',
  tableName: 'maintenances',
  properties: {
    id: p.integer().primary().autoincrement(),
    car: () => p.manyToOne(Car).ref().deleteRule('cascade').updateRule('no action'),
    description: p.text(),
    status: p.text().$type<MaintenanceStatus>(),
    startDate: instant(),
    endDate: instant(),
    costKopecks: money(),
    createdAt: instant(),
    version: p.integer().version(),
  },
  indexes: [
    { name: 'maintenances_car_id_start_date_index', properties: ['car', 'startDate'] },
    { name: 'maintenances_start_date_index', properties: ['startDate'] },
    { name: 'maintenances_end_date_index', properties: ['endDate'] },
  ],
});

export type Maintenance = InferEntity<typeof Maintenance>;
