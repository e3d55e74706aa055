import type { Client } from '@backend/testing/client';
import { bookPriced } from '@backend/testing/data/money';
import { addUser } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { addDays } from 'date-fns';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const login of ['anna', 'boris']) {
    const permissions = ['edit_bookings', 'view_analytics'] as const;
    await addUser(app.store, { login, permissions }, app.clock.now());
  }
});
afterAll(() => app.close());

interface Turnover {
  opening: number;
  cameIn: number;
  wentOut: number;
  closing: number;
}
interface Register {
  cash: Turnover & { between: number };
  tills: (Turnover & { tillId: number; name: string })[];
  methods: (Turnover & { method: string })[];
  lines: {
    source: string;
    id: number;
    happenedAt: string;
    kind: string;
    method: string;
    amount: number;
    direction: string | null;
    cash: number | null;
    tillName: string | null;
    toTillName: string | null;
    customerName: string | null;
    carTitle: string | null;
    expenseKind: string | null;
    isReversed: boolean;
  }[];
  nextCursor: string | null;
}

const read = async (query: string, login = 'anna') => {
  const { status, body } = await app.as(login).rest<Register>('GET', `/money/register?${query}`);
  expect(status).toBe(200);
  return body;
};
/** Between two requests. */
let stepMs = 60_000;
const post = async (login: string, path: string, body: object) => {
  app.clock.advance(stepMs);
  const made = await app.as(login).rest<{ id: number; message?: string }>('POST', path, body);
  expect([path, made.status, made.body.message]).toEqual([path, 201, undefined]);
  return made.body;
};

/** A day of each kind of movement. */
async function work(): Promise<void> {
  const { id } = await bookPriced(app);
  await post('anna', '/money/till-counts', { counted: 5000 });
  await post('anna', `/bookings/${id}/money/payments`, { amount: 4000, method: 'cash' });
  await post('anna', `/bookings/${id}/money/payments`, { amount: 2500, method: 'card' });
  await post('boris', `/bookings/${id}/money/deposits`, { amount: 3000, method: 'cash' });
  await post('boris', '/cashbox/entries', { amount: 200, comment: 'Сдача' });
  await post('anna', '/money/expenses', { amount: 700, kindId: 1, method: 'cash' });
  await post('anna', '/money/expenses', { amount: 900, kindId: 2, method: 'transfer' });
  const sent = await post('boris', '/money/handovers', { toTillId: 1, amount: 1000 });
  expect(sent).toMatchObject({ isPending: false });
  await post('anna', '/money/collections', { amount: 600, place: 'safe', tillId: 1 });
  await post('boris', '/money/till-counts', { counted: 2150 });
}

test('opening + received − paid = closing, by till, by method and line by line', async () => {
  await work();
  const day = await read('from=2026-11-10&to=2026-11-10');
  for (const one of [day.cash, ...day.tills, ...day.methods]) {
    expect(one.closing).toBe(one.opening + one.cameIn - one.wentOut);
  }
  expect(day.cash).toEqual({
    opening: 0,
    cameIn: 5000 + 4000 + 3000 + 200,
    wentOut: 700 + 600 + 50,
    closing: 10_850,
    between: 1000,
  });
  expect(day.tills.map(({ name, closing }) => [name, closing])).toEqual([
    ['Офис', 400],
    ['anna', 8300],
    ['boris', 2150],
  ]);
  expect(day.methods).toEqual([
    { method: 'card', opening: 0, cameIn: 2500, wentOut: 0, closing: 2500 },
    { method: 'transfer', opening: 0, cameIn: 0, wentOut: 900, closing: -900 },
    { method: 'sbp', opening: 0, cameIn: 0, wentOut: 0, closing: 0 },
  ]);
  const shown = day.lines.map(({ kind, direction, amount, cash }) => [
    kind,
    direction,
    amount,
    cash,
  ]);
  expect(shown).toHaveLength(10);
  expect(shown).toContainEqual(['handover', null, 1000, expect.any(Number)]);
  expect(shown).toContainEqual(['rent', 'in', 2500, null]);
  expect(day.lines.findLast(({ cash }) => cash !== null)?.cash).toBe(day.cash.closing);
  expect(day.lines.find(({ kind }) => kind === 'deposit')).toMatchObject({
    customerName: expect.stringMatching('Плательщиков'),
    carTitle: expect.any(String),
    tillName: 'boris',
  });
});

test('one till has its handovers in or out, and only its lines', async () => {
  const office = await read('from=2026-11-10&to=2026-11-10&tillId=1');
  expect(office.lines.map(({ kind, direction, cash }) => [kind, direction, cash])).toEqual([
    ['handover', 'in', 1000],
    ['collection', 'out', 400],
  ]);
  expect([office.cash.between, office.methods]).toEqual([0, []]);
});

async function byParts(days: string, limit: number): Promise<Register['lines']> {
  const lines: Register['lines'] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const part = await read(`${days}&limit=${limit}${cursor && `&cursor=${cursor}`}`);
    lines.push(...part.lines);
    cursor = part.nextCursor;
  }
  return lines;
}

test('parts by a cursor are the whole register', async () => {
  const days = 'from=2026-11-01&to=2026-11-30';
  expect(await byParts(days, 3)).toEqual((await read(days)).lines);
  const wrong = await app
    .as('anna')
    .rest('GET', '/money/register?from=2026-11-01&to=2026-11-01&cursor=x');
  expect(wrong.status).toBe(422);
});

test('the next day opens with the closing of the day before; a month is the sum of its days', async () => {
  const first = await read('from=2026-11-10&to=2026-11-10');
  app.clock.set(addDays(app.clock.now(), 1).toISOString());
  await work();
  const second = await read('from=2026-11-11&to=2026-11-11');
  expect(second.cash.opening).toBe(first.cash.closing);
  const month = await read('from=2026-11-01&to=2026-11-30');
  expect(month.lines.map(({ cash: _, ...line }) => line)).toEqual(
    [...first.lines, ...second.lines].map(({ cash: _, ...line }) => line),
  );
  const sum = (of: (register: Register) => number) => of(first) + of(second);
  expect(month.cash).toMatchObject({
    cameIn: sum(({ cash }) => cash.cameIn),
    wentOut: sum(({ cash }) => cash.wentOut),
    between: sum(({ cash }) => cash.between),
    closing: second.cash.closing,
  });
  const { cash, tills, methods, lines } = await read('from=2026-11-10&to=2026-11-10');
  expect({ cash, tills, methods, lines }).toMatchObject({
    cash: first.cash,
    tills: first.tills,
    methods: first.methods,
    lines: first.lines,
  });
});

test('without analytics a user sees own and office tills, and own other methods', async () => {
  await addUser(app.store, { login: 'clara', permissions: ['edit_bookings'] }, app.clock.now());
  await post('clara', '/cashbox/entries', { amount: 30 });
  const day = await read('from=2026-11-11&to=2026-11-11', 'clara');
  expect(day.tills.map(({ name }) => name)).toEqual(['Офис', 'clara']);
  expect(day.lines.filter(({ method }) => method !== 'cash')).toEqual([]);
  expect(day.lines.filter(({ tillName }) => tillName === 'anna')).toEqual([]);
});

test('is searched by the words of its rows and by a kind, the cash after a line stays', async () => {
  const november = 'from=2026-11-01&to=2026-11-30';
  const whole = await read(november);
  const washes = whole.lines.filter(({ amount }) => amount === 700);
  expect(washes).toHaveLength(2);
  expect((await read(`${november}&search=${encodeURIComponent('расход 700')}`)).lines).toEqual(
    washes,
  );
  const byKind = await read(`${november}&expenseKindId=1&limit=1`);
  expect([byKind.lines, byKind.cash]).toEqual([washes.slice(0, 1), whole.cash]);
  const next = await read(`${november}&expenseKindId=1&limit=1&cursor=${byKind.nextCursor}`);
  expect([next.lines, next.nextCursor]).toEqual([washes.slice(1), null]);
  expect((await read(`${november}&search=ничего`)).lines).toEqual([]);
  const unknown = await app
    .as('anna')
    .rest<{ message: string }>('GET', `/money/register?${november}&expenseKindId=2000000000`);
  expect([unknown.status, unknown.body.message]).toEqual([422, MESSAGES.tills.kindUnknown]);
});

test('a search does not find names that the user may not read', async () => {
  const query = `from=2026-11-01&to=2026-11-30&search=${encodeURIComponent('плательщиков')}`;
  const found = async (client: Client) =>
    (await client.rest<Register>('GET', `/money/register?${query}`)).body.lines.length;
  expect(await found(app.as('anna'))).toBeGreaterThan(0);
  expect(await found(app.as(['view_analytics']))).toBe(0);
});

test('parts divide documents of one moment', async () => {
  app.clock.set(addDays(app.clock.now(), 1).toISOString());
  stepMs = 0;
  await work();
  stepMs = 60_000;
  const { lines } = await read('from=2026-11-12&to=2026-11-12');
  expect(new Set(lines.map(({ happenedAt }) => happenedAt)).size).toBe(1);
  for (const limit of [1, 2]) {
    expect(await byParts('from=2026-11-12&to=2026-11-12', limit)).toEqual(lines);
  }
});

test('a line shows that it was reversed, also after its period; its period stays the same', async () => {
  const before = await read('from=2026-11-10&to=2026-11-10');
  const [expense] = before.lines.filter(({ kind }) => kind === 'expense');
  const [entry] = before.lines.filter(({ kind }) => kind === 'manual');
  expect(before.lines.filter(({ isReversed }) => isReversed)).toEqual([]);
  await post('anna', `/money/operations/${expense?.id}/reverse`, {});
  await post('boris', `/cashbox/entries/${entry?.id}/reverse`, {});
  const after = await read('from=2026-11-10&to=2026-11-10');
  const reversed = after.lines.filter(({ isReversed }) => isReversed);
  expect(reversed.map(({ source, id }) => [source, id])).toEqual(
    before.lines
      .filter((line) => line === expense || line === entry)
      .map(({ source, id }) => [source, id]),
  );
  const unmarked = after.lines.map((line) => ({ ...line, isReversed: false }));
  expect({ ...after, lines: unmarked }).toEqual(before);
});
