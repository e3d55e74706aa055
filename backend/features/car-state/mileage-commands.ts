import { assertPastMoment } from '@backend/domain/fleet/past-moment';
import { conflict, notFound } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { loadReadings, readingSnapshot, recordReading } from '@backend/rentals/car-readings';
import { MileageReading } from '@backend/store/entities/fleet/mileage-reading.entity';
import { lockCar } from '@backend/store/locks/guard-car';
import { mileagePayload, readingPayload } from '@schema/forms/fleet/car-state';
import { MESSAGES } from '@schema/messages';
import { CAR_STATE_MESSAGES } from '@schema/messages/car-state';
import { trimmedOrNull } from '@schema/values/words/text';
import type { MileageInput } from './car-state.types';
import { readCarState } from './read-car-state';

/**
 * Records a mileage of a car. A reading that contradicts another one needs an answer; `wrong_other`
 * reverses the other one. Throws VALIDATION_FAILED; NOT_FOUND; MILEAGE_DOUBTFUL with `doubt`.
 */
export const addMileageReading = command<MileageInput & { readonly carId: number }>()({
  name: 'addMileageReading',
  access: anyOf('view_cars', 'edit_bookings'),
  form: mileagePayload,
  accept({ carId, km, at, answer, comment }, { now }) {
    const moment = at ?? now;
    assertPastMoment(moment, now, CAR_STATE_MESSAGES);
    const reading = { carId, km, answer: answer ?? null, comment: trimmedOrNull(comment) };
    return { ...reading, typedAt: at ?? null, at: moment };
  },
  // Without the default moment, since a retry is sent at another one.
  sameAs: ({ carId, km, answer, comment, typedAt }) => ({ carId, km, answer, comment, typedAt }),
  async lock({ em }, { carId }) {
    if (!(await lockCar(em, carId))) throw notFound(MESSAGES.cars.notFound);
    return loadReadings(em, carId, { withReversed: false });
  },
  async run({ em, ctx, record }, reading, valid) {
    const { carId } = reading;
    const { row, reversed } = await recordReading(em, ctx, reading, valid);
    const change = { ...(reversed && { before: { reading: readingSnapshot(reversed) } }) };
    const after = { reading: readingSnapshot(row) };
    return {
      answer: await readCarState(em, carId, ctx.now),
      history: [record({ entity: 'Car', entityId: carId, ...change, after })],
      cars: [carId],
    };
  },
});

/**
 * Reverses a wrong reading; one that was reversed for it is valid again. Throws NOT_FOUND; CONFLICT
 * when it is already reversed.
 */
export const reverseMileageReading = command<{ readonly id: number }>()({
  name: 'reverseMileageReading',
  access: anyOf('view_cars', 'edit_bookings'),
  form: readingPayload,
  async accept({ id }, { em }) {
    const found = await em.findOne(MileageReading, id, { disableIdentityMap: true });
    if (!found) throw notFound(CAR_STATE_MESSAGES.readingUnknown);
    return { id, carId: found.car.id };
  },
  sameAs: ({ id }) => ({ id }),
  async lock({ em }, { id, carId }) {
    await lockCar(em, carId);
    const row = await em.findOne(MileageReading, id);
    if (!row) throw notFound(CAR_STATE_MESSAGES.readingUnknown);
    if (row.reversedAt) throw conflict(CAR_STATE_MESSAGES.readingReversed);
    return row;
  },
  async run({ em, ctx, record }, { carId }, row) {
    em.assign(row, { reversedAt: ctx.now, reversedByLogin: ctx.user.login });
    const replaced =
      row.replacesId == null ? null : await em.findOne(MileageReading, row.replacesId);
    if (replaced) em.assign(replaced, { reversedAt: null, reversedByLogin: null });
    await em.flush();
    return {
      answer: await readCarState(em, carId, ctx.now),
      history: [
        record({
          entity: 'Car',
          entityId: carId,
          before: { reading: readingSnapshot(row) },
          ...(replaced && { after: { reading: readingSnapshot(replaced) } }),
        }),
      ],
      cars: [carId],
    };
  },
});
