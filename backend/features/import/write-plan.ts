import type {
  BookingWrite,
  CarWrite,
  CustomerWrite,
  ImportPlan,
  Known,
} from '@backend/domain/import/import-plan';
import { recordChange } from '@backend/store/change-log';
import { Booking } from '@backend/store/entities/booking.entity';
import { Car } from '@backend/store/entities/car.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { Source } from '@backend/store/entities/source.entity';
import { Tariff } from '@backend/store/entities/tariff.entity';
import { TariffGroup } from '@backend/store/entities/tariff-group.entity';
import { nextCarPlace } from '@backend/store/facts/fleet-car-facts';
import { insertInChunks } from '@backend/store/insert-in-chunks';
import type { Em } from '@backend/store/open-store';
import { groupName } from '@schema/values/tariff';

/** Who imports, and when. */
export interface ImportAuthor {
  readonly now: Date;
  readonly user: { readonly id: number; readonly login: string };
}

const operation = 'importSheet';
/** Entries of the history held at a time. */
const CHUNK = 1000;

/** Keeps what was added in the change history, a piece at a time. */
async function remember<Row extends { readonly id: number }>(
  em: Em,
  entity: string,
  rows: readonly Row[],
  { now: at, user, after }: ImportAuthor & { readonly after: (place: number) => unknown },
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    for (const [place, { id }] of rows.slice(start, start + CHUNK).entries()) {
      const snapshot = after(start + place);
      recordChange(em, { at, user, operation, entity, entityId: id, after: snapshot });
    }
    await em.flush();
    em.clear();
  }
}

/** The history names records by their own numbers. */
const withoutRef = (write: CarWrite | CustomerWrite | undefined) => ({ ...write, ref: undefined });

async function writeCars(em: Em, cars: readonly CarWrite[], by: ImportAuthor) {
  if (cars.length === 0) return new Map<number, number>();
  const place = await nextCarPlace(em);
  const rows = await insertInChunks(
    em,
    Car,
    cars.map(({ ref: _ref, pricePerDay: _price, ...car }, at) => ({
      ...car,
      sortOrder: place + at,
      createdAt: by.now,
    })),
  );
  const priced = rows.flatMap(({ id }, at) => {
    const price = cars[at]?.pricePerDay ?? null;
    return price === null ? [] : [{ id, price }];
  });
  const groups = await insertInChunks(
    em,
    TariffGroup,
    priced.map(({ id }) => ({ car: id, name: groupName('', 0), sortOrder: 0 })),
  );
  await insertInChunks(
    em,
    Tariff,
    groups.flatMap(({ id }, at) => {
      const one = priced[at];
      return one ? [{ group: id, minDays: 1, pricePerDayKopecks: one.price, sortOrder: 0 }] : [];
    }),
  );
  await remember(em, 'Car', rows, { ...by, after: (at) => withoutRef(cars[at]) });
  return new Map(cars.map(({ ref }, at) => [ref, rows[at]?.id ?? 0]));
}

async function writeCustomers(em: Em, customers: ImportPlan['customers'], by: ImportAuthor) {
  const rows = await insertInChunks(
    em,
    Customer,
    customers.map(({ ref: _, ...customer }) => ({ ...customer, createdAt: by.now })),
  );
  await remember(em, 'Customer', rows, { ...by, after: (at) => withoutRef(customers[at]) });
  return new Map(customers.map(({ ref }, at) => [ref, rows[at]?.id ?? 0]));
}

async function writeSources(em: Em, names: readonly string[], known: Known, by: ImportAuthor) {
  const ids = new Map(known.sources.map(({ id, name }) => [name, id]));
  const rows = await insertInChunks(
    em,
    Source,
    names.map((name) => ({ name, description: null, createdAt: by.now })),
  );
  await remember(em, 'Source', rows, { ...by, after: (at) => ({ name: names[at] }) });
  for (const { id, name } of rows) ids.set(name, id);
  return ids;
}

/** Numbers of what was just written, by the marks of the plan. */
interface Numbers {
  readonly cars: ReadonlyMap<number, number>;
  readonly customers: ReadonlyMap<number, number>;
  readonly sources: ReadonlyMap<string, number>;
}

const numberOf = (id: number | null, added: ReadonlyMap<number, number>) =>
  id === null || id > 0 ? id : (added.get(id) ?? null);

function bookingRow(write: BookingWrite, numbers: Numbers, { user }: ImportAuthor) {
  const { carId, customerId, source, totalPrice, ...rest } = write;
  return {
    ...rest,
    car: numberOf(carId, numbers.cars),
    customer: numberOf(customerId, numbers.customers),
    source: source === null ? null : (numbers.sources.get(source) ?? null),
    totalPriceKopecks: totalPrice,
    priceEdited: write.breakdown === null,
    createdBy: user.id,
    cancelledBy: write.cancelledAt ? user.id : null,
  };
}

/** As the history keeps a booking made by hand, as far as an import knows it. */
function bookingSnapshot(
  write: BookingWrite | undefined,
  row: ReturnType<typeof bookingRow> | undefined,
) {
  if (!write || !row) return null;
  const { totalPrice, depositKopecks, depositComment, startDate, endDate, notes, isComplete } =
    write;
  const { rawStartDate, rawEndDate, rawCustomerName, rawCustomerPhone, cancelledAt, source } =
    write;
  return {
    carId: row.car,
    customerId: row.customer,
    sourceName: source,
    ...{ startDate, endDate, totalPrice, depositKopecks, depositComment, notes, isComplete },
    ...{ rawStartDate, rawEndDate, rawCustomerName, rawCustomerPhone, cancelledAt },
  };
}

/** Writes what was planned; gives the numbers of the cars whose rows change. */
export async function writePlan(
  em: Em,
  plan: ImportPlan,
  known: Known,
  by: ImportAuthor,
): Promise<readonly number[]> {
  const numbers: Numbers = {
    cars: await writeCars(em, plan.cars, by),
    customers: await writeCustomers(em, plan.customers, by),
    sources: await writeSources(em, plan.sources, known, by),
  };
  const rows = plan.bookings.map((write) => bookingRow(write, numbers, by));
  const stored = await insertInChunks(em, Booking, rows as never);
  const after = (at: number) => bookingSnapshot(plan.bookings[at], rows[at]);
  await remember(em, 'Booking', stored, { ...by, after });
  const touched = rows.flatMap(({ car, isComplete }) => (isComplete && car !== null ? [car] : []));
  return [...new Set([...numbers.cars.values(), ...touched])];
}
