import type { ChangeNotice } from '@backend/changes/notices';
import { Booking } from '@backend/store/entities/booking.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { CarPhoto } from '@backend/store/entities/fleet/car-photo.entity';
import { Tariff } from '@backend/store/entities/fleet/tariff.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let app: TestApp;
const received: ChangeNotice[] = [];
beforeAll(async () => {
  app = await startTestApp();
  const listen = async () => {
    for await (const notice of app.changes.stream()) received.push(notice);
  };
  void listen();
});
beforeEach(async () => {
  await app.store.fork().nativeDelete(Car, {});
  await app.store.fork().nativeDelete(ChangeLog, {});
});
afterAll(() => app.close());

const keeper = () => app.as(['view_cars']);
const fleet = async () => {
  const { body } = await keeper().rest<{ items: { id: number; sortOrder: number }[] }>(
    'GET',
    '/cars',
  );
  return body.items.map(({ id }) => id);
};
const reorder = (order: unknown) =>
  keeper().rest<{ items: { id: number }[] }>('POST', '/cars/reorder', { order });
const changes = () => app.store.fork().findAll(ChangeLog, { orderBy: { id: 'asc' } });
const addCars = async (count: number) => {
  const ids: number[] = [];
  for (let made = 0; made < count; made++) ids.push(await addCar(app.store));
  return ids;
};

describe('the order of the fleet', () => {
  test('is saved as requested and applies to the board', async () => {
    const [a = 0, b = 0, c = 0] = await addCars(3);
    expect(await fleet()).toEqual([a, b, c]);
    const { status, body } = await reorder([c, a, b]);
    expect(status).toBe(200);
    expect(body.items.map(({ id }) => id)).toEqual([c, a, b]);
    expect(await fleet()).toEqual([c, a, b]);
    const board = await app
      .as(['view_board'])
      .gql<{ board: { rows: { car: { id: number } }[] } }>(
        '{ board(start: "2026-11-10", days: 3) { rows { car { id } } } }',
      );
    expect(board.data?.board.rows.map(({ car }) => car.id)).toEqual([c, a, b]);
  });

  test('is recorded once, and not at all without changes', async () => {
    const [a = 0, b = 0] = await addCars(2);
    await reorder([b, a]);
    await reorder([b, a]);
    const traces = await changes();
    expect(traces).toHaveLength(1);
    expect(traces[0]).toMatchObject({ operation: 'reorderCars', before: [a, b], after: [b, a] });
  });

  test('does not change the versions of cars', async () => {
    const [a = 0, b = 0] = await addCars(2);
    const version = async () => (await app.store.fork().findOneOrFail(Car, a)).version;
    const before = await version();
    await reorder([b, a]);
    expect(await version()).toBe(before);
  });

  test.each<[string, (ids: number[]) => unknown[]]>([
    ['a car is missing', ([a, b]) => [a, b]],
    ['a car is listed twice', ([a, b]) => [a, b, b]],
    ['a stranger is in it', ([a, b]) => [a, b, 2_000_000_000]],
    ['it is empty', () => []],
  ])('rejects %s and changes nothing', async (_why, list) => {
    const ids = await addCars(3);
    const { status, body } = await reorder(list([...ids].reverse()));
    const message = MESSAGES.cars.orderIncomplete;
    expect(status).toBe(422);
    expect(body).toEqual({ code: 'VALIDATION_FAILED', message, fields: { order: message } });
    expect(await fleet()).toEqual(ids);
    expect(await changes()).toHaveLength(0);
  });

  test.each([[undefined], [null], ['1,2'], [['1']], [[1.5]], [[null]]])(
    'rejects a value other than a list of integers: %j',
    async (order) => {
      const { status, body } = await reorder(order);
      expect([status, body]).toMatchObject([422, { message: MESSAGES.cars.orderIncomplete }]);
    },
  );

  test('is one of two saved concurrently', async () => {
    const ids = await addCars(20);
    const back = [...ids].reverse();
    const answers = await Promise.all([reorder(back), reorder(ids), reorder(back)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([ids, back]).toContainEqual(await fleet());
  });

  const reorderFrom = (basedOn: readonly number[], order: readonly number[]) =>
    keeper().gql<{ reorderCars: { items: { id: number }[] } }>(
      `mutation ($order: [Int!]!, $basedOn: [Int!]) {
        reorderCars(order: $order, basedOn: $basedOn) { items { id } }
      }`,
      { order, basedOn },
    );

  test('rejects an order based on a stale one and changes nothing', async () => {
    const [a = 0, b = 0, c = 0] = await addCars(3);
    await reorder([b, a, c]);
    const { errors } = await reorderFrom([a, b, c], [a, c, b]);
    expect(errors?.[0]).toMatchObject({
      message: MESSAGES.cars.orderIncomplete,
      extensions: { code: 'STALE' },
    });
    expect(await fleet()).toEqual([b, a, c]);
    const { data } = await reorderFrom([b, a, c], [b, c, a]);
    expect(data?.reorderCars.items.map(({ id }) => id)).toEqual([b, c, a]);
  });

  test('accepts exactly one of many concurrent orders based on the same one', async () => {
    const ids = await addCars(12);
    const moves = ids.slice(1).map((id) => [id, ...ids.filter((other) => other !== id)]);
    const answers = await Promise.all(moves.map((order) => reorderFrom(ids, order)));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'done');
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(codes.filter((code) => code === 'STALE')).toHaveLength(moves.length - 1);
    expect(await fleet()).toEqual(moves[codes.indexOf('done')]);
  });
});

describe('for a fleet of any size', () => {
  test('reading takes three statements plus the session', async () => {
    await addCars(2);
    const few = await statementsOf(app.store, () => fleet());
    await addCars(20);
    const many = await statementsOf(app.store, () => fleet());
    expect(many.length).toBe(few.length);
    expect(many.filter((sql) => /from (cars|car_photos|tariff_groups)\b/.test(sql))).toHaveLength(
      3,
    );
  });

  test('reordering takes one statement', async () => {
    const ids = await addCars(30);
    const said = await statementsOf(app.store, () => reorder([...ids].reverse()));
    expect(said.filter((sql) => /^update/i.test(sql))).toHaveLength(1);
  });
});

describe('a deleted car', () => {
  const book = (carId: number, phone: string) =>
    app.as(['edit_bookings']).rest<{ id: number }>('POST', '/bookings/with-customer', {
      ...bookingBody(carId),
      customer: { fullName: 'Иванов Иван Петрович', phone, email: null },
    });

  test('is deleted with its bookings, maintenance, prices and photos; the history keeps them', async () => {
    const [gone = 0, stays = 0] = await addCars(2);
    const booking = await book(gone, '+79160000001');
    await book(stays, '+79160000002');
    await app.as(['view_board']).rest('POST', '/maintenances', {
      carId: gone,
      description: 'Замена масла',
      status: 'scheduled',
      startDate: november(20, '09:00'),
      endDate: november(20, '18:00'),
      cost: 5000,
    });
    await app.store.write(app.store.fork(), async (em) => {
      em.create(CarPhoto, { car: gone, url: '/cars/a.svg', sortOrder: 0 });
    });
    await app.store.fork().nativeDelete(ChangeLog, {});

    const { status, body } = await keeper().rest('DELETE', `/cars/${gone}`);
    expect([status, body]).toEqual([204, null]);
    expect(await fleet()).toEqual([stays]);
    const em = app.store.fork();
    expect(await em.count(Booking)).toBe(1);
    expect(await em.count(Maintenance)).toBe(0);
    expect(await em.count(Tariff)).toBe(1);
    expect(await em.count(CarPhoto)).toBe(0);
    const [trace] = await changes();
    expect(trace).toMatchObject({
      operation: 'deleteCar',
      entity: 'Car',
      entityId: gone,
      after: null,
    });
    expect(trace?.before).toMatchObject({
      id: gone,
      photos: ['/cars/a.svg'],
      tariffGroups: [{ tariffs: [{ minDays: 1 }] }],
      bookings: [
        {
          id: booking.body.id,
          startDate: november(12, '10:00'),
          totalPriceKopecks: 600_000,
          customer: { fullName: 'Иванов Иван Петрович', phone: '79160000001' },
        },
      ],
      maintenances: [{ description: 'Замена масла', costKopecks: 500_000 }],
    });
  });

  test('is deleted once', async () => {
    const [id] = await addCars(1);
    expect((await keeper().rest('DELETE', `/cars/${id}`)).status).toBe(204);
    expect((await keeper().rest('DELETE', `/cars/${id}`)).status).toBe(404);
    expect(await changes()).toHaveLength(1);
  });

  test('cannot be deleted by a user who may not see the fleet', async () => {
    const [id] = await addCars(1);
    expect((await app.as(['edit_bookings']).rest('DELETE', `/cars/${id}`)).status).toBe(403);
    expect(await fleet()).toEqual([id]);
  });

  test('disappears for other clients immediately', async () => {
    const [id = 0] = await addCars(1);
    received.splice(0);
    await keeper().rest('DELETE', `/cars/${id}`);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ operation: 'deleteCar', carIds: [id] });
    expect(received[0]?.topics).toEqual(expect.arrayContaining(['cars', 'board', 'bookings']));
  });
});
