import { setTimeout as pause } from 'node:timers/promises';
import { Booking } from '@backend/store/entities/booking.entity';
import { MoneyEntry } from '@backend/store/entities/money/money-entry.entity';
import { bookPriced, moneyCalls } from '@backend/testing/data/money';
import { OFFICE_TILL } from '@backend/testing/data/office-till';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { DEBT_SIDES } from '@schema/values/money/ledger';
import { kopecks } from '@schema/values/money/money';
import { dayOf, instantAt } from '@schema/values/time/calendar';
import { addDays } from 'date-fns/addDays';
import { subHours } from 'date-fns/subHours';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The database dates the accruals of a booking by its own clock, so this test uses the real one.
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: new Date().toISOString() });
});
afterAll(() => app.close());

interface Provisional {
  readonly isProvisional: boolean;
}

interface DepositPage {
  readonly items: readonly { readonly rentalId: number; readonly returnBy: string | null }[];
}

interface Page {
  readonly items: readonly { readonly rentalId: number; readonly balance: number }[];
  readonly total: number;
  readonly totalAmount: number;
}

/** Figures on all sides; names and dates are the current ones. */
async function debtors(moment: string) {
  const pages = DEBT_SIDES.map(async (side) => {
    const path = `/money/debtors?pageSize=100&moment=${moment}&side=${side}`;
    const { body } = await app.as(['view_analytics']).rest<Page>('GET', path);
    const items = body.items.map(({ rentalId, balance }) => [rentalId, balance]);
    return [side, { items, total: body.total, totalAmount: body.totalAmount }] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

const ZONE = 'Europe/Moscow';

/** PostgreSQL rounds the moment of a change to the next millisecond. */
const A_LITTLE_MS = 5;

/** The current moment, strictly after earlier and before later operations. */
async function pass(): Promise<string> {
  await pause(A_LITTLE_MS);
  const moment = new Date().toISOString();
  await pause(A_LITTLE_MS);
  app.clock.set(new Date().toISOString());
  return moment;
}

const inDays = (days: number) => addDays(new Date(), days).toISOString();
const editor = () => app.as(['edit_bookings']);

test('a report of a past moment has the same figures later', async () => {
  const { post } = moneyCalls(app);
  const ended = { startDate: inDays(-4), endDate: inDays(-2) };
  const toCome = { startDate: inDays(2), endDate: inDays(4) };
  const { id } = await bookPriced(app, ended);
  const next = await bookPriced(app, toCome);
  await post(id, 'payments', { amount: 1000, method: 'cash' });
  await post(next.id, 'payments', { amount: 3000, method: 'card' });
  const moment = await pass();
  const before = await debtors(moment);
  expect(before).toEqual({
    owing: { items: [[id, 9000]], total: 1, totalAmount: 9000 },
    planned: { items: [[next.id, 7000]], total: 1, totalAmount: 7000 },
    overpaid: { items: [], total: 0, totalAmount: 0 },
  });
  const swapDates = (of: number, dates: object) =>
    editor().rest('PUT', `/bookings/${of}`, { ...dates, totalPrice: 11_000 });
  expect((await swapDates(id, toCome)).status).toBe(200);
  expect((await swapDates(next.id, ended)).status).toBe(200);
  await post(id, 'payments', { amount: 500, method: 'cash' });
  const moved = await pass();
  expect(await debtors(moved)).toMatchObject({
    owing: { items: [[next.id, 8000]] },
    planned: { items: [[id, 9500]] },
  });
  await post(id, 'charges', { amount: 70, kind: 'fuel' });
  await editor().rest('DELETE', `/bookings/${id}`);
  expect(await debtors(await pass())).toMatchObject({
    owing: { items: [[next.id, 8000]] },
    overpaid: { items: [[id, -1430]] },
  });
  expect(await debtors(moment)).toEqual(before);
});

test('deposits due at a past moment do not change with a later end', async () => {
  const { post } = moneyCalls(app);
  const lasting = { startDate: inDays(-1), endDate: inDays(2) };
  const ended = { startDate: inDays(-3), endDate: inDays(-1) };
  const due = async (moment: string) => {
    const path = `/money/deposits?pageSize=100&state=due&moment=${moment}`;
    const { body } = await app.as(['view_analytics']).rest<DepositPage>('GET', path);
    const ids = [returned.id, moved.id, cancelled.id, deleted.id];
    const found = body.items.filter(({ rentalId }) => ids.includes(rentalId));
    return Object.fromEntries(found.map(({ rentalId, returnBy }) => [rentalId, returnBy]));
  };
  const returned = await bookPriced(app, lasting);
  const moved = await bookPriced(app, ended);
  const cancelled = await bookPriced(app, lasting);
  const deleted = await bookPriced(app, lasting);
  for (const { id } of [returned, moved, cancelled, deleted]) {
    await post(id, 'deposits', { amount: 2000, method: 'cash' });
  }
  const first = await pass();
  const before = await due(first);
  expect(before).toEqual({ [moved.id]: dayOf(addDays(new Date(), -1), ZONE) });
  expect((await editor().rest('POST', `/bookings/${returned.id}/handover`, {})).status).toBe(200);
  expect((await editor().rest('POST', `/bookings/${returned.id}/return`, {})).status).toBe(200);
  const later = { ...lasting, totalPrice: 10_000 };
  expect((await editor().rest('PUT', `/bookings/${moved.id}`, later)).status).toBe(200);
  expect((await editor().rest('DELETE', `/bookings/${cancelled.id}`)).status).toBe(200);
  await app.store.fork().nativeDelete(Booking, { id: deleted.id });
  const today = dayOf(new Date(), ZONE);
  const second = await pass();
  // A deleted rental ends at its deletion.
  const after = { [returned.id]: today, [cancelled.id]: today, [deleted.id]: today };
  expect(await due(second)).toEqual(after);
  expect(await due(first)).toEqual(before);
});

test('a rental handed over early is owed from its handover', async () => {
  const start = instantAt(dayOf(addDays(new Date(), 3), ZONE), '12:00', ZONE);
  const endDate = addDays(start, 2).toISOString();
  const { id } = await bookPriced(app, { startDate: start.toISOString(), endDate });
  const early = subHours(start, 2).toISOString();
  app.clock.set(early);
  const listed = async () => {
    const pages = await debtors(early);
    return DEBT_SIDES.filter((side) => pages[side]?.items.some(([rental]) => rental === id));
  };
  expect(await listed()).toEqual(['planned']);
  expect((await editor().rest('POST', `/bookings/${id}/handover`, {})).status).toBe(200);
  expect(await listed()).toEqual(['owing']);
});

test('a report is provisional while a payment before its moment may still be saved', async () => {
  const { id } = await bookPriced(app, { startDate: inDays(-4), endDate: inDays(-2) });
  app.clock.set(new Date().toISOString());
  const happenedAt = app.clock.now();
  const [written, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = app.store.write(app.store.fork(), async (em) => {
    const entry = { kind: 'rent', direction: 'in', amountKopecks: kopecks(70_000) } as const;
    const by = { userId: 1, userLogin: 'slow', comment: null, reversesId: null, pairId: null };
    em.create(MoneyEntry, {
      rentalId: id,
      ...entry,
      ...by,
      method: 'cash',
      tillId: OFFICE_TILL,
      happenedAt,
    });
    await em.flush();
    written.resolve();
    await finish.promise;
  });
  await written.promise;
  const moment = await pass();
  const paths = ['debtors', 'deposits', 'advances'].map(
    (name) => `/money/${name}?moment=${moment}`,
  );
  const flags = async () => {
    const asked = paths.map((path) => app.as(['view_analytics']).rest<Provisional>('GET', path));
    return (await Promise.all(asked)).map(({ body }) => body.isProvisional);
  };
  const early = await debtors(moment);
  expect(await flags()).toEqual([true, true, true]);
  finish.resolve();
  await slow;
  // The reason why the report was provisional.
  expect(await debtors(moment)).not.toEqual(early);
  app.clock.advance(120_000);
  expect(await flags()).toEqual([false, false, false]);
  const now = await app.as(['view_analytics']).rest<Provisional>('GET', '/money/debtors');
  expect(now.body.isProvisional).toBe(false);
});
