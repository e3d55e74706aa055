import type { CarWork } from '@backend/operation/types/car-work.types';
import type { Em } from '@backend/store/em';
import type { CarDamage } from '@backend/store/entities/fleet/car-damage.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { isRecentWork, recentWorkSince } from '@schema/values/fleet/recent-work';

const APART = { disableIdentityMap: true } as const;

/** Maintenance as the reason of a repair. */
export const workAnswer = ({ id, description, startDate }: Maintenance): CarWork => ({
  id,
  description,
  startDate,
});

type RepairedIn = Pick<CarDamage, 'mendedInMaintenance'>;

const workIds = (damages: readonly RepairedIn[]): number[] => [
  ...new Set(damages.flatMap((damage) => damage.mendedInMaintenance?.id ?? [])),
];

/** The maintenance that repaired these damages, by ID; at most one statement. */
export async function loadWorksOf(em: Em, damages: readonly RepairedIn[]) {
  const ids = workIds(damages);
  const rows = ids.length > 0 ? await em.find(Maintenance, { id: { $in: ids } }, APART) : [];
  return new Map(rows.map((row) => [row.id, workAnswer(row)]));
}

interface CarWorks {
  /** The maintenance that repaired the damages, by ID. */
  readonly byId: ReadonlyMap<number, CarWork>;
  /** Recent maintenance of the car, the latest first. */
  readonly recent: readonly CarWork[];
}

/** What may have repaired damages of a car, and what did; one statement. */
export async function loadCarWorks(
  em: Em,
  {
    carId,
    damages,
    now,
  }: { readonly carId: number; readonly damages: readonly RepairedIn[]; readonly now: Date },
): Promise<CarWorks> {
  const recent = {
    car: carId,
    startDate: { $lte: now },
    endDate: { $gte: recentWorkSince(now) },
  };
  const rows = await em.find(
    Maintenance,
    { $or: [recent, { id: { $in: workIds(damages) } }] },
    { ...APART, orderBy: { startDate: 'desc', id: 'desc' } },
  );
  return {
    byId: new Map(rows.map((row) => [row.id, workAnswer(row)])),
    recent: rows.filter((row) => row.car.id === carId && isRecentWork(row, now)).map(workAnswer),
  };
}

/** Recent maintenance of the car with this ID; null: there is none. */
export async function findRecentWork(
  em: Em,
  { id, carId, now }: { readonly id: number; readonly carId: number; readonly now: Date },
): Promise<CarWork | null> {
  const row = await em.findOne(Maintenance, { id, car: carId }, APART);
  return row && isRecentWork(row, now) ? workAnswer(row) : null;
}
