import { Tariff } from '@backend/store/entities/fleet/tariff.entity';
import { TariffGroup } from '@backend/store/entities/fleet/tariff-group.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { CashEntry } from '@backend/store/entities/money/cash-entry.entity';
import type { Store } from '@backend/store/open-store';
import { OFFICE_TILL } from '@backend/testing/data/office-till';
import type { MaintenanceStatus } from '@schema/statuses';
import { fromRoubles } from '@schema/values/money/money';
import { addCar, addSource } from './fleet';
import { addCustomer, addRental, type TestRental } from './rentals';

/*
 * Hand-computed fleet: March 2026 in Berlin. Bookings cross both edges of the month (February has
 * 28 days); on 15.03 the winter tariff ends; on 29.03 DST starts and the day has 23 hours. Roubles
 * per rental day in brackets; the last day takes the remainder.
 *
 * Rio     over      27.02 10:00 – 03.03 10:00   4 days  10 000.01  (27.02 28.02 | 01 2500.00, 02 2500.01)
 *         season    13.03 12:00 – 18.03 12:00   5 days  12 000.00  (13–17 2400.00), priced 3 × 2000 + 2 × 3000
 *         clocks    28.03 12:00 – 31.03 12:00   71 hours are 3 days  1000.00  (28, 29 333.33, 30 333.34)
 * Vesta   week      20.03 09:00 – 25.03 21:00   6 days   7 000.00  (20–24 1166.66, 25 1166.70)
 *         skip      28.03 23:30 – 31.03 00:30   48 hours are 2 days  500.01  (28 250.00, 30 250.01: the
 *                                               second day begins 24 hours later, at 00:30 of the 30th)
 *         april     31.03 18:00 – 03.04 18:00   3 days   1 000.00  (31 333.33 | April)
 * Jolion  long      15.02 08:00 – 05.03 08:00   18 days 18 000.00  (February | 01–04 1000.00), back on 03.03
 *         first     06.03 10:00 – 08.03 10:00   2 days   3 000.00  (06, 07 1500.00)
 *         second    08.03 10:00 – 09.03 10:00   1 day    1 500.00  (08 1500.00), extends the first
 *         gift      10.03 00:00 – 11.03 00:00   1 day    no price  (10)
 *         moment    12.03 15:00 – 12.03 15:00   1 day      100.00  (12 100.00)
 *         midnight  30.03 00:00 – 01.04 00:00   2 days     400.00  (30, 31 200.00)
 *         cancelled 13.03 – 20.03, 9999.00, and an incomplete one of 900.00: nothing
 * Patriot no bookings, only maintenance
 */
export const MARCH = { start: '2026-03-01T00:00:00+01:00', end: '2026-03-31T23:59:59.999+02:00' };

export interface HandFleet {
  readonly cars: {
    readonly rio: number;
    readonly vesta: number;
    readonly jolion: number;
    readonly patriot: number;
  };
  readonly sources: { readonly avito: number; readonly site: number };
  /** Ids of the bookings by the names above; `season` is created by the test. */
  readonly booked: Record<string, number>;
}

async function addTariffs(store: Store, car: number): Promise<void> {
  await store.write(store.fork(), async (em) => {
    const seasons = [
      { name: 'Зима', startMonth: 11, startDay: 1, endMonth: 3, endDay: 15, price: 2000 },
      { name: 'Круглый год', price: 3000 },
    ];
    for (const [sortOrder, { price, ...season }] of seasons.entries()) {
      const group = em.create(TariffGroup, { car, sortOrder, ...season });
      await em.flush();
      const pricePerDayKopecks = fromRoubles(price);
      em.create(Tariff, { group: group.id, minDays: 1, pricePerDayKopecks, sortOrder: 1 });
      em.create(Tariff, {
        group: group.id,
        minDays: 7,
        pricePerDayKopecks: fromRoubles(price / 2),
        sortOrder: 7,
      });
    }
  });
}

/** Stores everything in the comment above but `season`. */
export async function fillHandFleet(store: Store): Promise<HandFleet> {
  const rio = await addCar(store, { licensePlate: 'А001АА77', pricePerDay: null });
  const vesta = await addCar(store, { brand: 'Lada', model: 'Vesta', licensePlate: 'В002ВВ77' });
  const jolion = await addCar(store, { brand: 'Haval', model: 'Jolion', licensePlate: 'С003СС77' });
  const patriot = await addCar(store, { brand: 'UAZ', model: 'Patriot', licensePlate: 'Е004ЕЕ77' });
  await addTariffs(store, rio);
  const avito = await addSource(store, 'Авито');
  const site = await addSource(store, 'Сайт');
  const customerId = await addCustomer(store, { fullName: 'Иванов Иван' });
  const booked: Record<string, number> = {};
  const book = async (
    name: string,
    carId: number,
    dates: string,
    totalPrice: number | null,
    more: Partial<TestRental> = {},
  ) => {
    const [startDate = '', endDate = ''] = dates.split(' – ');
    const rental = { carId, customerId, startDate, endDate, totalPrice, ...more };
    booked[name] = await addRental(store, rental);
  };
  await book('over', rio, '2026-02-27T10:00+01:00 – 2026-03-03T10:00+01:00', 10_000.01, {
    sourceId: avito,
    createdAt: '2026-02-20T12:00+01:00',
  });
  await book('clocks', rio, '2026-03-28T12:00+01:00 – 2026-03-31T12:00+02:00', 1000, {
    sourceId: site,
    createdAt: '2026-03-15T12:00+01:00',
  });
  await book('week', vesta, '2026-03-20T09:00+01:00 – 2026-03-25T21:00+01:00', 7000, {
    createdAt: '2026-03-18T12:00+01:00',
  });
  await book('skip', vesta, '2026-03-28T23:30+01:00 – 2026-03-31T00:30+02:00', 500.01, {
    sourceId: site,
    createdAt: '2026-03-28T23:00+01:00',
  });
  await book('april', vesta, '2026-03-31T18:00+02:00 – 2026-04-03T18:00+02:00', 1000, {
    sourceId: avito,
    createdAt: '2026-03-31T23:59:59+02:00',
  });
  await book('long', jolion, '2026-02-15T08:00+01:00 – 2026-03-05T08:00+01:00', 18_000, {
    sourceId: avito,
    createdAt: '2026-02-10T12:00+01:00',
    returnedAt: '2026-03-03T20:00+01:00',
  });
  await book('first', jolion, '2026-03-06T10:00+01:00 – 2026-03-08T10:00+01:00', 3000, {
    sourceId: site,
    createdAt: '2026-03-06T09:00+01:00',
  });
  await book('second', jolion, '2026-03-08T10:00+01:00 – 2026-03-09T10:00+01:00', 1500, {
    sourceId: site,
    createdAt: '2026-03-08T09:00+01:00',
  });
  await book('gift', jolion, '2026-03-10T00:00+01:00 – 2026-03-11T00:00+01:00', null, {
    createdAt: '2026-04-01T00:00+02:00',
  });
  await book('moment', jolion, '2026-03-12T15:00+01:00 – 2026-03-12T15:00+01:00', 100, {
    createdAt: '2026-03-12T14:00+01:00',
  });
  await book('midnight', jolion, '2026-03-30T00:00+02:00 – 2026-04-01T00:00+02:00', 400, {
    createdAt: '2026-03-28T13:00+01:00',
  });
  await book('cancelled', jolion, '2026-03-13T00:00+01:00 – 2026-03-20T00:00+01:00', 9999, {
    sourceId: avito,
    createdAt: '2026-03-05T12:00+01:00',
    cancelledAt: '2026-03-06T12:00+01:00',
  });
  await book('incomplete', patriot, '2026-03-10T00:00+01:00 – 2026-03-12T00:00+01:00', 900, {
    customerId: null,
    isComplete: false,
    createdAt: '2026-03-09T12:00+01:00',
  });
  await fillHouse(store, { rio, jolion, patriot });
  return { cars: { rio, vesta, jolion, patriot }, sources: { avito, site }, booked };
}

/** Maintenance and cash entries. */
async function fillHouse(
  store: Store,
  { rio, jolion, patriot }: { rio: number; jolion: number; patriot: number },
): Promise<void> {
  await store.write(store.fork(), async (em) => {
    const work = (car: number, dates: string, cost: number, status: MaintenanceStatus) => {
      const [start = '', end = ''] = dates.split(' – ');
      const [startDate, endDate] = [new Date(start), new Date(end)];
      const costKopecks = fromRoubles(cost);
      const description = 'Замена масла';
      em.create(Maintenance, {
        car,
        description,
        status,
        startDate,
        endDate,
        costKopecks,
        createdAt: startDate,
      });
    };
    // Costs count on 28.02, though the maintenance continues into March.
    work(patriot, '2026-02-28T23:00+01:00 – 2026-03-02T12:00+01:00', 5000, 'done');
    work(patriot, '2026-03-05T09:00+01:00 – 2026-03-07T18:00+01:00', 1234.56, 'scheduled');
    work(jolion, '2026-03-25T09:00+01:00 – 2026-03-26T00:00+01:00', 765.44, 'done');
    work(rio, '2026-03-31T23:00+02:00 – 2026-04-02T12:00+02:00', 100, 'in_progress');
    const takeByHand = (moment: string, roubles: number) =>
      em.create(CashEntry, {
        amountKopecks: fromRoubles(roubles),
        createdAt: new Date(moment),
        tillId: OFFICE_TILL,
      });
    takeByHand('2026-02-28T23:59:59+01:00', 1);
    takeByHand('2026-03-01T00:00:00+01:00', 20);
    takeByHand('2026-03-12T13:00:00+01:00', 300.5);
    takeByHand('2026-03-31T23:59:59+02:00', 4000);
    takeByHand('2026-04-01T00:00:00+02:00', 70_000);
  });
}
