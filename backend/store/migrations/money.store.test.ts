import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { kopecks } from '@schema/values/money/money';
import { afterEach, expect, test } from 'vitest';
import { engineOf } from '../em';
import { Booking } from '../entities/booking.entity';
import { CompanySettings } from '../entities/company-settings.entity';
import { MoneyAccrual } from '../entities/money/money-accrual.entity';
import { insertInChunks } from '../sql/insert-in-chunks';
import { raw } from '../sql/raw';
import { addCar, addCustomer } from '../testing/sample';
import { MIGRATIONS } from './list';

let database: TestDatabase | undefined;
afterEach(() => database?.close());

const DAY_MS = 86_400_000;

test('payments are recorded for rentals that have not ended, with all their parts', async () => {
  database = await openTestDatabase({ migrated: false });
  const { store } = database;
  const settings = store.orm.config.get('migrations');
  settings.migrationsList = MIGRATIONS.filter(({ name }) => name < '116');
  await store.migrate();
  const customer = await addCustomer(store);
  const em = store.fork();
  const now = Date.now();
  const inDays = (days: number) => {
    const at = new Date(now + days * DAY_MS);
    return engineOf(em) === 'sqlite' ? at.getTime() : at;
  };
  // The entity has columns of later steps.
  const add = (from: number, to: number, price: number, more: [number?, number?] = []) => {
    const [continuesId = null, cancelled = null] = more;
    return em.execute(
      `insert into bookings (start_date, end_date, total_price_kopecks, price_edited, created_at,
         is_complete, version, continues_id, cancelled_at, occupied_until, car_id, customer_id)
       values (?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?)`,
      [
        inDays(from),
        inDays(to),
        price,
        false,
        inDays(-30),
        true,
        continuesId,
        cancelled === null ? null : inDays(cancelled),
        inDays(to),
        car,
        customer,
      ],
    );
  };
  const car = 1;
  await em.execute(
    `insert into cars (brand, model, license_plate, deposit_kopecks, sort_order, created_at)
     values ('Kia', 'Rio', 'А001МР77', 500000, 1, ?)`,
    [inDays(-30)],
  );
  await add(-9, -8, 100);
  await add(-7, -1, 200);
  await add(-1, 5, 300, [2]);
  await add(6, 9, 400, [undefined, -1]);
  settings.migrationsList = [...MIGRATIONS];
  await store.migrate();
  const accruals = await store.fork().findAll(MoneyAccrual, { orderBy: { id: 'asc' } });
  const daysTo = (at: Date | null | undefined) => at && Math.round((at.getTime() - now) / DAY_MS);
  const lines = accruals.map(({ bookingId, rentalId, deltaKopecks, beginsAt, endsAt }) => [
    bookingId,
    rentalId,
    deltaKopecks,
    daysTo(beginsAt),
    daysTo(endsAt),
  ]);
  expect(lines).toEqual([
    [2, 2, 200, -7, -1],
    [3, 2, 300, -1, 5],
    [4, 4, 0, null, -1],
  ]);
  expect((await store.fork().findOneOrFail(CompanySettings, 1)).moneySince).not.toBeNull();
});

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'many bookings inserted in one transaction read no other accruals',
  async () => {
    database = await openTestDatabase();
    const { store } = database;
    const car = await addCar(store);
    const inserted = 400;
    const readRows = await store.write(store.fork(), async (em) => {
      const rows = Array.from({ length: inserted }, (_, day) => ({
        car,
        startDate: new Date(day * DAY_MS),
        endDate: new Date((day + 1) * DAY_MS),
        isComplete: false,
        createdAt: new Date(),
        totalPriceKopecks: kopecks(100),
      }));
      await insertInChunks(em, Booking, rows);
      const [read] = await raw<{ rows: string }>(
        em,
        `select coalesce(seq_tup_read, 0) as rows from pg_stat_xact_user_tables
         where relname = 'money_accruals'`,
      );
      return Number(read?.rows);
    });
    expect(await store.fork().count(MoneyAccrual)).toBe(inserted);
    expect(readRows).toBeLessThan(inserted);
  },
);
