import { chanceFrom } from '@backend/samples/random';
import { raw } from '@backend/store/sql/raw';
import { bookPriced } from '@backend/testing/data/money';
import { addUser } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { addDays, type Day, dayOf, startOfDay } from '@schema/values/time/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const permissions = ['edit_bookings', 'view_analytics', 'manage_users'] as const;
  for (const login of CASHIERS) await addUser(app.store, { login, permissions }, app.clock.now());
});
afterAll(() => app.close());

const CASHIERS = ['anna', 'boris'] as const;
const DAYS = 30;
const STEPS_A_DAY = 6;

interface Turnover {
  opening: number;
  cameIn: number;
  wentOut: number;
  closing: number;
}
interface Register {
  cash: Turnover & { between: number };
  tills: (Turnover & { tillId: number })[];
  methods: (Turnover & { method: string })[];
  lines: { id: number; source: string }[];
}
interface Made {
  id: number;
  isPending?: boolean;
  entries?: { id: number; isReversed: boolean; mayReverse: boolean }[];
}

/** Signed kopecks of a table's rows, added up here, without the queries of the product. */
async function recomputed(until: Date): Promise<Map<number, number>> {
  const em = app.store.fork();
  const cash = new Map<number, number>();
  const add = (till: unknown, amount: unknown) => {
    if (till !== null) cash.set(Number(till), (cash.get(Number(till)) ?? 0) + Number(amount));
  };
  type Row = Record<string, unknown>;
  for (const table of ['money_entries', 'money_advances', 'money_operations']) {
    for (const row of await raw<Row>(em, `select * from ${table} where happened_at < ?`, [until])) {
      add(row.till_id, row.direction === 'in' ? row.amount_kopecks : -Number(row.amount_kopecks));
    }
  }
  for (const row of await raw<Row>(em, 'select * from cash_entries where created_at < ?', [
    until,
  ])) {
    add(row.till_id, row.amount_kopecks);
  }
  for (const row of await raw<Row>(em, 'select * from money_counts where counted_at < ?', [
    until,
  ])) {
    add(row.till_id, Number(row.counted_kopecks) - Number(row.expected_kopecks));
  }
  const handovers = await raw<Row>(em, 'select * from money_handovers');
  const ends = await raw<Row>(em, 'select * from money_handover_ends where ended_at < ?', [until]);
  for (const end of ends) {
    const handover = handovers.find(({ id }) => id === end.handover_id);
    if (end.outcome !== 'accepted' || !handover) continue;
    add(handover.from_till_id, -Number(handover.amount_kopecks));
    add(handover.to_till_id, handover.amount_kopecks);
  }
  return cash;
}

const register = async (from: Day, to: Day): Promise<Register> =>
  (await app.as('anna').rest<Register>('GET', `/money/register?from=${from}&to=${to}`)).body;

const lineOf = ({ source, id }: Register['lines'][number]) => `${source} ${id}`;

const kopecksOf = (roubles: number) => Math.round(roubles * 100);

/** Steps of a random month; a refused step changes nothing. */
async function workDay(chance: ReturnType<typeof chanceFrom>, rentals: readonly number[]) {
  const made: { path: string; id: number }[] = [];
  const post = async (login: string, path: string, body: object) => {
    app.clock.advance(chance.whole(30, 1500) * 1000);
    const key = { 'idempotency-key': `${login}-${app.clock.now().getTime()}` };
    const sent = await app.as(login).rest<Made>('POST', path, body, key);
    // A retry of the same request changes nothing.
    if (chance.happens(0.2)) await app.as(login).rest('POST', path, body, key);
    return sent.status === 201 ? sent.body : null;
  };
  for (let step = 0; step < STEPS_A_DAY; step += 1) {
    const login = chance.pick(CASHIERS);
    const other = login === 'anna' ? 'boris' : 'anna';
    const amount = chance.whole(1, 500_000) / 100;
    const method = chance.pick(['cash', 'cash', 'card', 'transfer'] as const);
    const tillId = chance.pick([null, 1]);
    const short = { shortReason: 'Доложили' };
    const rental = `/bookings/${chance.pick(rentals)}/money`;
    const job = chance.whole(0, 9);
    if (job <= 1) await post(login, `${rental}/payments`, { amount, method, tillId });
    if (job === 2) await post(login, `${rental}/deposits`, { amount, method, tillId });
    if (job === 3) {
      await post(login, `${rental}/deposit-returns`, { amount: 1, method, tillId, ...short });
    }
    if (job === 4) await post(login, '/cashbox/entries', { amount, tillId });
    if (job === 5) {
      const body = { amount, kindId: chance.whole(1, 9), method, tillId };
      const expense = await post(
        login,
        '/money/expenses',
        chance.pick([body, { ...body, ...short }]),
      );
      if (expense) made.push({ path: `/money/operations/${expense.id}/reverse`, id: expense.id });
    }
    if (job === 6) {
      await post(login, '/money/collections', { amount, place: 'bank', tillId, ...short });
    }
    if (job === 7) {
      const tills = await app
        .as(login)
        .rest<{ tills: { id: number; name: string }[] }>('GET', '/money/tills');
      const to = tills.body.tills.find(({ name }) => name === other)?.id ?? 1;
      const sent = await post(login, '/money/handovers', { toTillId: to, amount, ...short });
      const outcome = chance.pick(['accepted', 'declined', null]);
      if (sent?.isPending && outcome) {
        await post(other, `/money/handovers/${sent.id}/outcome`, { outcome, ...short });
      }
    }
    if (job === 8) await post(login, '/money/till-counts', { counted: amount, tillId });
    const wrong = made.pop();
    if (job === 9 && wrong) await post(login, wrong.path, {});
  }
}

test('a random month adds up to its rows, by day and as a whole, and its past never changes', async () => {
  const chance = chanceFrom(20_261_128);
  const { companyTimeZone: zone } = app.config;
  const rentals = [(await bookPriced(app)).id, (await bookPriced(app)).id];
  const first = dayOf(app.clock.now(), zone);
  const days: Register[] = [];
  for (let ahead = 0; ahead < DAYS; ahead += 1) {
    const day = addDays(first, ahead);
    app.clock.set(new Date(+startOfDay(day, zone) + 8 * 3_600_000).toISOString());
    await workDay(chance, rentals);
    days.push(await register(day, day));
  }
  const last = addDays(first, DAYS - 1);
  const month = await register(first, last);
  const rows = await recomputed(startOfDay(addDays(first, DAYS), zone));
  expect(new Map(month.tills.map((till) => [till.tillId, kopecksOf(till.closing)]))).toEqual(
    new Map([...rows].sort(([one], [other]) => one - other)),
  );
  const sum = (of: (day: Register) => number) =>
    days.reduce((total, day) => total + kopecksOf(of(day)), 0);
  expect(kopecksOf(month.cash.cameIn)).toBe(sum(({ cash }) => cash.cameIn));
  expect(kopecksOf(month.cash.wentOut)).toBe(sum(({ cash }) => cash.wentOut));
  expect(kopecksOf(month.cash.between)).toBe(sum(({ cash }) => cash.between));
  expect(month.lines.map(lineOf)).toEqual(days.flatMap(({ lines }) => lines.map(lineOf)));
  for (const [ahead, day] of days.entries()) {
    const date = addDays(first, ahead);
    expect(await register(date, date)).toMatchObject({ cash: day.cash, tills: day.tills });
    const until = await recomputed(startOfDay(addDays(date, 1), zone));
    for (const { tillId, closing } of day.tills) {
      expect([date, tillId, kopecksOf(closing)]).toEqual([date, tillId, until.get(tillId)]);
    }
    expect(kopecksOf(days[ahead + 1]?.cash.opening ?? day.cash.closing)).toBe(
      kopecksOf(day.cash.closing),
    );
  }
  expect(month.lines.length).toBeGreaterThan(60);
}, 120_000);
