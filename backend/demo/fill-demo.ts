import { sampleCustomer } from '@backend/samples/people';
import { chanceFrom } from '@backend/samples/random';
import { sampleEventsOf } from '@backend/samples/sample-bookings';
import { addSampleCash } from '@backend/samples/sample-cash';
import { addSampleFleet } from '@backend/samples/sample-fleet';
import { addSampleSources } from '@backend/samples/sample-sources';
import { User } from '@backend/store/entities/access/user.entity';
import { Booking } from '@backend/store/entities/booking.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { addFirstTills } from '@backend/store/first-tills';
import type { Em, Store } from '@backend/store/open-store';
import { ensureUserTill } from '@backend/store/queries/money/till-queries';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';
import { dayOf } from '@schema/values/time/calendar';
import { dateDemoAccruals } from './demo-accruals';
import { addDemoAdvances } from './demo-advances';
import { addDemoCarState } from './demo-car-state';
import { addDemoSheets } from './demo-handover';
import { addDemoMoney } from './demo-money';
import { addDemoPayouts } from './demo-payouts';
import { addDemoPartners, addDemoUsers } from './demo-people';
import { setDemoSheetSettings } from './demo-sheet-settings';
import { addDemoTills } from './demo-tills';

interface DemoOptions {
  readonly cars: number;
  readonly now: Date;
  readonly zone: string;
}

interface DemoCounts {
  readonly cars: number;
  readonly bookings: number;
  readonly maintenances: number;
  readonly customers: number;
}

/** A fixed seed: the demo of a day is the same on every machine. */
const SEED = 20_260_401;
/** Separate seeds, so that the rest of the demo depends neither on the money nor on the cars. */
const MONEY_SEED = 20_261_123;
const TILL_SEED = 20_261_128;
const STATE_SEED = 20_261_127;
const SHEET_SEED = 20_261_128;
const CUSTOMERS_PER_CAR = 9;

/** Whether the database is unused; only then is the demo filled in. */
export async function isUnused(em: Em): Promise<boolean> {
  return (await em.count(User)) === 0 && (await em.count(Car)) === 0;
}

/** Import leftovers: rows without a car, a customer or readable dates. */
function incompleteRows(carId: number | null, customerId: number | null, now: Date) {
  const row = { createdAt: now, isComplete: false, totalPriceKopecks: null };
  return [
    {
      ...row,
      car: carId,
      rawCustomerName: 'Петров',
      rawStartDate: '31.02.2026',
      rawEndDate: '03.03.2026',
    },
    { ...row, car: null, customer: customerId, startDate: now, endDate: now },
    {
      ...row,
      car: carId,
      rawCustomerName: 'Смирнова Ольга',
      rawCustomerPhone: '12-34',
      startDate: now,
    },
    { ...row, car: null, rawCustomerName: null, rawStartDate: '', rawEndDate: '' },
    {
      ...row,
      car: carId,
      customer: customerId,
      rawStartDate: 'завтра',
      rawEndDate: 'через неделю',
    },
  ];
}

/**
 * Fills an unused database with demo data: a fleet with seasons and tiers, bookings from 90 days
 * back to 90 days ahead, maintenance, customers, sources, partners, cash, users. One transaction;
 * deterministic per day.
 */
export function fillDemo(store: Store, options: DemoOptions): Promise<DemoCounts> {
  const fill = async (em: Em) => {
    const { now, zone } = options;
    const today = dayOf(now, zone);
    const chance = chanceFrom(SEED);
    const createdBy = await addDemoUsers(em, now);
    await addFirstTills(em, now);
    const sourceIds = await addSampleSources(em, now);
    const cars = await addSampleFleet(em, chance, {
      count: options.cars,
      now,
      year: Number(today.slice(0, 4)),
    });
    const partners = await addDemoPartners(
      em,
      cars.map((car) => car.id),
      today,
    );
    const people = Array.from({ length: options.cars * CUSTOMERS_PER_CAR }, (_, number) => ({
      ...sampleCustomer(chance, number),
      createdAt: now,
    }));
    const customers = await insertInChunks(em, Customer, people);
    const customerIds = customers.map((customer) => customer.id);
    const company = { now, today, zone, sourceIds, customerIds, createdBy };
    const counts = { bookings: 0, maintenances: 0 };
    const rentals: Booking[] = [];
    for (const car of cars) {
      const { bookings, maintenances } = sampleEventsOf(chance, car, company);
      rentals.push(...(await insertInChunks(em, Booking, bookings)));
      await insertInChunks(em, Maintenance, maintenances);
      counts.bookings += bookings.length;
      counts.maintenances += maintenances.length;
    }
    const incomplete = incompleteRows(cars[0]?.id ?? null, customerIds[0] ?? null, now);
    await insertInChunks(em, Booking, incomplete);
    const tillId = await ensureUserTill(em, { id: createdBy, login: 'admin' }, now);
    const byOwner = { userId: createdBy, userLogin: 'admin', tillId };
    await addDemoMoney(em, chanceFrom(MONEY_SEED), { bookings: rentals, now, ...byOwner });
    const carIds = cars.map(({ id }) => id);
    await addDemoCarState(em, chanceFrom(STATE_SEED), { carIds, now, ...byOwner });
    await addDemoSheets(em, chanceFrom(SHEET_SEED), { now, ...byOwner });
    await setDemoSheetSettings(em, now);
    await addDemoAdvances(em, { now, ...byOwner });
    await dateDemoAccruals(em, rentals);
    await addSampleCash(em, chance, { today, now, zone, ...byOwner });
    const colleague = await em.findOneOrFail(User, { login: 'manager' });
    const day = { today, now, zone, ...byOwner };
    await addDemoTills(em, chanceFrom(TILL_SEED), { ...day, colleague, partners });
    await addDemoPayouts(em, { ...day, partners });
    return { cars: cars.length, customers: customerIds.length, ...counts };
  };
  // No time limit: the server does not serve requests yet.
  return store.write(store.fork(), fill, { longestSeconds: Number.POSITIVE_INFINITY });
}
