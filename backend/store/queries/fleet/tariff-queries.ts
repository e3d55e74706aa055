import type { TariffGroupRecord } from '@backend/domain/bookings/pricing';
import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readKopecks } from '@backend/store/sql/read-as';
import type { SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { over, reading } from '@backend/store/sql/typed-read';
import { amongCars } from './car-queries';

const { ref } = over<{ g: 'tariff_groups' }>();

/** Columns of a tariff group `g` and its car. */
export const TARIFF_GROUP = [
  ref('g.car_id').as('carId'),
  ref('g.id').as('id'),
  ref('g.name').as('name'),
  ref('g.sort_order').as('sortOrder'),
  ref('g.start_month').as('startMonth'),
  ref('g.start_day').as('startDay'),
  ref('g.end_month').as('endMonth'),
  ref('g.end_day').as('endDay'),
];

type Group = Omit<TariffGroupRecord, 'tariffs'> & {
  tariffs: TariffGroupRecord['tariffs'][number][];
};

const groupsWhere = prepared((em, { where }: Slots<{ where: SqlPart }>) =>
  reading(em)
    .selectFrom('tariff_groups as g')
    .innerJoin('tariffs as t', 't.group_id', 'g.id')
    .select(TARIFF_GROUP)
    .select((tariff) => [
      't.min_days as minDays',
      readKopecks(tariff.ref('t.price_per_day_kopecks')).as('pricePerDay'),
    ])
    .where(where)
    .orderBy('g.car_id')
    .orderBy('g.sort_order')
    .orderBy('g.id')
    .orderBy('t.min_days')
    .orderBy('t.id'),
);

/**
 * Tariff groups of the cars, or of the whole fleet, by car; one statement. Cars and groups without
 * a price are omitted.
 */
export async function loadTariffGroups(
  em: Em,
  carIds: readonly number[] | 'all',
): Promise<Map<number, readonly TariffGroupRecord[]>> {
  const byCar = new Map<number, Group[]>();
  if (carIds.length === 0) return byCar;
  const where = amongCars(columnsOf<'tariff_groups'>('g')('car_id'), carIds);
  const rows = await groupsWhere(em, { where });
  for (const { carId, minDays, pricePerDay, ...group } of rows) {
    const groups = byCar.get(carId) ?? [];
    byCar.set(carId, groups);
    let last = groups.at(-1);
    if (last?.id !== group.id) {
      last = { ...group, tariffs: [] };
      groups.push(last);
    }
    last.tariffs.push({ minDays, pricePerDay });
  }
  return byCar;
}
