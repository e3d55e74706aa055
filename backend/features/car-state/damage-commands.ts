import { conflict, notFound, validationFailed } from '@backend/domain/refusal';
import { command, type Work } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import type { DamageInput } from '@backend/operation/types/car-damage.types';
import type { CarWork } from '@backend/operation/types/car-work.types';
import { damageAnswer, damageColumns, recordDamage } from '@backend/rentals/car-damages';
import { findRecentWork } from '@backend/rentals/car-works';
import { CarDamage } from '@backend/store/entities/fleet/car-damage.entity';
import { releaseFiles } from '@backend/store/files/stored-files';
import { lockCar } from '@backend/store/locks/guard-car';
import { damageIdPayload, damageMendPayload, damagePayload } from '@schema/forms/fleet/car-state';
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
      answer: await readCarState(em, carId, ctx.now),
      history: [
        record({ entity: 'Car', entityId: carId, after: { damage: damageAnswer(row, {}) } }),
      ],
      cars: [carId],
    };
  },
});

interface WantedChange {
  readonly id: number;
  readonly carId: number;
  /** Null: not named. */
  readonly maintenanceId: number | null;
}

interface Change {
  readonly name: 'mendCarDamage' | 'unmendCarDamage' | 'withdrawCarDamage';
  readonly form: typeof damageIdPayload | typeof damageMendPayload;
  /** Throws CONFLICT when the damage is not in the state to change. */
  check(row: CarDamage): void;
  /** Returns the maintenance that repaired it. */
  apply(work: Work, row: CarDamage, wanted: WantedChange): Promise<CarWork | null>;
}

const change = ({ name, form, check, apply }: Change) =>
  command<{ readonly id: number; readonly maintenanceId?: number | null | undefined }>()({
    name,
    access: anyOf('view_cars', 'edit_bookings'),
    form,
    async accept({ id, maintenanceId }, { em }): Promise<WantedChange> {
      const found = await em.findOne(CarDamage, id, { disableIdentityMap: true });
      if (!found) throw notFound(CAR_STATE_MESSAGES.damageUnknown);
      return { id, carId: found.car.id, maintenanceId: maintenanceId ?? null };
    },
    sameAs: ({ id, maintenanceId }) => ({ id, ...(maintenanceId && { maintenanceId }) }),
    async lock({ em }, { id, carId }) {
      await lockCar(em, carId);
      const row = await em.findOne(CarDamage, id);
      if (!row) throw notFound(CAR_STATE_MESSAGES.damageUnknown);
      if (row.withdrawnAt) throw conflict(CAR_STATE_MESSAGES.damageWithdrawn);
      check(row);
      return row;
    },
    async run(work, wanted, row) {
      const { em, ctx, record } = work;
      const { carId } = wanted;
      const before = { damage: damageAnswer(row, {}) };
      const mendedInWork = await apply(work, row, wanted);
      await em.flush();
      const after = row.withdrawnAt ? null : { damage: damageAnswer(row, { mendedInWork }) };
      return {
        answer: await readCarState(em, carId, ctx.now),
        history: [record({ entity: 'Car', entityId: carId, before, after })],
        cars: [carId],
      };
    },
  });

/**
 * Marks a damage as repaired now, by maintenance when that is named. Throws NOT_FOUND; CONFLICT when
 * it is already repaired; VALIDATION_FAILED for maintenance of another car or of long ago.
 */
export const mendCarDamage = change({
  name: 'mendCarDamage',
  form: damageMendPayload,
  check({ mendedAt }) {
    if (mendedAt) throw conflict(CAR_STATE_MESSAGES.damageMended);
  },
  async apply({ em, ctx }, row, { carId, maintenanceId: id }) {
    const work = id === null ? null : await findRecentWork(em, { id, carId, now: ctx.now });
    if (id !== null && !work) {
      throw validationFailed({ maintenanceId: CAR_STATE_MESSAGES.workUnsuitable });
    }
    const mended = { mendedAt: ctx.now, mendedByLogin: ctx.user.login };
    em.assign(row, { ...mended, mendedInMaintenance: id });
    return work;
  },
});

const NOT_MENDED = {
  mendedAt: null,
  mendedByLogin: null,
  mendedInSheet: null,
  mendedInMaintenance: null,
};

/** Removes the mark of a repair. Throws NOT_FOUND; CONFLICT when the damage is not repaired. */
export const unmendCarDamage = change({
  name: 'unmendCarDamage',
  form: damageIdPayload,
  check({ mendedAt }) {
    if (!mendedAt) throw conflict(CAR_STATE_MESSAGES.damageNotMended);
  },
  async apply({ em }, row) {
    em.assign(row, NOT_MENDED);
    return null;
  },
});

/**
 * Withdraws a damage recorded by mistake; its photo is deleted after a day. Throws NOT_FOUND;
 * CONFLICT when it is already withdrawn.
 */
export const withdrawCarDamage = change({
  name: 'withdrawCarDamage',
  form: damageIdPayload,
  check() {},
  async apply({ em, ctx }, row) {
    const { photoKey } = row;
    em.assign(row, { withdrawnAt: ctx.now, withdrawnByLogin: ctx.user.login, photoKey: null });
    await em.flush();
    if (photoKey) await releaseFiles(em, [photoKey], ctx.now);
    return null;
  },
});
