import { plateTaken, type TariffGroupSave } from '@backend/domain/fleet/car-save';
import { validationFailed } from '@backend/domain/refusal';
import { CarPhoto } from '@backend/store/entities/fleet/car-photo.entity';
import { Tariff } from '@backend/store/entities/fleet/tariff.entity';
import { TariffGroup } from '@backend/store/entities/fleet/tariff-group.entity';
import { claimFiles } from '@backend/store/files/stored-files';
import type { Em } from '@backend/store/open-store';
import { type FleetCarRecord, loadFleetCar } from '@backend/store/queries/fleet/fleet-car-queries';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';
import { isUniqueViolation } from '@backend/store/store-errors';
import { MESSAGES } from '@schema/messages';
import { photoKeyOf } from '@schema/values/fleet/file-url';

/** Keys of the uploaded photos; other URLs are skipped. */
export const uploadedKeys = (photos: readonly string[]): string[] =>
  photos.flatMap((url) => photoKeyOf(url) ?? []);

/**
 * Replaces the photos of the car, in this order. Throws VALIDATION_FAILED for a URL whose file does
 * not exist.
 */
export async function writePhotos(em: Em, carId: number, photos: readonly string[]): Promise<void> {
  const missing = new Set(await claimFiles(em, uploadedKeys(photos)));
  const gone = photos.findIndex((url) => missing.has(photoKeyOf(url) ?? ''));
  if (gone >= 0) throw validationFailed({ [`photos[${gone}]`]: MESSAGES.cars.photoGone });
  await em.nativeDelete(CarPhoto, { car: carId });
  for (const [sortOrder, url] of photos.entries()) {
    em.create(CarPhoto, { car: carId, url, sortOrder });
  }
  await em.flush();
}

/** Replaces the tariff groups of the car with their prices. */
export async function writeTariffs(
  em: Em,
  carId: number,
  groups: readonly TariffGroupSave[],
): Promise<void> {
  await em.nativeDelete(TariffGroup, { car: carId });
  await insertTariffs(em, [carId], groups);
}

/** Adds the same tariff groups with their prices to each of the cars. */
export async function insertTariffs(
  em: Em,
  carIds: readonly number[],
  groups: readonly TariffGroupSave[],
): Promise<void> {
  const wanted = carIds.flatMap((car) => groups.map((group) => ({ car, group })));
  const rows = await insertInChunks(
    em,
    TariffGroup,
    wanted.map(({ car, group: { name, startMonth, startDay, endMonth, endDay, sortOrder } }) => ({
      car,
      name,
      startMonth,
      startDay,
      endMonth,
      endDay,
      sortOrder,
    })),
  );
  const tariffs = rows.flatMap((row, at) =>
    (wanted[at]?.group.tariffs ?? []).map(({ minDays, pricePerDay, sortOrder }) => ({
      group: row.id,
      minDays,
      pricePerDayKopecks: pricePerDay,
      sortOrder,
    })),
  );
  await insertInChunks(em, Tariff, tariffs);
}

/** The car in the transaction of `em`. Throws when it does not exist. */
export async function savedCar(em: Em, id: number): Promise<FleetCarRecord> {
  const car = await loadFleetCar(em, id);
  if (!car) throw new Error(`Car ${id} is not there after it was saved`);
  return car;
}

/** Translates the unique violation of the later of two concurrent saves of one new plate. */
export async function refusePlateTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error, 'cars_license_plate_unique') ? plateTaken() : error;
  }
}
