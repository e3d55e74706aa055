import type {
  BookingWrite,
  CarWrite,
  CustomerWrite,
  ImportPlan,
  Known,
} from '@backend/domain/import/plan/import-plan';
import { termColumns } from '@backend/rentals/booking-terms';
import { recordChanges } from '@backend/store/change-log';
import { Booking } from '@backend/store/entities/booking.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { Tariff } from '@backend/store/entities/fleet/tariff.entity';
import { TariffGroup } from '@backend/store/entities/fleet/tariff-group.entity';
import { Source } from '@backend/store/entities/source.entity';
import type { Em } from '@backend/store/open-store';
import { nextCarPlace } from '@backend/store/queries/fleet/fleet-car-queries';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';
import { groupName } from '@schema/values/fleet/tariff';
import type { AddedBooking, AddedRows } from './added-rows';
import type { ImportAuthor } from './import-author';
import { writeExpenses } from './write-expenses';
import { writeOpenings } from './write-openings';

const operation = 'importSheet';

/** Records added rows in the change history. */
async function remember<Row extends { readonly id: number }>(
  em: Em,
  entity: string,
  rows: readonly Row[],
  { now: at, user, after }: ImportAuthor & { readonly after: (place: number) => unknown },
): Promise<void> {
  const changes = rows.map(({ id }, place) => ({
    at,
    user,
    operation,
    entity,
    entityId: id,
    after: after(place),
  }));
  await recordChanges(em, changes);
}

/** The history identifies records by their own ids. */
const withoutRef = (write: CarWrite | CustomerWrite | undefined) => ({ ...write, ref: undefined });

/** Counts the written records of one import. */
function recordCounter(onRecords: (done: number) => void) {
  let before = 0;
  return {
    /** Rows of the current table. */
    onRows: (count: number) => onRecords(before + count),
    add: (count: number) => {
      before += count;
    },
  };
}
type RecordCounter = ReturnType<typeof recordCounter>;

async function writeCars(em: Em, cars: readonly CarWrite[], by: ImportAuthor) {
  if (cars.length === 0) return new Map<number, number>();
  const place = await nextCarPlace(em);
  const rows = await insertInChunks(
    em,
    Car,
    cars.map(({ ref: _ref, pricePerDay: _price, depositAmount, ...car }, at) => ({
      ...car,
      depositKopecks: depositAmount,
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

async function writeCustomers(
  em: Em,
  customers: ImportPlan['customers'],
  by: ImportAuthor,
  counter: RecordCounter,
) {
  const rows = await insertInChunks(
    em,
    Customer,
    customers.map(({ ref: _, ...customer }) => ({ ...customer, createdAt: by.now })),
    counter.onRows,
  );
  counter.add(rows.length);
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

/** Ids of the inserted rows by their keys in the plan. */
interface Numbers {
  readonly cars: ReadonlyMap<number, number>;
  readonly customers: ReadonlyMap<number, number>;
  readonly sources: ReadonlyMap<string, number>;
}

const numberOf = (id: number | null, added: ReadonlyMap<number, number>) =>
  id === null || id > 0 ? id : (added.get(id) ?? null);

function bookingRow(write: BookingWrite, numbers: Numbers, { user }: ImportAuthor) {
  const { carId, customerId, source, terms, opening: _opening, ...rest } = write;
  return {
    ...rest,
    ...termColumns(terms),
    car: numberOf(carId, numbers.cars),
    customer: numberOf(customerId, numbers.customers),
    source: source === null ? null : (numbers.sources.get(source) ?? null),
    priceEdited: write.breakdown === null,
    createdBy: user.id,
    cancelledBy: write.cancelledAt ? user.id : null,
  };
}

/** The history snapshot of an imported booking, in the format of a manual one. */
function bookingSnapshot(
  write: BookingWrite | undefined,
  row: ReturnType<typeof bookingRow> | undefined,
) {
  if (!write || !row) return null;
  const { startDate, endDate, isComplete, cancelledAt, source } = write;
  const { rawStartDate, rawEndDate, rawCustomerName, rawCustomerPhone } = write;
  return {
    carId: row.car,
    customerId: row.customer,
    sourceName: source,
    startDate,
    endDate,
    ...write.terms,
    isComplete,
    rawStartDate,
    rawEndDate,
    rawCustomerName,
    rawCustomerPhone,
    cancelledAt,
  };
}

interface Written {
  readonly added: AddedRows;
  readonly booked: readonly AddedBooking[];
}

/**
 * Writes the plan and returns the ids of the added records. `onRecords` receives the number
 * written.
 */
export async function writePlan(
  em: Em,
  plan: ImportPlan,
  known: Known,
  by: ImportAuthor,
  onRecords: (done: number) => void,
): Promise<Written> {
  const counter = recordCounter(onRecords);
  const cars = await writeCars(em, plan.cars, by);
  counter.add(plan.cars.length);
  const customers = await writeCustomers(em, plan.customers, by, counter);
  const sources = await writeSources(em, plan.sources, known, by);
  counter.add(plan.sources.length);
  const numbers: Numbers = { cars, customers, sources };
  const rows = plan.bookings.map((write) => bookingRow(write, numbers, by));
  const stored = await insertInChunks(em, Booking, rows as never, counter.onRows);
  const after = (at: number) => bookingSnapshot(plan.bookings[at], rows[at]);
  await remember(em, 'Booking', stored, { ...by, after });
  const opened = plan.bookings.flatMap(({ opening }, at) => {
    const rentalId = stored[at]?.id;
    return opening && rentalId ? [{ rentalId, opening }] : [];
  });
  const openings = [...opened, ...plan.openings];
  const entries = await writeOpenings(em, openings, by);
  const operations = await writeExpenses(em, plan.expenses, by, counter.onRows);
  const bookedCars = rows.flatMap(({ car }) => (car === null ? [] : [car]));
  const before = new Set(known.sources.map(({ id }) => id));
  return {
    added: {
      cars: [...numbers.cars.values()],
      customers: [...numbers.customers.values()],
      sources: [...numbers.sources.values()].filter((id) => !before.has(id)),
      bookings: stored.map(({ id }) => id),
      entries,
      operations,
      rentals: [...new Set(openings.map(({ rentalId }) => rentalId))],
      touchedCars: [...new Set([...numbers.cars.values(), ...bookedCars])],
    },
    booked: stored.flatMap(({ id }, at) => {
      const row = rows[at];
      return row ? [{ id, car: row.car, customer: row.customer, source: row.source }] : [];
    }),
  };
}
