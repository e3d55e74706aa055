import { fillDemo } from '@backend/demo/fill-demo';
import { addCar } from '@backend/store/testing/sample';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { PERMISSIONS } from '@schema/permissions';
import { addDays } from 'date-fns/addDays';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const KNOWN = '+79035550177';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { store, clock, config } = app;
  await fillDemo(store, { cars: 8, now: clock.now(), zone: config.companyTimeZone });
  await made(0);
});
afterAll(() => app.close());

const day = (number: number) => new Date(Date.UTC(2035, 0, 1 + number, 9)).toISOString();

const wanted = (place: number, phone = KNOWN) => ({
  carId: 1,
  customer: { fullName: 'Дина Стойкая', phone },
  startDate: day(10 * place),
  endDate: day(10 * place + 2),
  totalPrice: 6000,
  depositAmount: 0,
});

const create = (place: number, phone?: string, key?: string) =>
  app
    .as(PERMISSIONS)
    .rest<{ id: number }>(
      'POST',
      '/bookings/with-customer',
      wanted(place, phone),
      key ? { 'idempotency-key': key } : {},
    );

async function made(place: number): Promise<number> {
  const { status, body } = await create(place);
  expect(status).toBe(201);
  return body.id;
}

interface Write {
  readonly most: number;
  readonly status: number;
  /** Prepares the data and returns the write. */
  readonly ready: () => Promise<() => Promise<{ status: number }>>;
}

const edit = (place: number, changes: Readonly<Record<string, unknown>>) => async () => {
  const id = await made(place);
  const { startDate, endDate, totalPrice } = wanted(place);
  const input = { startDate, endDate, totalPrice, ...changes };
  return () => app.as(PERMISSIONS).rest('PUT', `/bookings/${id}`, input);
};

/** One of the statements reads the session. */
const WRITES: Readonly<Record<string, Write>> = {
  'a booking of a known customer': { most: 8, status: 201, ready: async () => () => create(1) },
  'a booking of a new customer': {
    most: 9,
    status: 201,
    ready: async () => () => create(2, '+79035550178'),
  },
  'a booking with a key': {
    most: 10,
    status: 201,
    ready: async () => () => create(3, KNOWN, 'key-of-the-third'),
  },
  'a refused booking with its suggestions': {
    most: 8,
    status: 409,
    ready: async () => () => create(0),
  },
  'a new price': { most: 10, status: 200, ready: edit(4, { totalPrice: 7000 }) },
  'a later return': { most: 11, status: 200, ready: edit(5, { endDate: day(55) }) },
  'another car': { most: 13, status: 200, ready: edit(6, { carId: 2 }) },
  'a handover': {
    most: 10,
    status: 200,
    async ready() {
      const now = app.clock.now();
      const dates = { startDate: now.toISOString(), endDate: addDays(now, 2).toISOString() };
      const input = { ...wanted(8), ...dates, carId: await addCar(app.store) };
      const { body } = await app
        .as(PERMISSIONS)
        .rest<{ id: number }>('POST', '/bookings/with-customer', input);
      return () => app.as(PERMISSIONS).rest('POST', `/bookings/${body.id}/handover`);
    },
  },
  'a cancellation': {
    most: 9,
    status: 200,
    async ready() {
      const id = await made(7);
      return () => app.as(PERMISSIONS).rest('DELETE', `/bookings/${id}`);
    },
  },
};

describe('a write runs few statements', () => {
  test.each(Object.entries(WRITES))('%s', async (_, { most, status, ready }) => {
    const write = await ready();
    const run = await statementsOf(app.store, async () => {
      expect((await write()).status).toBe(status);
    });
    expect(run.slice(most)).toEqual([]);
  });
});
