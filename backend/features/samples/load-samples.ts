import { conflict } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { anyOf } from '@backend/operation/permit';
import { sampleCustomer } from '@backend/samples/people';
import { chanceFrom } from '@backend/samples/random';
import { sampleEventsOf } from '@backend/samples/sample-bookings';
import { addSampleCash } from '@backend/samples/sample-cash';
import { addSampleFleet } from '@backend/samples/sample-fleet';
import { addSampleSources } from '@backend/samples/sample-sources';
import { Booking } from '@backend/store/entities/booking.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { SampleRow } from '@backend/store/entities/sample-row.entity';
import { Source } from '@backend/store/entities/source.entity';
import { lockCompany } from '@backend/store/locks/guard-company';
import type { Em } from '@backend/store/open-store';
import { ensureUserTill } from '@backend/store/queries/money/till-queries';
import { loadSampleState } from '@backend/store/queries/samples/sample-queries';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';
import { MESSAGES } from '@schema/messages';
import { dayOf } from '@schema/values/time/calendar';

/** A fixed seed: the samples of a day are the same everywhere. */
const SEED = 20_260_401;
const CARS = 12;
const CUSTOMERS = 40;

/**
 * Loads samples into a company without a car, a booking or a customer, and marks every row. Throws
 * CONFLICT when the company has data.
 */
export const loadSamples = command<null>()({
  name: 'loadSamples',
  access: anyOf('manage_users'),
  form: null,
  accept: () => null,
  sameAs: (wanted) => wanted,
  async lock({ em, ctx }) {
    await lockCompany(em, ctx.now);
    const { isLoaded, isUnused } = await loadSampleState(em);
    if (isLoaded) throw conflict(MESSAGES.samples.loaded);
    if (!isUnused) throw conflict(MESSAGES.samples.hasData);
  },
  async run({ em, ctx, record }) {
    const after = await fill(em, ctx);
    return { answer: true, history: [record({ entity: 'Samples', entityId: 1, after })], cars: [] };
  },
});

async function fill(em: Em, { now, zone, user }: SignedInContext) {
  const today = dayOf(now, zone);
  const chance = chanceFrom(SEED);
  const existing = await em.find(Source, {}, { orderBy: { id: 1 } });
  const names = new Set(existing.map(({ name }) => name));
  const sources = await addSampleSources(em, now, names);
  const cars = await addSampleFleet(em, chance, {
    count: CARS,
    now,
    year: Number(today.slice(0, 4)),
  });
  const people = Array.from({ length: CUSTOMERS }, (_, number) => ({
    ...sampleCustomer(chance, number),
    createdAt: now,
  }));
  const customerIds = idsOf(await insertInChunks(em, Customer, people));
  const company = {
    now,
    today,
    zone,
    customerIds,
    createdBy: user.id,
    sourceIds: [...sources, ...idsOf(existing)],
  };
  const events = cars.map((car) => sampleEventsOf(chance, car, company));
  const bookings = await insertInChunks(
    em,
    Booking,
    events.flatMap((one) => one.bookings),
  );
  const maintenances = await insertInChunks(
    em,
    Maintenance,
    events.flatMap((one) => one.maintenances),
  );
  const by = { userId: user.id, userLogin: user.login };
  const tillId = await ensureUserTill(em, user, now);
  const cash = await addSampleCash(em, chance, { today, now, zone, tillId, ...by });
  await mark(em, 'carId', idsOf(cars));
  await mark(em, 'customerId', customerIds);
  await mark(em, 'sourceId', sources);
  await mark(em, 'bookingId', idsOf(bookings));
  await mark(em, 'maintenanceId', idsOf(maintenances));
  await mark(em, 'cashEntryId', cash);
  return { cars: cars.length, bookings: bookings.length, customers: customerIds.length };
}

type Kind = 'carId' | 'customerId' | 'sourceId' | 'bookingId' | 'maintenanceId' | 'cashEntryId';

async function mark(em: Em, kind: Kind, ids: readonly number[]): Promise<void> {
  await insertInChunks(
    em,
    SampleRow,
    ids.map((id) => ({ [kind]: id })),
  );
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
