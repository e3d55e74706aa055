import { conflict, notFound } from '@backend/domain/refusal';
import { command, type Work } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import type { DamageInput } from '@backend/operation/types/car-damage.types';
import { damageAnswer, damageColumns, recordDamage } from '@backend/rentals/car-damages';
import { CarDamage } from '@backend/store/entities/fleet/car-damage.entity';
import { releaseFiles } from '@backend/store/files/stored-files';
import { lockCar } from '@backend/store/locks/guard-car';
import { damageIdPayload, damagePayload } from '@schema/forms/fleet/car-state';
import { MESSAGES } from '@schema/messages';
import { CAR_STATE_MESSAGES } from '@schema/messages/car-state';
import { readCarState } from './read-car-state';

/** Records a damage of a car. Throws VALIDATION_FAILED, also for a photo that is gone; NOT_FOUND. */
export const addCarDamage = command<DamageInput & { readonly carId: number }>()({
  name: 'addCarDamage',
  access: anyOf('view_cars', 'edit_bookings'),
  form: damagePayload,
  accept: ({ carId, ...damage }) => ({ carId, ...damageColumns(damage) }),
  sameAs: (wanted) => wanted,
  async lock({ em }, { carId }) {
    if (!(await lockCar(em, carId))) throw notFound(MESSAGES.cars.notFound);
  },
  async run({ em, ctx, record }, { carId, ...damage }) {
    const place = { carId, sheetId: null, photoField: 'photo' };
    const row = await recordDamage(em, ctx, damage, place);
    return {
      answer: await readCarState(em, carId),
      history: [
        record({ entity: 'Car', entityId: carId, after: { damage: damageAnswer(row, null) } }),
      ],
      cars: [carId],
    };
  },
});

interface Change {
  readonly name: 'mendCarDamage' | 'unmendCarDamage' | 'withdrawCarDamage';
  /** Throws CONFLICT when the damage is not in the state to change. */
  check(row: CarDamage): void;
  apply(work: Work, row: CarDamage): Promise<void> | void;
}

const change = ({ name, check, apply }: Change) =>
  command<{ readonly id: number }>()({
    name,
    access: anyOf('view_cars', 'edit_bookings'),
    form: damageIdPayload,
    async accept({ id }, { em }) {
      const found = await em.findOne(CarDamage, id, { disableIdentityMap: true });
      if (!found) throw notFound(CAR_STATE_MESSAGES.damageUnknown);
      return { id, carId: found.car.id };
    },
    sameAs: ({ id }) => ({ id }),
    async lock({ em }, { id, carId }) {
      await lockCar(em, carId);
      const row = await em.findOne(CarDamage, id);
      if (!row) throw notFound(CAR_STATE_MESSAGES.damageUnknown);
      if (row.withdrawnAt) throw conflict(CAR_STATE_MESSAGES.damageWithdrawn);
      check(row);
      return row;
    },
    async run(work, { carId }, row) {
      const { em, record } = work;
      const before = { damage: damageAnswer(row, null) };
      await apply(work, row);
      await em.flush();
      const after = row.withdrawnAt ? null : { damage: damageAnswer(row, null) };
      return {
        answer: await readCarState(em, carId),
        history: [record({ entity: 'Car', entityId: carId, before, after })],
        cars: [carId],
      };
    },
  });

/** Marks a damage as repaired now. Throws NOT_FOUND; CONFLICT when it is already repaired. */
export const mendCarDamage = change({
  name: 'mendCarDamage',
  check({ mendedAt }) {
    if (mendedAt) throw conflict(CAR_STATE_MESSAGES.damageMended);
  },
  apply({ em, ctx }, row) {
    em.assign(row, { mendedAt: ctx.now, mendedByLogin: ctx.user.login });
  },
});

/** Removes the mark of a repair. Throws NOT_FOUND; CONFLICT when the damage is not repaired. */
export const unmendCarDamage = change({
  name: 'unmendCarDamage',
  check({ mendedAt }) {
    if (!mendedAt) throw conflict(CAR_STATE_MESSAGES.damageNotMended);
  },
  apply({ em }, row) {
    em.assign(row, { mendedAt: null, mendedByLogin: null });
  },
});

/**
 * Withdraws a damage recorded by mistake; its photo is deleted after a day. Throws NOT_FOUND;
 * CONFLICT when it is already withdrawn.
 */
export const withdrawCarDamage = change({
  name: 'withdrawCarDamage',
  check() {},
  async apply({ em, ctx }, row) {
    const { photoKey } = row;
    em.assign(row, { withdrawnAt: ctx.now, withdrawnByLogin: ctx.user.login, photoKey: null });
    await em.flush();
    if (photoKey) await releaseFiles(em, [photoKey], ctx.now);
  },
});
