import type { Row, Store } from './store.ts';

const DAY_MS = 86_400_000;
export const DAYS = 365;
/** Movements of a day by table; a handover is one. */
const A_DAY = { entries: 140, cash: 30, operations: 90, handovers: 30, counts: 10 };
export const MOVEMENTS = Object.values(A_DAY).reduce((sum, count) => sum + count, 0);

const PARTNER_CARS = 20;
const YEARS = 5;
/** Days between the starts of rentals of a car, and their length. */
const [EVERY_DAYS, LONG_DAYS] = [4, 3];

const METHODS = ['cash', 'cash', 'card', 'transfer'] as const;

const ofList = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('Nothing to choose from');
  return found;
};

/** Moments of a day, evenly over twelve hours. */
const momentsOf = (dayMs: number, count: number) =>
  Array.from({ length: count }, (_, at) => dayMs + Math.floor((at * DAY_MS) / 2 / count));

async function idsOf(store: Store, sql: string): Promise<number[]> {
  return (await store.read(sql)).map(({ id }) => Number(id));
}

/** A year of movements of money until yesterday, 300 a day, three of four in cash. */
export async function plantYear(store: Store, now: number): Promise<void> {
  const tills = await idsOf(store, 'select id from tills order by id');
  const rentals = await idsOf(store, 'select id from bookings order by id');
  const kinds = await idsOf(store, 'select id from expense_kinds order by id');
  const [user] = await store.read(`select id, login from users where login = 'admin'`);
  const by = { user_id: user?.id ?? null, user_login: user?.login ?? null };
  const amount = (at: number) => 100_00 + ((at * 7919) % 500_000);
  const entries: Row[] = [];
  const cash: Row[] = [];
  const operations: Row[] = [];
  const handovers: Row[] = [];
  const counts: Row[] = [];
  for (let ago = DAYS; ago > 0; ago -= 1) {
    const day = now - ago * DAY_MS;
    const spentOn = new Date(day).toISOString().slice(0, 10);
    momentsOf(day, A_DAY.entries).forEach((happened_at, at) => {
      const method = ofList(METHODS, at);
      const till_id = method === 'cash' ? ofList(tills, at >> 2) : null;
      const money = { amount_kopecks: amount(at + ago), method, till_id, happened_at };
      const direction = at % 7 === 6 ? 'out' : 'in';
      const kind = at % 7 > 4 ? 'deposit' : 'rent';
      entries.push({ rental_id: ofList(rentals, at * ago), kind, direction, ...money, ...by });
    });
    momentsOf(day, A_DAY.cash).forEach((created_at, at) => {
      const author = { created_by: by.user_id, created_by_login: by.user_login };
      cash.push({ amount_kopecks: amount(at), created_at, till_id: ofList(tills, at), ...author });
    });
    momentsOf(day, A_DAY.operations).forEach((happened_at, at) => {
      const method = ofList(METHODS, at);
      const isExpense = at % 30 !== 0 || method !== 'cash';
      operations.push({
        kind: isExpense ? 'expense' : 'collection',
        direction: 'out',
        amount_kopecks: amount(at) >> 2,
        method,
        till_id: method === 'cash' ? ofList(tills, at >> 2) : null,
        expense_kind_id: isExpense ? ofList(kinds, at) : null,
        place: isExpense ? null : 'bank',
        spent_on: spentOn,
        happened_at,
        ...by,
      });
    });
    momentsOf(day, A_DAY.handovers).forEach((sent_at, at) => {
      const [from, to] = [ofList(tills, at), ofList(tills, at + 1)];
      const sides = { from_till_id: from, to_till_id: to };
      handovers.push({ ...sides, amount_kopecks: amount(at) >> 3, sent_at, ...by });
    });
    momentsOf(day, A_DAY.counts).forEach((counted_at, at) => {
      const sums = { expected_kopecks: amount(at), counted_kopecks: amount(at) - (at % 3) * 100 };
      counts.push({ till_id: ofList(tills, at), counted_at, ...sums, ...by });
    });
  }
  await store.insert('money_entries', entries, ['happened_at']);
  await store.insert('cash_entries', cash, ['created_at']);
  await store.insert('money_operations', operations, ['happened_at']);
  await store.insert('money_counts', counts, ['counted_at']);
  await store.insert('money_handovers', handovers, ['sent_at']);
  const sent = handovers;
  const ids = (await idsOf(store, 'select id from money_handovers order by id')).slice(
    -sent.length,
  );
  const ends = sent.map(({ sent_at }, at) => {
    const ended_at = Number(sent_at) + 60_000;
    return { handover_id: ids[at] ?? null, outcome: 'accepted', ended_at, ...by };
  });
  await store.insert('money_handover_ends', ends, ['ended_at']);
}

/**
 * Five years of rentals of every car before the demo's own; twenty cars have one partner, with
 * another share since half a year. Returns the partner and the number of rentals.
 */
export async function plantPartner(store: Store, now: number) {
  const cars = await idsOf(store, 'select id from cars order by id');
  const customers = await idsOf(store, 'select id from customers order by id');
  await store.insert('partners', [{ name: 'Олег' }], []);
  const [partner] = await idsOf(store, `select id from partners where name = 'Олег'`);
  if (partner === undefined) throw new Error('The partner was not stored');
  const shared = await idsOf(store, 'select distinct car_id as id from partner_shares');
  const own = cars.filter((id) => !shared.includes(id)).slice(0, PARTNER_CARS);
  const since = new Date(now - 183 * DAY_MS).toISOString().slice(0, 10);
  const shares = own.flatMap((car_id) => [
    { partner_id: partner, car_id, from_day: '', share_milli_percent: 60_000 },
    { partner_id: partner, car_id, from_day: since, share_milli_percent: 55_000 },
  ]);
  await store.insert('partner_shares', shares, []);
  const until = now - 120 * DAY_MS;
  const rentals = cars.flatMap((car_id, at) =>
    Array.from({ length: Math.floor((YEARS * 365) / EVERY_DAYS) }, (_, ago) => {
      const start_date = until - (ago + 1) * EVERY_DAYS * DAY_MS;
      const end_date = start_date + LONG_DAYS * DAY_MS;
      const dates = { start_date, end_date, occupied_until: end_date, created_at: start_date };
      const customer_id = ofList(customers, at + ago);
      return { car_id, customer_id, total_price_kopecks: 900_000 + ago, ...dates };
    }),
  );
  await store.insert('bookings', rentals, [
    'start_date',
    'end_date',
    'occupied_until',
    'created_at',
  ]);
  return { partner, cars: own.length, rentals: rentals.length };
}
