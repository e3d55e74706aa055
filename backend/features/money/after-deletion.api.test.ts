import { setTimeout as pause } from 'node:timers/promises';
import { routes } from '@backend/rest/routes';
import { Booking } from '@backend/store/entities/booking.entity';
import { bookPriced } from '@backend/testing/data/money';
import { addUser } from '@backend/testing/data/people';
import { readCalls } from '@backend/testing/read-calls';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { PERMISSIONS } from '@schema/permissions';
import { DEBT_SIDES, DEPOSIT_STATES } from '@schema/values/money/ledger';
import { dayOf } from '@schema/values/time/calendar';
import { addDays } from 'date-fns/addDays';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The database dates the accruals of a booking by its own clock, so this test uses the real one.
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: new Date().toISOString() });
  for (const login of ['admin', 'anna', 'boris']) {
    await addUser(app.store, { login, permissions: PERMISSIONS }, app.clock.now());
  }
});
afterAll(() => app.close());

const admin = () => app.as('admin');
type Method = 'POST' | 'PUT' | 'DELETE';
async function call(login: string, method: Method, path: string, body?: object) {
  const answer = await app.as(login).rest<{ id: number }>(method, path, body);
  expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body]);
  return answer.body;
}

/** The current moment, strictly after earlier and before later operations. */
async function pass(): Promise<string> {
  await pause(10);
  const moment = new Date().toISOString();
  await pause(10);
  app.clock.set(new Date().toISOString());
  return moment;
}

/** The request of each money report for a past moment. */
function pastQueries(moment: string): Readonly<Record<string, readonly string[]>> {
  const at = `pageSize=100&moment=${moment}`;
  const day = dayOf(new Date(moment), app.config.companyTimeZone);
  const span = `start=${addDays(new Date(moment), -1).toISOString()}&end=${moment}`;
  return {
    '/money/advances': [at],
    '/money/charges': [span],
    '/money/debtors': DEBT_SIDES.map((side) => `${at}&side=${side}`),
    // Untaken deposits are listed for the current moment only.
    '/money/deposits': DEPOSIT_STATES.filter((state) => state !== 'untaken').map(
      (state) => `${at}&state=${state}`,
    ),
    '/money/register': [`from=${day}&to=${day}`],
    // Kinds and tills of today, and the changes of a till.
    '/money/expense-kinds': [],
    '/money/tills': [],
    '/money/tills/{id}/history': [],
    // Payment state of existing bookings.
    '/money/marks': [],
    '/money/settings': [''],
  };
}

const without = (keys: readonly string[], body: unknown) =>
  JSON.parse(JSON.stringify(body, (key, value) => (keys.includes(key) ? undefined : value)));

/** Fields that are absent after a deletion: ids of records and the customer's phone. */
const LINKS = ['bookingId', 'customerId', 'customerPhone'];

async function pastReports(moment: string): Promise<Record<string, unknown>> {
  const queries = pastQueries(moment);
  const reports = routes.filter(
    ({ method, path }) => method === 'GET' && path.startsWith('/money/'),
  );
  // A new money report needs its request for a past moment here.
  expect(reports.map(({ path }) => path).sort()).toEqual(Object.keys(queries).sort());
  const answers: Record<string, unknown> = {};
  for (const { path } of reports) {
    for (const query of queries[path] ?? []) {
      const { status, body } = await admin().rest('GET', `${path}?${query}`);
      expect([path, status]).toEqual([path, 200]);
      answers[`${path}?${query}`] = without(LINKS, body);
    }
  }
  return answers;
}

/** A rental with every kind of money, open at that moment and settled later. */
async function rentalWithMoney() {
  const dates = {
    startDate: addDays(new Date(), -3).toISOString(),
    endDate: addDays(new Date(), -1).toISOString(),
  };
  const { id, carId } = await bookPriced(app, dates);
  const { customer } = await app.store.fork().findOneOrFail(Booking, id);
  const money = (path: string, amount: number, more: object = { method: 'cash' }) =>
    call('anna', 'POST', `/bookings/${id}/money/${path}`, { amount, ...more });
  await money('payments', 4000);
  await money('deposits', 5000);
  await money('charges', 300, { kind: 'fuel' });
  const advance = { amount: 70, method: 'cash' };
  await call('anna', 'POST', `/customers/${customer?.id}/money/advances`, advance);
  const moment = await pass();
  const settle = async () => {
    await money('payments', 6300);
    await money('deposit-returns', 5000);
    await call('anna', 'POST', `/customers/${customer?.id}/money/advance-returns`, advance);
    await pass();
  };
  return {
    id,
    carPath: `/cars/${carId}`,
    customerPath: `/customers/${customer?.id}`,
    moment,
    settle,
  };
}

test.each(['customerPath', 'carPath'] as const)(
  'every report of money of a past moment is the same after the deletion: %s',
  async (which) => {
    const { id, moment, settle, ...paths } = await rentalWithMoney();
    const open = await pastReports(moment);
    expect(JSON.stringify(open)).toContain('Плательщиков Пётр');
    await settle();
    expect(Object.keys(open)).not.toEqual([]);
    const before = await pastReports(moment);
    const lines = (await admin().rest<{ items: unknown[] }>('GET', `/bookings/${id}/history`)).body;
    const ledger = (await admin().rest('GET', `/bookings/${id}/money`)).body;
    await call('admin', 'DELETE', paths[which]);
    await pass();
    expect(await pastReports(moment)).toEqual(before);
    const after = await admin().rest<{ items: unknown[] }>('GET', `/bookings/${id}/history`);
    expect(after.body.items.slice(-lines.items.length)).toEqual(lines.items);
    const left = (await admin().rest('GET', `/bookings/${id}/money`)).body;
    expect(left.entries).toEqual(ledger.entries);
    expect(left.charges).toEqual(ledger.charges);
    expect(left.rented).toEqual(ledger.rented);
  },
);

/** Lists of accounts and of their records. */
const OF_ACCOUNTS = ['/users', '/tokens', '/auth/', '/import/'];

test('deleting an account changes only the lists of accounts', async () => {
  const { id } = await rentalWithMoney();
  const boris = await addUser(
    app.store,
    { login: 'boris', permissions: PERMISSIONS },
    app.clock.now(),
  );
  const entry = await call('boris', 'POST', '/cashbox/entries', { amount: 5000, comment: 'Мойка' });
  await call('boris', 'POST', '/cashbox/entries', { amount: 120 });
  await call('boris', 'POST', `/bookings/${id}/money/payments`, { amount: 50, method: 'cash' });
  await call('anna', 'POST', `/cashbox/entries/${entry.id}/reverse`, {});
  const day = dayOf(app.clock.now(), app.config.companyTimeZone);
  const counted = await call('boris', 'POST', '/money/till-counts', { counted: 170 });
  expect(counted).toMatchObject({ name: 'boris', balance: 170, lastCount: { difference: 0 } });
  const calls = readCalls(routes, { id: String(id) }).filter(
    ({ path }) => !OF_ACCOUNTS.some((start) => path.startsWith(start)),
  );
  const all = async () => {
    const answers: Record<string, unknown> = {};
    for (const { path } of calls) {
      // The cursor counts announced changes.
      answers[path] = without(['changeCursor'], (await admin().rest('GET', path)).body);
    }
    answers.register = (await admin().rest('GET', `/money/register?from=${day}&to=${day}`)).body;
    answers.day = (await admin().rest('GET', `/analytics/dashboard?date=${day}`)).body;
    return answers;
  };
  const before = await all();
  expect(JSON.stringify(before.register)).toContain('boris');
  await call('admin', 'DELETE', `/users/${boris}`);
  expect(await all()).toEqual(before);
});

test('cash reversed by another user leaves the till of the original entry', async () => {
  const entry = await call('anna', 'POST', '/cashbox/entries', { amount: 800 });
  const day = dayOf(app.clock.now(), app.config.companyTimeZone);
  const tills = async () => {
    const { body } = await admin().rest<{ tills: { name: string; closing: number }[] }>(
      'GET',
      `/money/register?from=${day}&to=${day}`,
    );
    return Object.fromEntries(body.tills.map(({ name, closing }) => [name, closing]));
  };
  const before = await tills();
  await call('admin', 'POST', `/cashbox/entries/${entry.id}/reverse`, {});
  expect(await tills()).toEqual({ ...before, anna: (before.anna ?? 0) - 800 });
});
