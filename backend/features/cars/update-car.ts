import {
  acceptedCar,
  assertPlateFree,
  type CarSave,
  sameTariffs,
} from '@backend/domain/fleet/car-save';
import { notFound } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { releaseFiles } from '@backend/store/files/stored-files';
import { lockCar } from '@backend/store/locks/guard-car';
import type { Em } from '@backend/store/open-store';
import { type FleetCarRecord, loadPlates } from '@backend/store/queries/fleet/fleet-car-queries';
import { carPayload } from '@schema/forms/fleet/car';
import { MESSAGES } from '@schema/messages';
import { normalisePlate } from '@schema/values/fleet/car-title';
import { toRoubles } from '@schema/values/money/money';
import { refusePlateTaken, savedCar, uploadedKeys, writePhotos, writeTariffs } from './car-rows';
import type { FleetCar, SaveCarInput } from './cars.types';

type CarEdit = SaveCarInput & { readonly id: number };

/**
 * Updates a car and returns it (requirements.md, P21). Absent fields (colour, year, description,
 * photos, deposit) stay; tariff groups are replaced as a whole. Throws NOT_FOUND; STALE with
 * `current` when `version` does not match; VALIDATION_FAILED as `createCar`.
 */
export const updateCar = command<CarEdit>()({
  name: 'updateCar',
  access: anyOf('view_cars'),
  form: carPayload,
  accept: ({ id, version, ...typed }) => ({ id, version, car: acceptedCar(typed) }),
  sameAs: 'not repeatable',
  async lock({ em }, { id, version }) {
    const row = await lockCar(em, id);
    if (!row) throw notFound(MESSAGES.cars.notFound);
    const before = await savedCar(em, id);
    assertVersion(before, version);
    return { row, before };
  },
  async run({ em, ctx, record }, { id, car }, { row, before }) {
    const licensePlate = await freePlate(em, car, before);
    const { photos = before.photos, tariffGroups, depositAmount, ...rest } = car;
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
    await releaseFiles(em, uploadedKeys(dropped), ctx.now);

    const after: FleetCar = await savedCar(em, id);
    if (after.version === before.version) return { answer: after, unchanged: true };
    return {
      answer: after,
      history: [record({ entity: 'Car', entityId: id, before, after })],
      cars: [id],
    };
  },
  around: (_, write) => refusePlateTaken(write),
});

/** The plate to store. Throws VALIDATION_FAILED when another car has it. */
async function freePlate(em: Em, wanted: CarSave, before: FleetCarRecord): Promise<string> {
  const plates = await loadPlates(em);
  const isSamePlate = normalisePlate(before.licensePlate) === wanted.licensePlate;
  const others = plates.filter((car) => car.id !== before.id);
  if (!isSamePlate) assertPlateFree(wanted.licensePlate, others);
  // An existing plate that looks like another one is accepted unchanged.
  const isTwin = isSamePlate && others.some((car) => car.licensePlate === wanted.licensePlate);
  return isTwin ? before.licensePlate : wanted.licensePlate;
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
