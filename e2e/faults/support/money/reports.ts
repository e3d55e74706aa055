import type { Day } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { today } from '../../../support/board/board-facts';
import { guestName } from '../calls';
import { expectedMoved, expectedReports } from './expected';
import type { RentalModel } from './rental-model';
import type { PatientCalls } from './retried-calls';
import { demandEqual, toKopecks, type WireMoney } from './wire';

const LISTS = {
  owing: 'debtors?side=owing',
  planned: 'debtors?side=planned',
  overpaid: 'debtors?side=overpaid',
  held: 'deposits?state=held',
  due: 'deposits?state=due',
  advances: 'advances?',
} as const;

interface Page {
  readonly items: readonly { rentalId: number; balance: number; held: number }[];
  readonly total: number;
  readonly totalAmount: number;
}

/** Customers of the writers, whose names begin alike. */
const SEARCH = `search=${encodeURIComponent(guestName(0).split(' ')[0] ?? '')}`;

async function pageOf(calls: PatientCalls, path: string): Promise<Page> {
  const { status, body } = await calls.read<Page>(`/money/${path}`);
  expect(status).toBe(200);
  return body;
}

/** The reports of a past moment. */
export const readPastReports = (calls: PatientCalls, moment: string) =>
  readReports(calls, `moment=${moment}`);

/** Every report in one figure each, of the writers' customers or of all. */
async function readReports(calls: PatientCalls, more: string) {
  const figures: Record<string, { total: number; amount: number }> = {};
  for (const [name, path] of Object.entries(LISTS)) {
    const { total, totalAmount } = await pageOf(calls, `${path}&pageSize=1&${more}`);
    figures[name] = { total, amount: toKopecks(totalAmount) };
  }
  return figures;
}

interface RegisterDay {
  readonly lines: readonly {
    source: string;
    method: string;
    direction: 'in' | 'out' | null;
    amount: number;
    userName: string;
  }[];
}

/** What came in and went out since the day, by method and, in cash, by login. */
export async function readMoved(calls: PatientCalls, since: Day) {
  const sums = new Map<string, number>();
  const add = (name: string, amount: number) =>
    sums.set(name, (sums.get(name) ?? 0) + toKopecks(amount));
  const { body } = await calls.read<RegisterDay>(`/money/register?from=${since}&to=${today()}`);
  const ofCustomers = body.lines.filter(({ source }) => source === 'entry' || source === 'advance');
  for (const { method, direction, amount, userName } of ofCustomers) {
    add(`${method} ${direction}`, amount);
    if (method === 'cash') add(`${userName} ${direction}`, amount);
  }
  return sums;
}

/** A figure of the product as it was before the writers. */
export interface Before {
  readonly since: Day;
  readonly moved: ReadonlyMap<string, number>;
}

/** Reports, marks and the register have the sums of the models. */
export async function demandSums(
  calls: PatientCalls,
  models: readonly RentalModel[],
  { since, moved: before }: Before,
): Promise<void> {
  expect(await readReports(calls, SEARCH)).toEqual(expectedReports(models, Date.now()));
  const moved = await readMoved(calls, since);
  const expected = expectedMoved(models);
  for (const name of new Set([...moved.keys(), ...expected.keys()])) {
    const change = (moved.get(name) ?? 0) - (before.get(name) ?? 0);
    expect([name, change]).toEqual([name, expected.get(name) ?? 0]);
  }
  await demandMarks(calls, models);
}

const MARKS_AT_ONCE = 500;

async function demandMarks(calls: PatientCalls, models: readonly RentalModel[]): Promise<void> {
  const expected = models.flatMap((model) => {
    const { balance, held } = model.figures();
    return model.parts.map(({ id }) => ({ bookingId: id, balance, held }));
  });
  for (let from = 0; from < expected.length; from += MARKS_AT_ONCE) {
    const wanted = expected.slice(from, from + MARKS_AT_ONCE);
    const ids = wanted.map(({ bookingId }) => bookingId).join(',');
    const { body } = await calls.read<{ items: typeof expected }>(`/money/marks?bookingIds=${ids}`);
    const found = body.items.map(({ bookingId, balance, held }) => {
      return { bookingId, balance: toKopecks(balance), held: toKopecks(held) };
    });
    const byId = (a: { bookingId: number }, b: { bookingId: number }) => a.bookingId - b.bookingId;
    expect(found.sort(byId)).toEqual(wanted.sort(byId));
  }
}

/** Each rental asked by itself has the figures of its model. */
export async function demandEach(
  calls: PatientCalls,
  models: readonly RentalModel[],
): Promise<void> {
  for (const model of models) {
    demandEqual(await calls.read<WireMoney>(`/bookings/${model.id}/money`), model);
  }
}

const PAGE = 100;

/** The debtors of a past moment one by one, as an export reads them. */
export async function debtorsAt(calls: PatientCalls, moment: string) {
  const found = new Map<number, number>();
  for (let page = 1; ; page += 1) {
    const path = `debtors?moment=${moment}&page=${page}&pageSize=${PAGE}`;
    const { items, total } = await pageOf(calls, path);
    for (const { rentalId, balance } of items) found.set(rentalId, toKopecks(balance));
    if (page * PAGE >= total) return found;
  }
}
