import { fillDemo } from '@backend/demo/fill-demo';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROWS = `query ($days: Int!, $carIds: [Int!]) {
  board(start: "2026-11-02", days: $days, carIds: $carIds) {
    cursor
    rows {
      car { id brand model licensePlate color year depositAmount photos sortOrder }
      bookings { id carId status startDate endDate returnedAt customer sourceName totalPrice isExtension conflict version }
      maintenances { id carId description status startDate endDate cost conflict version }
    }
  }
}`;

interface Row {
  car: { id: number };
  bookings: { id: number; conflict: boolean }[];
  maintenances: { id: number }[];
}
interface Answer {
  board: { cursor: string; rows: Row[] };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { store, clock, config } = app;
  await fillDemo(store, { cars: 30, now: clock.now(), zone: config.companyTimeZone });
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings', 'view_board']);
async function read(carIds?: readonly number[], days = 21): Promise<Answer['board']> {
  const { data, errors } = await staff().gql<Answer>(ROWS, { days, carIds });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.board;
}

describe('rows of the board', () => {
  test('are limited to the number of rows of a board', async () => {
    const carIds = Array.from({ length: 501 }, (_, index) => index + 1);
    const { errors } = await staff().gql(ROWS, { days: 7, carIds });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { carIds: MESSAGES.board.tooManyCars },
    });
  });

  test('equal the rows of the board for any selection', async () => {
    const { rows } = await read();
    expect(rows).toHaveLength(30);
    const busy = rows.filter(({ bookings, maintenances }) => bookings.length + maintenances.length);
    expect(busy.length).toBeGreaterThan(10);
    expect(rows.flatMap(({ maintenances }) => maintenances).length).toBeGreaterThan(0);
    const ids = rows.map(({ car }) => car.id);
    for (const requested of [ids.slice(3, 4), ids.slice(5, 20), ids.toReversed()]) {
      expect((await read(requested)).rows).toEqual(
        rows.filter(({ car }) => requested.includes(car.id)),
      );
    }
  });

  test('show the same conflicts across the edge of the period as the board', async () => {
    const whole = (await read(undefined, 1)).rows;
    const ids = whole.map(({ car }) => car.id);
    const one = await Promise.all(ids.map(async (id) => (await read([id], 1)).rows[0]));
    expect(one).toEqual(whole);
  });

  test('skip deleted cars and duplicates', async () => {
    const [first] = (await read()).rows;
    const id = first?.car.id ?? 0;
    expect((await read([id, 987_654, id])).rows).toEqual([first]);
    expect((await read([])).rows).toEqual([]);
  });

  test('run as many statements for thirty cars as for one', async () => {
    const ids = (await read()).rows.map(({ car }) => car.id);
    const said = async (carIds: number[]) =>
      (await statementsOf(app.store, () => read(carIds))).map((sql) =>
        sql.replaceAll(/\?(, \?)*|\$\d+(, \$\d+)*/g, '?'),
      );
    const one = await said(ids.slice(0, 1));
    expect(one.length).toBeLessThanOrEqual(6);
    // A car without events at the edges needs no query beyond them.
    expect((await said(ids)).length).toBeLessThanOrEqual(6);
    expect((await said(ids)).length).toBe((await said(ids.slice(0, 29))).length);
  });
});

describe('the cursor of a board', () => {
  test('advances with every change, so clients can detect stale rows', async () => {
    const before = await read();
    expect((await read()).cursor).toBe(before.cursor);
    const carId = await addCar(app.store);
    const body = bookingBody(carId, {
      startDate: november(20, '10:00'),
      endDate: november(21, '10:00'),
    });
    const saved = await staff().rest('POST', '/bookings/with-customer', body);
    expect(saved.status).toBe(201);
    const after = await read([carId]);
    expect(after.cursor).not.toBe(before.cursor);
    expect(after.cursor).toBe(app.changes.cursor());
  });
});
