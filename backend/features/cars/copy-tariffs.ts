import { sameTariffs } from '@backend/domain/fleet/car-save';
import { notFound, Refusal } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordUndoable, withOperationId } from '@backend/rentals/undoable-operation';
import { recordChanges } from '@backend/store/change-log';
import { TariffGroup } from '@backend/store/entities/fleet/tariff-group.entity';
import { once } from '@backend/store/idempotency';
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
const operation = COPY_OPERATION;

/** What the undo needs. */
export interface CopyBefore {
  readonly carIds: readonly number[];
  readonly rows: TariffRows;
}

interface CopyInput {
  readonly carId: number;
  readonly version: number | null;
  readonly cars: readonly TariffTargetInput[] | null;
}

/** A car and the version of it that the user saw; null: any. */
interface SeenCar {
  readonly id: number;
  readonly version: number | null;
}

/**
 * Replaces the tariff groups of other cars by those of `carId`, all or none, and returns these cars.
 * A car with the same tariffs stays as it is. Can be undone by `undoTariffCopy`. A retry with the same
 * Idempotency-Key returns the first response. Throws VALIDATION_FAILED; NOT_FOUND for an unknown
 * car; STALE with `changed` when a car is not as read.
 */
export async function copyTariffs(ctx: SignedInContext, input: CopyInput): Promise<CopiedTariffs> {
  const { carId, version, cars } = assertValid(tariffCopyPayload, input);
  const source: SeenCar = { id: carId, version: version ?? null };
  const targets: readonly SeenCar[] = cars;
  const { idempotencyKey: key, user, now } = ctx;
  const params = { source, targets };
  const copied = await ctx.store.write(ctx.em, (em) =>
    once(em, { key, userId: user.id, operation, params, now }, () =>
      copy(em, source, targets, ctx),
    ),
  );
  ctx.announce(
    operation,
    targets.map(({ id }) => id),
  );
  // A retry of a copy by an earlier release gets its answer: the cars alone.
  return withOperationId(Array.isArray(copied) ? { items: copied } : copied);
}

async function copy(
  em: Em,
  source: SeenCar,
  targets: readonly SeenCar[],
  ctx: SignedInContext,
): Promise<CopiedTariffs> {
  const seen = [source, ...targets];
  await lockCarsUnread(
    em,
    seen.map(({ id }) => id),
  );
  const before = await carsById(em);
  assertAsSeen(seen, before);
  const { tariffGroups } = before.get(source.id) as FleetCarRecord;
  const changed = targets.flatMap(({ id }) => {
    const car = before.get(id);
    return car && !sameTariffs(car.tariffGroups, tariffGroups) ? [car.id] : [];
  });
  const rows = await loadTariffRows(em, changed);
  await em.nativeDelete(TariffGroup, { car: { $in: changed } });
  await insertTariffs(em, changed, tariffGroups);
  const after = await recordTariffs(em, { operation, changed, before }, ctx);
  const operationId = await recordUndoable<CopyBefore>(
    em,
    {
      operation,
      left: { carIds: changed, rows: [{ entity: 'Car', where: { id: changed } }] },
      before: { carIds: changed, rows },
    },
    ctx,
  );
  return { operationId, items: targets.flatMap(({ id }) => after.get(id) ?? []) };
}

interface ChangedTariffs {
  readonly operation: string;
  /** Ids of the cars. */
  readonly changed: readonly number[];
  readonly before: ReadonlyMap<number, FleetCarRecord>;
}

/** Counts the versions of cars whose tariffs were replaced, and records them; the fleet as it is now. */
export async function recordTariffs(
  em: Em,
  { operation, changed, before }: ChangedTariffs,
  { now: at, user }: SignedInContext,
): Promise<ReadonlyMap<number, FleetCarRecord>> {
  await countVersions(em, changed);
  const after = await carsById(em);
  await recordChanges(
    em,
    changed.map((entityId) => ({
      ...{ at, user, operation, entity: 'Car', entityId },
      before: before.get(entityId),
      after: after.get(entityId),
    })),
  );
  return after;
}

/** The whole fleet by three statements: fewer than three for each of the cars. */
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
