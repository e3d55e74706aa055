import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { kopecks } from '@schema/values/money/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordChange, recordChanges } from '../change-log';
import { Booking } from '../entities/booking.entity';
import { ChangeLog } from '../entities/change-log.entity';
import { Customer } from '../entities/customer.entity';
import { isChangedSince, loadHistoryMark } from '../queries/history-mark';
import { addCar, addCustomer, hour, NOW } from '../testing/sample';
import { insertInChunks } from './insert-in-chunks';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('rows are returned in their order, with their computed columns', async () => {
  const { store } = database;
  const people = Array.from({ length: 1_234 }, (_, at) => ({
    fullName: `Ёлкин ${at}`,
    phone: `7916${1_000_000 + at}`,
    email: null,
    createdAt: NOW,
  }));
  const received: number[] = [];
  const stored = await store.write(store.fork(), (em) =>
    insertInChunks(em, Customer, people, (count) => received.push(count)),
  );
  expect(received).toEqual([500, 1_000, 1_234]);
  const kept = await store.fork().find(Customer, {}, { orderBy: { id: 'asc' } });
  expect(kept.map(({ id, fullName }) => [id, fullName])).toEqual(
    stored.map(({ id }, at) => [id, people[at]?.fullName]),
  );
  expect(kept[0]?.searchText).toBe('елкин 0');
});

test('a bulk-inserted booking occupies its car like one created through a form', async () => {
  const { store } = database;
  const car = await addCar(store);
  const customer = await addCustomer(store);
  const totalPriceKopecks = kopecks(100_00);
  const dates = { startDate: hour(1), endDate: hour(5), createdAt: NOW };
  const rows = [{ car, customer, totalPriceKopecks, breakdown: [], ...dates }];
  const [booking] = await store.write(store.fork(), (em) => insertInChunks(em, Booking, rows));
  const kept = await store.fork().findOneOrFail(Booking, booking?.id ?? 0);
  expect([kept.occupiedUntil, kept.version, kept.isComplete, kept.breakdown]).toEqual([
    hour(5),
    1,
    true,
    [],
  ]);
});

test('the history mark detects later entries by entity', async () => {
  const { store } = database;
  const change = (entity: string, entityId: number) => ({
    at: NOW,
    user: null,
    operation: 'test',
    before: null,
    after: { when: NOW },
    entity,
    entityId,
  });
  const mark = await loadHistoryMark(store.fork());
  const since = (...entities: string[]) => isChangedSince(store.fork(), mark, entities);
  expect(await since('Booking')).toBe(false);
  await store.write(store.fork(), (em) => recordChanges(em, [change('CashEntry', 1)]));
  expect([await since('Booking'), await since('CashEntry')]).toEqual([false, true]);
  await store.write(store.fork(), async (em) => void recordChange(em, change('Booking', 1)));
  expect(await since('Booking', 'Car')).toBe(true);
  const [entry] = await store.fork().find(ChangeLog, { entity: 'CashEntry' });
  expect(entry?.after).toEqual({ when: NOW.toISOString() });
});

test('an entry that appears below the mark counts as a change', async () => {
  const { store } = database;
  const mark = await loadHistoryMark(store.fork());
  const late = { ...mark, entries: mark.entries - 1 };
  expect(await isChangedSince(store.fork(), late, ['Booking'])).toBe(true);
});
