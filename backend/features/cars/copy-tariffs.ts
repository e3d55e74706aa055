import { sameTariffs } from '@backend/domain/fleet/car-save';
import { notFound, Refusal } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
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
import type { CarList, TariffTargetInput } from './cars.types';

const operation = 'copyTariffs';

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
 * A car with the same tariffs stays as it is. A retry with the same Idempotency-Key returns the
 * first response. Throws VALIDATION_FAILED; NOT_FOUND for an unknown car; STALE with `changed` when
 * a car is not as read.
 */
export async function copyTariffs(ctx: SignedInContext, input: CopyInput): Promise<CarList> {
  const { carId, version, cars } = assertValid(tariffCopyPayload, input);
  const source: SeenCar = { id: carId, version: version ?? null };
  const targets: readonly SeenCar[] = cars;
  const { idempotencyKey: key, user, now } = ctx;
  const params = { source, targets };
  const items = await ctx.store.write(ctx.em, (em) =>
    once(em, { key, userId: user.id, operation, params, now }, () =>
      copy(em, source, targets, ctx),
    ),
  );
  ctx.announce(
    operation,
    targets.map(({ id }) => id),
  );
  return { items };
}

async function copy(
  em: Em,
  source: SeenCar,
  targets: readonly SeenCar[],
  ctx: SignedInContext,
): Promise<FleetCarRecord[]> {
  const { now: at, user } = ctx;
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
  await em.nativeDelete(TariffGroup, { car: { $in: changed } });
  await insertTariffs(em, changed, tariffGroups);
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
  return targets.flatMap(({ id }) => after.get(id) ?? []);
}

/** The whole fleet by three statements: fewer than three for each of the cars. */
async function carsById(em: Em): Promise<ReadonlyMap<number, FleetCarRecord>> {
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
