import { money } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { TariffGroup } from './tariff-group.entity';

/** The price per day for a rental of at least `minDays` days. */
export const Tariff = defineEntity({
  name: 'Tariff',
  tableName: 'tariffs',
  properties: {
    id: p.integer().primary().autoincrement(),
    group: () => p.manyToOne(TariffGroup).ref().deleteRule('cascade').updateRule('no action'),
    minDays: p.integer(),
    pricePerDayKopecks: money(),
    sortOrder: p.integer(),
  },
  indexes: [{ name: 'tariffs_group_id_index', properties: ['group', 'minDays'] }],
});

export type Tariff = InferEntity<typeof Tariff>;
