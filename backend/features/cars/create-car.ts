import { acceptedCar, assertPlateFree } from '@backend/domain/fleet/car-save';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { loadPlates, nextCarPlace } from '@backend/store/queries/fleet/fleet-car-queries';
import { carPayload } from '@schema/forms/fleet/car';
import { kopecks } from '@schema/values/money/money';
import { refusePlateTaken, savedCar, writePhotos, writeTariffs } from './car-rows';
import type { FleetCar, SaveCarInput } from './cars.types';

/**
 * Adds a car at the end of the fleet and returns it (requirements.md, P21). Throws VALIDATION_FAILED
 * with form messages, for a plate of another car and for photos that are not uploads of this product.
 */
export const createCar = command<SaveCarInput>()({
  name: 'createCar',
  access: anyOf('view_cars'),
  form: carPayload,
  accept: (input) => acceptedCar(input),
  sameAs: (wanted) => wanted,
  lock: ({ em }) => loadPlates(em),
  async run({ em, ctx, record }, wanted, plates) {
    assertPlateFree(wanted.licensePlate, plates);
    const { photos = [], tariffGroups, depositAmount = kopecks(0), ...words } = wanted;
    const row = em.create(Car, {
      ...words,
      depositKopecks: depositAmount,
      sortOrder: await nextCarPlace(em),
      createdAt: ctx.now,
    });
    await em.flush();
    await writePhotos(em, row.id, photos);
    await writeTariffs(em, row.id, tariffGroups);
    const answer: FleetCar = await savedCar(em, row.id);
    return {
      answer,
      history: [record({ entity: 'Car', entityId: row.id, after: answer })],
      cars: [row.id],
    };
  },
  around: (_, write) => refusePlateTaken(write),
});
