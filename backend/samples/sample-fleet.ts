import type { TariffGroupRecord } from '@backend/domain/bookings/pricing';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { CarPhoto } from '@backend/store/entities/fleet/car-photo.entity';
import { Tariff } from '@backend/store/entities/fleet/tariff.entity';
import { TariffGroup } from '@backend/store/entities/fleet/tariff-group.entity';
import type { Em } from '@backend/store/open-store';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';
import { fromRoubles, type Kopecks } from '@schema/values/money/money';
import { type SampleCar, type SampleTariffGroup, sampleCar } from './catalogue';
import type { Chance } from './random';

/** A stored sample car with the data to price its bookings. */
export interface StoredSampleCar {
  readonly id: number;
  readonly depositKopecks: Kopecks;
  readonly groups: readonly TariffGroupRecord[];
}

/** Stores the cars with photos, seasons and length tiers. */
export async function addSampleFleet(
  em: Em,
  chance: Chance,
  fleet: { count: number; now: Date; year: number },
): Promise<StoredSampleCar[]> {
  const cars = Array.from({ length: fleet.count }, (_, number) =>
    sampleCar(chance, number, fleet.year),
  );
  const rows = await insertInChunks(
    em,
    Car,
    cars.map(({ photo, deposit, groups, ...named }, sortOrder) => ({
      ...named,
      depositKopecks: fromRoubles(deposit),
      sortOrder,
      createdAt: fleet.now,
    })),
  );
  const stored = cars.map((car, index) => ({ ...car, id: idOf(rows, index) }));
  await insertInChunks(
    em,
    CarPhoto,
    stored.map((car) => ({ car: car.id, url: car.photo, sortOrder: 0 })),
  );
  return withTariffs(em, stored);
}

type CarWithId = SampleCar & { readonly id: number };

/** Stores the seasons and tiers of the cars and returns both for pricing. */
async function withTariffs(em: Em, cars: readonly CarWithId[]): Promise<StoredSampleCar[]> {
  const groups = cars.flatMap((car) =>
    car.groups.map((group, sortOrder) => ({ ...group, sortOrder, carId: car.id })),
  );
  const rows = await insertInChunks(
    em,
    TariffGroup,
    groups.map((group) => ({
      car: group.carId,
      name: group.name,
      ...seasonOf(group),
      sortOrder: group.sortOrder,
    })),
  );
  const facts = groups.map((group, index) => ({
    carId: group.carId,
    id: idOf(rows, index),
    name: group.name,
    ...seasonOf(group),
    sortOrder: group.sortOrder,
    tariffs: group.tariffs.map(([minDays, roubles]) => ({
      minDays,
      pricePerDay: fromRoubles(roubles),
    })),
  }));
  await insertInChunks(
    em,
    Tariff,
    facts.flatMap((group) =>
      group.tariffs.map(({ minDays, pricePerDay }, sortOrder) => ({
        group: group.id,
        minDays,
        pricePerDayKopecks: pricePerDay,
        sortOrder,
      })),
    ),
  );
  const byCar = Map.groupBy(facts, (group) => group.carId);
  return cars.map((car) => ({
    id: car.id,
    depositKopecks: fromRoubles(car.deposit),
    groups: byCar.get(car.id) ?? [],
  }));
}

function seasonOf({ season }: SampleTariffGroup) {
  const [startMonth, startDay, endMonth, endDay] = season ?? [null, null, null, null];
  return { startMonth, startDay, endMonth, endDay };
}

function idOf(rows: readonly { readonly id: number }[], index: number): number {
  const row = rows[index];
  if (!row) throw new Error(`The store gave nothing for row ${index}`);
  return row.id;
}
