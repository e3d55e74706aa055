import type { TariffGroupRecord } from '@backend/domain/bookings/pricing';
import type { Em } from '@backend/store/em';
import { raw } from '@backend/store/sql/raw';
import { kopecks } from '@schema/values/money/money';

interface TariffRow {
  carId: number;
  id: number;
  name: string;
  sortOrder: number;
  startMonth: number | null;
  startDay: number | null;
  endMonth: number | null;
  endDay: number | null;
  minDays: number;
  /** int8, which PostgreSQL's driver gives as text. */
  pricePerDay: number | string;
}

type Group = Omit<TariffGroupRecord, 'tariffs'> & {
  tariffs: TariffGroupRecord['tariffs'][number][];
};

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
  const some = carIds === 'all' ? '' : `where g.car_id in (${carIds.map(() => '?').join(', ')})`;
  const rows = await raw<TariffRow>(
    em,
    `select g.car_id as "carId", g.id as "id", g.name as "name", g.sort_order as "sortOrder",
       g.start_month as "startMonth", g.start_day as "startDay",
       g.end_month as "endMonth", g.end_day as "endDay",
       t.min_days as "minDays", t.price_per_day_kopecks as "pricePerDay"
     from tariff_groups g join tariffs t on t.group_id = g.id ${some}
     order by g.car_id, g.sort_order, g.id, t.min_days, t.id`,
    carIds === 'all' ? [] : carIds,
  );
  for (const { carId, minDays, pricePerDay, ...group } of rows) {
    const groups = byCar.get(carId) ?? [];
    byCar.set(carId, groups);
    let last = groups.at(-1);
    if (last?.id !== group.id) {
      last = { ...group, tariffs: [] };
      groups.push(last);
    }
    last.tariffs.push({ minDays, pricePerDay: kopecks(Number(pricePerDay)) });
  }
  return byCar;
}
