import { sameTariffs } from '@backend/domain/fleet/car-save';
import { notFound, Refusal } from '@backend/domain/refusal';
import { command, doneWith } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { anyOf } from '@backend/operation/permit';
import { recordUndoable, withOperationId } from '@backend/rentals/undoable-operation';
import { type Recorded, recordChanges } from '@backend/store/change-log';
import { TariffGroup } from '@backend/store/entities/fleet/tariff-group.entity';
import { lockCarsUnread } from '@backend/store/locks/guard-car';
import type { Em } from '@backend/store/open-store';
import { type FleetCarRecord, loadFleetCars } from '@backend/store/queries/fleet/fleet-car-queries';
import { tariffCopyPayload } from '@schema/forms/fleet/tariff-copy';
import { MESSAGES } from '@schema/messages';
import { TARIFF_COPY_MESSAGES } from '@schema/messages/tariff-copy';
import { insertTariffs } from './car-rows';
import type { CopiedTariffs, TariffTargetInput } from './cars.types';
import { loadTariffRows, type TariffRows } from './tariff-rows';

export const COPY_OPERATION = 'copyTariffs';

/** Data for the undo. */
export interface CopyBefore {
  readonly carIds: readonly number[];
  readonly rows: TariffRows;
}

interface CopyInput {
  readonly carId: number;
  readonly version: number | null;
  readonly cars: readonly TariffTargetInput[] | null;
}

/** A car and the version read by the user; null: any. */
interface SeenCar {
  readonly id: number;
  readonly version: number | null;
}

interface Copy {
  readonly source: SeenCar;
  readonly targets: readonly SeenCar[];
}

/**
 * Replaces the tariff groups of other cars by those of `carId`, all or none, and returns these
 * cars. A car with the same tariffs is unchanged. Undone by `undoTariffCopy`. Throws
 * VALIDATION_FAILED; NOT_FOUND for an unknown car; STALE with `changed` when a car is not as read.
 */
export const copyTariffs = command<CopyInput>()({
  name: COPY_OPERATION,
  access: anyOf('view_cars'),
  form: tariffCopyPayload,
  accept({ carId, version, ...checked }): Copy {
    const targets: readonly SeenCar[] = checked.cars;
    return { source: { id: carId, version: version ?? null }, targets };
  },
  // Includes versions, like the keys of earlier releases.
  sameAs: (wanted) => wanted,
  async lock({ em }, { source, targets }) {
    const seen = [source, ...targets];
    await lockCarsUnread(
      em,
      seen.map(({ id }) => id),
    );
    const before = await carsById(em);
    assertAsSeen(seen, before);
    return before;
  },
  async run({ em, ctx }, { source, targets }, before) {
    const { tariffGroups } = before.get(source.id) as FleetCarRecord;
    const changed = targets.flatMap(({ id }) => {
      const car = before.get(id);
      return car && !sameTariffs(car.tariffGroups, tariffGroups) ? [car.id] : [];
    });
    const rows = await loadTariffRows(em, changed);
    await em.nativeDelete(TariffGroup, { car: { $in: changed } });
    await insertTariffs(em, changed, tariffGroups);
    const done = { operation: COPY_OPERATION, changed, before };
    const { after, recorded } = await recordTariffs(em, done, ctx);
    const operationId = await recordUndoable<CopyBefore>(
      em,
      {
        operation: COPY_OPERATION,
        left: { carIds: changed, rows: [{ entity: 'Car', where: { id: changed } }] },
        before: { carIds: changed, rows },
      },
      ctx,
    );
    const answer = { operationId, items: targets.flatMap(({ id }) => after.get(id) ?? []) };
    return doneWith<CopiedTariffs>(
      answer,
      recorded,
      targets.map(({ id }) => id),
    );
  },
  async around(_, write) {
    const copied = await write();
    // A retry of a copy by an earlier release gets its original answer, which has only the cars.
    return withOperationId(Array.isArray(copied) ? { items: copied } : copied);
  },
});

interface ChangedTariffs {
  readonly operation: string;
  /** Ids of the cars. */
  readonly changed: readonly number[];
  readonly before: ReadonlyMap<number, FleetCarRecord>;
}

interface RecordedTariffs {
  /** The current fleet. */
  readonly after: ReadonlyMap<number, FleetCarRecord>;
  readonly recorded: readonly Recorded[];
}

/** Increments the versions of cars with replaced tariffs, and records them. */
export async function recordTariffs(
  em: Em,
  { operation, changed, before }: ChangedTariffs,
  { now: at, user }: SignedInContext,
): Promise<RecordedTariffs> {
  await countVersions(em, changed);
  const after = await carsById(em);
  const recorded = changed.map((entityId) => ({
    at,
    user,
    operation,
    entity: 'Car',
    entityId,
    before: before.get(entityId),
    after: after.get(entityId),
  }));
  await recordChanges(em, recorded);
  return { after, recorded };
}

/** Reads the whole fleet by three statements instead of three per car. */
export async function carsById(em: Em): Promise<ReadonlyMap<number, FleetCarRecord>> {
  const cars = await loadFleetCars(em);
  return new Map(cars.map((car) => [car.id, car]));
}

function assertAsSeen(seen: readonly SeenCar[], kept: ReadonlyMap<number, FleetCarRecord>): void {
  if (seen.some(({ id }) => !kept.has(id))) throw notFound(MESSAGES.cars.notFound);
  const changed = seen.flatMap(({ id, version }) => {
    const now = kept.get(id)?.version;
    return version === null || now === undefined || version === now ? [] : [{ id, version: now }];
  });
  if (changed.length > 0) {
    throw new Refusal('STALE', TARIFF_COPY_MESSAGES.stale, { details: { changed } });
  }
}

/** Prices are a separate table but part of the car's version. */
async function countVersions(em: Em, carIds: readonly number[]): Promise<void> {
  if (carIds.length === 0) return;
  const named = carIds.map(() => '?').join(', ');
  await em.execute(`update cars set version = version + 1 where id in (${named})`, [...carIds]);
}
