import { notFound } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { refuseUnsettled } from '@backend/rentals/refuse-unsettled';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { statePhotosOfCar } from '@backend/store/files/state-photo-keys';
import { releaseFiles } from '@backend/store/files/stored-files';
import { lockCar } from '@backend/store/locks/guard-car';
import { loadCarDependents } from '@backend/store/queries/fleet/car-dependents';
import { part } from '@backend/store/sql/sql-part';
import { MESSAGES } from '@schema/messages';
import { savedCar, uploadedKeys } from './car-rows';

/**
 * Deletes a car with its photos, prices, bookings and their review requests, maintenance and
 * partner shares (requirements.md, T28). The change history keeps all of it. Throws NOT_FOUND;
 * CONFLICT with an unsettled rental.
 */
export const deleteCar = command<{ readonly id: number }>()({
  name: 'deleteCar',
  access: anyOf('view_cars'),
  form: null,
  accept: (wanted) => wanted,
  sameAs: 'not repeatable',
  async lock({ em, ctx }, { id }) {
    if (!(await lockCar(em, id))) throw notFound(MESSAGES.cars.notFound);
    await refuseUnsettled(em, part('b.car_id = ?', [id]), ctx);
  },
  async run({ em, ctx, record }, { id }) {
    const car = await savedCar(em, id);
    const before = { ...car, ...(await loadCarDependents(em, id)) };
    const statePhotos = await statePhotosOfCar(em, id);
    await em.nativeDelete(Car, { id });
    await releaseFiles(em, [...uploadedKeys(car.photos), ...statePhotos], ctx.now);
    return {
      answer: true,
      history: [record({ entity: 'Car', entityId: id, before })],
      cars: [id],
    };
  },
});
