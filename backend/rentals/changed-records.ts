import type { Em } from '@backend/store/em';
import { Booking } from '@backend/store/entities/booking.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { Source } from '@backend/store/entities/source.entity';
import type { LeftChange, LeftEntity } from '@backend/store/left-rows';
import type { ChangedRecord } from '@schema/messages/undo';
import { displayName } from '@schema/values/fleet/car-title';
import { shortName } from '@schema/values/people/short-name';

/** More than a sentence names; an import may have left thousands. */
const TITLED = 100;

/** What is named when an undo is refused: the rows that are not as the operation left them. */
export async function changedRecords(
  em: Em,
  changes: readonly LeftChange[],
): Promise<ChangedRecord[]> {
  const titles = new Map<string, string>();
  for (const [entity, of] of Map.groupBy(changes, (change) => change.entity)) {
    const ids = of.slice(0, TITLED).map(({ id }) => id);
    const found = await TITLES[entity]?.(em, ids);
    for (const [id, title] of found ?? []) titles.set(`${entity} ${id}`, title);
  }
  return changes.map(({ entity, how, id }) => ({
    entity,
    how,
    title: titles.get(`${entity} ${id}`) ?? null,
  }));
}

type Titles = readonly (readonly [id: number, title: string])[];

const TITLES: {
  readonly [Entity in LeftEntity]?: (em: Em, ids: readonly number[]) => Promise<Titles>;
} = {
  Booking: async (em, ids) => {
    const rows = await em.find(Booking, { id: [...ids] }, { populate: ['customer'] });
    return rows.flatMap(({ id, customer }) =>
      customer ? [[id, shortName(customer.$.fullName)] as const] : [],
    );
  },
  Car: async (em, ids) => {
    const rows = await em.find(Car, { id: [...ids] });
    return rows.map((car) => [car.id, `${displayName(car)}, ${car.licensePlate}`] as const);
  },
  Source: async (em, ids) => {
    const rows = await em.find(Source, { id: [...ids] });
    return rows.map(({ id, name }) => [id, name] as const);
  },
  Customer: async (em, ids) => {
    const rows = await em.find(Customer, { id: [...ids] });
    return rows.map(({ id, fullName }) => [id, shortName(fullName)] as const);
  },
  Maintenance: async (em, ids) => {
    const rows = await em.find(Maintenance, { id: [...ids] });
    return rows.map(({ id, description }) => [id, description] as const);
  },
};
