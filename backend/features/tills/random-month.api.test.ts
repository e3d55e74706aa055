import { chanceFrom } from '@backend/samples/random';
import { raw } from '@backend/store/sql/raw';
import { bookPriced } from '@backend/testing/data/money';
import { addUser } from '@backend/testing/data/people';
import {
  documentsOf,
  documentsReversed,
  documentsShown,
  readMovements,
  reversedShown,
  shownTurnovers,
  turnovers,
  type WireRegister,
} from '@backend/testing/data/till-movements';
import { type Cashier, learn, tillStep } from '@backend/testing/data/till-steps';
import { tillCalls } from '@backend/testing/data/tills';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { addDays, type Day, dayOf, startOfDay } from '@schema/values/time/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const permissions = ['edit_bookings', 'view_analytics', 'manage_users'] as const;
  for (const login of ['anna', 'boris', 'chief']) {
    await addUser(app.store, { login, permissions }, app.clock.now());
  }
});
afterAll(() => app.close());

const DAYS = 30;
const STEPS_A_DAY = 8;

async function openCashiers(): Promise<readonly [Cashier, Cashier]> {
  const { fillTill, kindId } = tillCalls(app);
  const rentals = [(await bookPriced(app)).id, (await bookPriced(app)).id];
  const partner = await app.as('anna').rest<{ id: number }>('POST', '/partners', { name: 'Альфа' });
  const [anna, boris] = [await fillTill('anna', 0), await fillTill('boris', 0)];
  const facts = {
    rentals,
    partners: [partner.body.id],
    expenseKinds: [await kindId('Мойка'), await kindId('Топливо')],
    officeTill: 1,
  };
  return [
    { ...facts, login: 'anna', otherTill: boris.id, made: [], received: [] },
    { ...facts, login: 'boris', otherTill: anna.id, made: [], received: [] },
  ];
}

const register = async (from: Day, to: Day): Promise<WireRegister> =>
  (await app.as('anna').rest<WireRegister>('GET', `/money/register?from=${from}&to=${to}`)).body;

test('a random month adds up to its rows, by day and as a whole, and its past never changes', async () => {
  const chance = chanceFrom(20_261_128);
  const { companyTimeZone: zone } = app.config;
  const cashiers = await openCashiers();
  const recorded = new Set<string>();
  const workDay = async () => {
    for (let at = 0; at < STEPS_A_DAY; at += 1) {
      app.clock.advance(chance.whole(30, 1500) * 1000);
      const [by, other] = chance.happens(0.5) ? cashiers : cashiers.toReversed();
      if (!by || !other) return;
      const step = tillStep(chance, by);
      const key = { 'idempotency-key': `${by.login}-${app.clock.now().getTime()}` };
      const send = () => app.as(by.login).rest('POST', step.path, step.body, key);
      const sent = await send();
      // A retry of the same request changes nothing.
      if (chance.happens(0.2)) await send();
      if (sent.status !== 201) continue;
      learn(step, sent.body, by, other);
      recorded.add(step.kind);
    }
  };
  const first = dayOf(app.clock.now(), zone);
  const days: WireRegister[] = [];
  for (let ahead = 0; ahead < DAYS; ahead += 1) {
    const day = addDays(first, ahead);
    app.clock.set(new Date(+startOfDay(day, zone) + 8 * 3_600_000).toISOString());
    await workDay();
    days.push(await register(day, day));
  }
  expect(recorded.size).toBe(11);
  const month = await register(first, addDays(first, DAYS - 1));
  const movements = await readMovements((sql) => raw(app.store.fork(), sql));
  const spanOf = (from: Day, to: Day) => ({
    from: +startOfDay(from, zone),
    to: +startOfDay(addDays(to, 1), zone),
  });
  const whole = spanOf(first, addDays(first, DAYS - 1));
  expect(shownTurnovers(month).places).toEqual(turnovers(movements, whole));
  expect(new Set(documentsShown(month))).toEqual(documentsOf(movements, whole));
  expect(reversedShown(month)).toEqual(documentsReversed(movements));
  expect(documentsShown(month)).toEqual(days.flatMap(documentsShown));
  for (const name of ['cameIn', 'wentOut', 'between'] as const) {
    const sum = days.reduce((total, day) => total + shownTurnovers(day).cash[name], 0);
    expect([name, shownTurnovers(month).cash[name]]).toEqual([name, sum]);
  }
  for (const [ahead, day] of days.entries()) {
    const date = addDays(first, ahead);
    expect(await register(date, date)).toMatchObject({ cash: day.cash, tills: day.tills });
    expect(shownTurnovers(day).places).toEqual(turnovers(movements, spanOf(date, date)));
    expect(days[ahead + 1]?.cash.opening ?? day.cash.closing).toBe(day.cash.closing);
  }
  expect(month.lines.length).toBeGreaterThan(60);
}, 120_000);
