import { mendedBySheet } from '@backend/domain/handover/mended-damages';
import { validationFailed } from '@backend/domain/refusal';
import type { Work } from '@backend/operation/command';
import type { SheetRef } from '@backend/operation/types/sheet-ref.types';
import type { Recorded } from '@backend/store/change-log';
import type { Em } from '@backend/store/em';
import { CarDamage } from '@backend/store/entities/fleet/car-damage.entity';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { damageAnswer } from './car-damages';

interface WantedRepairs {
  readonly carId: number;
  /** IDs as sent. */
  readonly mendedIds: readonly number[];
}

/**
 * The damages that a sheet marks as repaired; its car is locked. Throws VALIDATION_FAILED for one of
 * another car.
 */
export async function holdRepairs(
  em: Em,
  { carId, mendedIds: ids }: WantedRepairs,
): Promise<readonly CarDamage[]> {
  if (ids.length === 0) return [];
  const rows = await em.find(CarDamage, { id: { $in: [...ids] } }, { orderBy: { id: 'asc' } });
  const found = rows.map(({ id, car, mendedAt, withdrawnAt }) => ({
    id,
    carId: car.id,
    mendedAt: mendedAt ?? null,
    withdrawnAt: withdrawnAt ?? null,
  }));
  const { mended, foreign } = mendedBySheet({ carId, ids, found });
  if (foreign.length > 0) {
    const problems = foreign.map((at) => [`mendedDamageIds[${at}]`, HANDOVER_MESSAGES.mendedOther]);
    throw validationFailed(Object.fromEntries(problems));
  }
  return rows.filter(({ id }) => mended.includes(id));
}

interface MendingSheet extends SheetRef {
  readonly id: number;
  /** Moment of the inspection. */
  readonly at: Date;
}

/** Marks damages as repaired in a sheet; returns the lines of the history. */
export async function mendInSheet(
  { em, ctx, record }: Work,
  damages: readonly CarDamage[],
  { id, at, ...mendedInSheet }: MendingSheet,
): Promise<Recorded[]> {
  const lines = damages.map((row) => {
    const before = { damage: damageAnswer(row, {}) };
    // An inspection of an earlier moment may name a damage that was recorded after it.
    const mendedAt = at > row.createdAt ? at : row.createdAt;
    em.assign(row, { mendedAt, mendedByLogin: ctx.user.login, mendedInSheet: id });
    const after = { damage: damageAnswer(row, { mendedInSheet }) };
    return record({ entity: 'Car', entityId: row.car.id, before, after });
  });
  await em.flush();
  return lines;
}
