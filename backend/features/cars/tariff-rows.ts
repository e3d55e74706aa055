import { Tariff } from '@backend/store/entities/fleet/tariff.entity';
import { TariffGroup } from '@backend/store/entities/fleet/tariff-group.entity';
import type { Em } from '@backend/store/open-store';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';

/** Stored tariffs of cars: plain rows with their ids. */
export interface TariffRows {
  readonly groups: readonly KeptGroup[];
  readonly tariffs: readonly KeptTariff[];
}

interface KeptGroup {
  readonly id: number;
  readonly car: number;
  readonly name: string;
  readonly startMonth: number | null;
  readonly startDay: number | null;
  readonly endMonth: number | null;
  readonly endDay: number | null;
  readonly sortOrder: number;
}

interface KeptTariff {
  readonly id: number;
  readonly group: number;
  readonly minDays: number;
  readonly pricePerDayKopecks: number;
  readonly sortOrder: number;
}

export async function loadTariffRows(em: Em, carIds: readonly number[]): Promise<TariffRows> {
  const order = { orderBy: { id: 'asc' }, disableIdentityMap: true } as const;
  const groups = await em.find(TariffGroup, { car: { $in: [...carIds] } }, order);
  const ofGroups = { group: { $in: groups.map(({ id }) => id) } };
  const tariffs = await em.find(Tariff, ofGroups, order);
  return {
    groups: groups.map(({ id, car, name, startMonth, startDay, endMonth, endDay, sortOrder }) => ({
      id,
      car: car.id,
      name,
      sortOrder,
      startMonth: startMonth ?? null,
      startDay: startDay ?? null,
      endMonth: endMonth ?? null,
      endDay: endDay ?? null,
    })),
    tariffs: tariffs.map(({ id, group, minDays, pricePerDayKopecks, sortOrder }) => ({
      id,
      group: group.id,
      minDays,
      pricePerDayKopecks,
      sortOrder,
    })),
  };
}

/** Replaces the current tariffs of the cars by the rows. */
export async function restoreTariffRows(
  em: Em,
  carIds: readonly number[],
  { groups, tariffs }: TariffRows,
): Promise<void> {
  await em.nativeDelete(TariffGroup, { car: { $in: [...carIds] } });
  await insertInChunks(em, TariffGroup, [...groups]);
  await insertInChunks(em, Tariff, tariffs as never);
}
