import { withoutMoneyTriggers } from '@backend/store/copy/without-money-triggers';
import { MoneyAdvance } from '@backend/store/entities/money/money-advance.entity';
import { MoneyEntry } from '@backend/store/entities/money/money-entry.entity';
import { addFirstTills } from '@backend/store/first-tills';
import { addCar, addCustomer, hours, insertBooking, NOW } from '@backend/store/testing/sample';
import { OFFICE_TILL } from '@backend/testing/data/office-till';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { kopecks } from '@schema/values/money/money';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { checkLedger } from './ledger';

let database: TestDatabase;
let booking: number;

beforeEach(async () => {
  database = await openTestDatabase();
  await database.store.write(database.store.fork(), (em) => addFirstTills(em, NOW));
  onTestFinished(() => database.close());
  const { store } = database;
  const [car, customer] = [await addCar(store), await addCustomer(store)];
  await store.write(store.fork(), async (em) => {
    booking = await insertBooking(em, { car, customer, ...hours(0, 24) });
    const common = {
      rentalId: booking,
      happenedAt: NOW,
      userId: 1,
      userLogin: 'admin',
      comment: null,
    };
    const line = (
      kind: MoneyEntry['kind'],
      direction: MoneyEntry['direction'],
      method: MoneyEntry['method'],
      more: Partial<Pick<MoneyEntry, 'reversesId' | 'pairId'>> = {},
    ) => {
      const amountKopecks = kopecks(500);
      const row = { ...common, kind, direction, method, amountKopecks };
      const tillId = method === 'cash' ? OFFICE_TILL : null;
      return em.create(MoneyEntry, { ...row, tillId, reversesId: null, pairId: null, ...more });
    };
    line('deposit', 'in', 'cash');
    await em.flush();
    const out = line('deposit', 'out', 'deposit');
    await em.flush();
    line('rent', 'in', 'deposit', { pairId: out.id });
    const paid = line('rent', 'in', 'card');
    await em.flush();
    line('rent', 'out', 'card', { reversesId: paid.id });
    const credited = line('rent', 'in', 'advance');
    await em.flush();
    const advance = (
      direction: MoneyAdvance['direction'],
      more: Partial<Pick<MoneyAdvance, 'method' | 'reversesId' | 'entryId'>> = {},
    ) => {
      const { rentalId: _, ...line } = common;
      const row = { ...line, customerId: customer, direction, amountKopecks: kopecks(500) };
      const none = { method: 'cash', reversesId: null, entryId: null } as const;
      const tillId = (more.method ?? none.method) === 'cash' ? OFFICE_TILL : null;
      return em.create(MoneyAdvance, { ...row, ...none, tillId, ...more });
    };
    const mistaken = advance('in');
    advance('in');
    await em.flush();
    advance('out', { reversesId: mistaken.id });
    advance('out', { method: 'advance', entryId: credited.id });
  });
});

const check = () => checkLedger(database.store.fork(), 'Восстановите копию.');

const plant = (statement: string) =>
  database.store.write(database.store.fork(), (em) =>
    withoutMoneyTriggers(em, async () => {
      await em.execute(statement);
    }),
  );

test('a ledger in order is fine', async () => {
  expect(await check()).toEqual([{ level: 'fine', text: 'деньги аренд сходятся' }]);
});

test.each([
  ['update money_accruals set delta_kopecks = 9999', 'начислено не столько, сколько'],
  ['update bookings set total_price_kopecks = 1', 'начислено не столько, сколько'],
  ['update money_accruals set begins_at = null', 'записано другое начало брони'],
  ['update money_accruals set ends_at = null', 'записан другой конец брони'],
  [`delete from money_entries where pair_id is not null`, 'удержание из залога записано'],
  [`update money_entries set amount_kopecks = 499 where pair_id is not null`, 'удержание'],
  [
    `update money_entries set amount_kopecks = 499 where reverses_id is not null`,
    'отмена операции не равна ей',
  ],
  [
    `update money_entries set reverses_id = 999 where reverses_id is not null`,
    'отмена операции не равна ей',
  ],
  [
    `update money_entries set amount_kopecks = 1 where kind = 'deposit' and method = 'cash'`,
    'вернули больше, чем получили',
  ],
  ['delete from money_advances where entry_id is not null', 'зачёт аванса записан'],
  [`update money_advances set direction = 'in' where entry_id is not null`, 'зачёт аванса'],
] as const)('%s: %s', async (statement, text) => {
  await plant(statement);
  const found = await check();
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ level: 'fault', mend: 'Восстановите копию.' });
  expect(found[0]?.text).toContain(text);
  expect(found[0]?.text).toContain(`№${booking}`);
});

test.each([
  ['update money_advances set amount_kopecks = 499 where reverses_id is not null', 'отмена аванса'],
  [
    `update money_advances set amount_kopecks = 1 where direction = 'in' and reverses_id is null`,
    'аванса вернули больше',
  ],
] as const)('%s: %s of a customer', async (statement, text) => {
  await plant(statement);
  const found = await check();
  expect(found.map((one) => one.text).join()).toContain(text);
  expect(found.map((one) => one.text).join()).toContain('клиент №');
});
