import {
  acceptedCar,
  assertPlateFree,
  type CarSave,
  sameTariffs,
} from '@backend/domain/fleet/car-save';
import { notFound } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { releaseFiles } from '@backend/store/files/stored-files';
import { lockCar } from '@backend/store/locks/guard-car';
import type { Em } from '@backend/store/open-store';
import { type FleetCarRecord, loadPlates } from '@backend/store/queries/fleet/fleet-car-queries';
import { MESSAGES } from '@schema/messages';
import { normalisePlate } from '@schema/values/fleet/car-title';
import { toRoubles } from '@schema/values/money/money';
import { refusePlateTaken, savedCar, uploadedKeys, writePhotos, writeTariffs } from './car-rows';
import type { FleetCar, SaveCarInput } from './cars.types';

const operation = 'updateCar';

/**
 * Updates a car and returns it (requirements.md, P21). Absent fields (colour, year, description,
 * photos, deposit) stay; tariff groups are replaced as a whole. An update without changes is not
 * recorded. Throws NOT_FOUND; STALE with `current` when `version` does not match; VALIDATION_FAILED
 * as `createCar`.
 */
export async function updateCar(
  ctx: SignedInContext,
  id: number,
  input: SaveCarInput,
): Promise<FleetCar> {
  const wanted = acceptedCar(input);
  const saved = await refusePlateTaken(() =>
    ctx.store.write(ctx.em, (em) => change(em, { id, wanted, version: input.version }, ctx)),
  );
  ctx.announce(operation, [id]);
  return saved;
}

interface CarEdit {
  readonly id: number;
  readonly wanted: CarSave;
  readonly version: number | null | undefined;
}

async function change(em: Em, edit: CarEdit, ctx: SignedInContext): Promise<FleetCar> {
  const { id, wanted, version } = edit;
  const { now: at, user } = ctx;
  const row = await lockCar(em, id);
  if (!row) throw notFound(MESSAGES.cars.notFound);
  const before = await savedCar(em, id);
  assertVersion(before, version);
  const plates = await loadPlates(em);
  const isSamePlate = normalisePlate(before.licensePlate) === wanted.licensePlate;
  const others = plates.filter((car) => car.id !== id);
  if (!isSamePlate) assertPlateFree(wanted.licensePlate, others);
  // One of two plates that looked alike before stays as it is.
  const isTwin = isSamePlate && others.some((car) => car.licensePlate === wanted.licensePlate);
  const licensePlate = isTwin ? before.licensePlate : wanted.licensePlate;

  const { photos = before.photos, tariffGroups, depositAmount, ...rest } = wanted;
  const words = { ...rest, licensePlate };
  em.assign(row, {
    ...words,
    ...(depositAmount !== undefined && { depositKopecks: depositAmount }),
  });
  await em.flush();
  const withPhotos = photos.join('\n') !== before.photos.join('\n');
  const withTariffs = !sameTariffs(before.tariffGroups, tariffGroups);
  if (withPhotos) await writePhotos(em, id, photos);
  if (withTariffs) await writeTariffs(em, id, tariffGroups);
  // Prices and photos are separate tables but part of the car's version.
  if ((withPhotos || withTariffs) && row.version === before.version) {
    await em.nativeUpdate(Car, { id }, { version: before.version + 1 });
  }
  const dropped = before.photos.filter((url) => !photos.includes(url));
  await releaseFiles(em, uploadedKeys(dropped), at);

  const after = await savedCar(em, id);
  if (after.version !== before.version) {
    recordChange(em, { at, user, operation, entity: 'Car', entityId: id, before, after });
  }
  return after;
}

/** Throws STALE with `current` when the version does not match. */
function assertVersion(current: FleetCarRecord, version: number | null | undefined): void {
  const tariffGroups = current.tariffGroups.map((group) => ({
    ...group,
    tariffs: group.tariffs.map((tariff) => ({
      ...tariff,
      pricePerDay: toRoubles(tariff.pricePerDay),
    })),
  }));
  const wire = { ...current, depositAmount: toRoubles(current.depositAmount), tariffGroups };
  refuseStale(current, version, wire);
}
