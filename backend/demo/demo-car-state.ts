import type { Chance } from '@backend/samples/random';
import { CarDamage } from '@backend/store/entities/fleet/car-damage.entity';
import { MileageReading } from '@backend/store/entities/fleet/mileage-reading.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import type { Em } from '@backend/store/open-store';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';
import type { CarView, DamageKind, DamageSize } from '@schema/values/fleet/damage';
import { millisecondsInDay } from 'date-fns/constants';
import { subDays } from 'date-fns/subDays';

interface DemoCarState {
  readonly carIds: readonly number[];
  readonly now: Date;
  readonly userId: number;
  readonly userLogin: string;
}

type Place = readonly [view: CarView, x: number, y: number, kind: DamageKind, size: DamageSize];

/** Usual damages of a rental car, in thousandths of a view. */
const DAMAGES: readonly Place[] = [
  ['front', 320, 720, 'chip', 'small'],
  ['left', 220, 560, 'scratch', 'medium'],
  ['right', 640, 620, 'dent', 'small'],
  ['rear', 700, 760, 'scratch', 'large'],
  ['top', 330, 480, 'crack', 'small'],
];

/** Days before now at which the mileage was read, the last one first. */
const READING_DAYS = [2, 9, 17, 30, 46, 63, 88];

function readingsOf(chance: Chance, now: Date) {
  let km = chance.whole(18_000, 140_000);
  let last = now;
  return READING_DAYS.map((days) => {
    const at = subDays(now, days);
    const passed = (last.getTime() - at.getTime()) / millisecondsInDay;
    km -= Math.round(passed * chance.whole(60, 210));
    last = at;
    return { at, km: Math.max(0, km) };
  });
}

/** Readings of every car, and up to three damages each, some repaired. */
export async function addDemoCarState(
  em: Em,
  chance: Chance,
  { carIds, now, userId, userLogin }: DemoCarState,
): Promise<void> {
  const author = { userId, userLogin };
  const readings = carIds.flatMap((car) =>
    readingsOf(chance, now).map((reading) => ({
      car,
      ...reading,
      ...author,
      createdAt: reading.at,
    })),
  );
  await insertInChunks(em, MileageReading, readings);
  const damages = carIds.flatMap((car) =>
    DAMAGES.filter(() => chance.happens(0.35)).map(([view, x, y, kind, size]) => {
      const isMended = chance.happens(0.3);
      return {
        car,
        view,
        x,
        y,
        kind,
        size,
        ...author,
        createdAt: subDays(now, chance.whole(20, 200)),
        mendedAt: isMended ? subDays(now, chance.whole(1, 19)) : null,
        mendedByLogin: isMended ? userLogin : null,
      };
    }),
  );
  await insertInChunks(em, CarDamage, damages);
  await addPaintedDamage(em, { now, ...author });
}

/** A damage that the latest finished maintenance of the fleet repaired, when there is one. */
async function addPaintedDamage(
  em: Em,
  { now, ...author }: Omit<DemoCarState, 'carIds'>,
): Promise<void> {
  const work = await em.findOne(
    Maintenance,
    { endDate: { $lt: now } },
    { disableIdentityMap: true, orderBy: { endDate: 'desc', id: 'asc' } },
  );
  if (!work) return;
  em.create(CarDamage, {
    car: work.car.id,
    view: 'rear',
    x: 300,
    y: 640,
    kind: 'scratch',
    size: 'medium',
    ...author,
    createdAt: subDays(work.startDate, 3),
    mendedAt: work.endDate,
    mendedByLogin: author.userLogin,
    mendedInMaintenance: work.id,
  });
  await em.flush();
}
