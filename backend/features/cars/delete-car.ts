import { notFound } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { refuseUnsettled } from '@backend/rentals/refuse-unsettled';
import { recordChange } from '@backend/store/change-log';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { releaseFiles } from '@backend/store/files/stored-files';
import { lockCar } from '@backend/store/locks/guard-car';
import { loadCarDependents } from '@backend/store/queries/fleet/car-dependents';
import { part } from '@backend/store/sql/sql-part';
import { MESSAGES } from '@schema/messages';
import { savedCar, uploadedKeys } from './car-rows';

const operation = 'deleteCar';

/**
 * Deletes a car with its photos, prices, bookings and their review requests, service work and
 * partner shares (requirements.md, T28). The change history keeps all of it. Throws NOT_FOUND;
 * CONFLICT while a rental of it is not settled.
 */
export async function deleteCar(ctx: SignedInContext, id: number): Promise<void> {
  const { now: at, user } = ctx;
  await ctx.store.write(ctx.em, async (em) => {
    if (!(await lockCar(em, id))) throw notFound(MESSAGES.cars.notFound);
    await refuseUnsettled(em, part('b.car_id = ?', [id]), ctx);
    const car = await savedCar(em, id);
    const before = { ...car, ...(await loadCarDependents(em, id)) };
    await em.nativeDelete(Car, { id });
    await releaseFiles(em, uploadedKeys(car.photos), at);
    recordChange(em, { at, user, operation, entity: 'Car', entityId: id, before });
  });
  ctx.announce(operation, [id]);
}
