import { bookPriced, moneyCalls } from '@backend/testing/money';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { DEBT_SIDES } from '@schema/values/money/ledger';
import { dayOf, instantAt } from '@schema/values/time/calendar';
import { addDays } from 'date-fns/addDays';
import { subHours } from 'date-fns/subHours';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The database dates what a booking costs by its own clock, so the clock of this test is real.
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: new Date().toISOString() });
});
afterAll(() => app.close());

interface Page {
  readonly items: readonly { readonly rentalId: number; readonly balance: number }[];
  readonly total: number;
  readonly totalAmount: number;
}

/** All sides: only the figures, names and dates are those of today. */
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

/** The moment now; what follows is later. */
async function pass(): Promise<string> {
  const moment = new Date().toISOString();
  await new Promise((resolve) => setTimeout(resolve, 5));
  app.clock.set(new Date().toISOString());
  return moment;
}

const inDays = (days: number) => addDays(new Date(), days).toISOString();
const editor = () => app.as(['edit_bookings']);

test('a report of a past moment asked later has the figures it had', async () => {
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

test('a car handed over early is owed from then on', async () => {
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
