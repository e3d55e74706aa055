import { acceptedCar, assertPlateFree, type CarSave } from '@backend/domain/fleet/car-save';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { once } from '@backend/store/idempotency';
import type { Em } from '@backend/store/open-store';
import { loadPlates, nextCarPlace } from '@backend/store/queries/fleet/fleet-car-queries';
import { kopecks } from '@schema/values/money/money';
import { refusePlateTaken, savedCar, writePhotos, writeTariffs } from './car-rows';
import type { FleetCar, SaveCarInput } from './cars.types';

const operation = 'createCar';

/**
 * Adds a car at the end of the fleet and returns it (requirements.md, P21). A retry with the same
 * Idempotency-Key returns the first response. Throws VALIDATION_FAILED with form messages, for a
 * plate of another car and for photos that are not uploads of this product.
 */
export async function createCar(ctx: SignedInContext, input: SaveCarInput): Promise<FleetCar> {
  const wanted = acceptedCar(input);
  const { idempotencyKey: key, user, now } = ctx;
  const saved = await refusePlateTaken(() =>
    ctx.store.write(ctx.em, (em) =>
      once(em, { key, userId: user.id, operation, params: wanted, now }, () =>
        add(em, wanted, ctx),
      ),
    ),
  );
  ctx.announce(operation, [saved.id]);
  return saved;
}

async function add(em: Em, wanted: CarSave, ctx: SignedInContext): Promise<FleetCar> {
  const { user, now: at } = ctx;
  assertPlateFree(wanted.licensePlate, await loadPlates(em));
  const { photos = [], tariffGroups, depositAmount = kopecks(0), ...words } = wanted;
  const row = em.create(Car, {
    ...words,
    depositKopecks: depositAmount,
    sortOrder: await nextCarPlace(em),
    createdAt: at,
  });
  await em.flush();
  await writePhotos(em, row.id, photos);
  await writeTariffs(em, row.id, tariffGroups);
  const after = await savedCar(em, row.id);
  recordChange(em, { at, user, operation, entity: 'Car', entityId: row.id, after });
  return after;
}
