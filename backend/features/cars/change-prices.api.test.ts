import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { FLEET_PRICE_CHANGE } from '@schema/constants/fleet';
import { MESSAGES } from '@schema/messages';
import { PRICE_CHANGE_MESSAGES } from '@schema/messages/price-change';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.store.fork().nativeDelete(Car, {});
  await app.store.fork().nativeDelete(ChangeLog, {});
});
afterAll(() => app.close());

interface Saved {
  readonly id: number;
  readonly version: number;
  readonly tariffGroups: {
    readonly id: number;
    readonly name: string;
    readonly tariffs: { readonly minDays: number; readonly pricePerDay: number }[];
  }[];
}

const SUMMER = { name: 'Лето', startMonth: 6, startDay: 1, endMonth: 8, endDay: 31 };
const keeper = () => app.as(['view_cars']);
const read = async (id: number) => (await keeper().rest<Saved>('GET', `/cars/${id}`)).body;
const changePrices = (body: object, key?: string) =>
  keeper().rest<{ operationId: number; items: Saved[] }>(
    'POST',
    '/cars/prices',
    body,
    key ? { 'Idempotency-Key': key } : {},
  );
const changes = () => app.store.fork().findAll(ChangeLog, { orderBy: { id: 'asc' } });
const prices = ({ tariffGroups }: Saved) =>
  tariffGroups.map(({ tariffs }) => tariffs.map(({ pricePerDay }) => pricePerDay));

async function fleet(count = 2): Promise<Saved[]> {
  const cars: Saved[] = [];
  for (let place = 1; place <= count; place++) {
    const body = {
      brand: 'Kia',
      model: 'Rio',
      licensePlate: `О00${place}ОО77`,
      tariffGroups: [
        {
          ...SUMMER,
          tariffs: [
            { minDays: 1, pricePerDay: 4000 },
            { minDays: 7, pricePerDay: 3455.5 },
          ],
        },
        { name: 'Год', tariffs: [{ minDays: 1, pricePerDay: 2500 }] },
      ],
    };
    cars.push((await keeper().rest<Saved>('POST', '/cars', body)).body);
  }
  await app.store.fork().nativeDelete(ChangeLog, {});
  return cars;
}

const seen = (cars: readonly Saved[]) => cars.map(({ id, version }) => ({ id, version }));

test('a season of the chosen cars costs ten percent more, in steps of 50 roubles', async () => {
  const [one, two, other] = (await fleet(3)) as [Saved, Saved, Saved];
  const { status, body } = await changePrices({
    cars: seen([one, two]),
    seasons: [SUMMER],
    percent: 10,
    roundTo: 50,
  });
  expect(status).toBe(200);
  expect(body.items.map(prices)).toEqual([
    [[4400, 3800], [2500]],
    [[4400, 3800], [2500]],
  ]);
  expect(prices(await read(one.id))).toEqual([[4400, 3800], [2500]]);
  expect(await read(other.id)).toEqual(other);
  expect(seen(body.items)).toEqual(
    [one, two].map(({ id, version }) => ({ id, version: version + 1 })),
  );
  expect(await changes()).toMatchObject(
    [one, two].map(({ id }) => ({
      operation: 'changePrices',
      entity: 'Car',
      entityId: id,
      before: { tariffGroups: [{ tariffs: [{}, {}] }, {}] },
    })),
  );
});

test('is undone as one operation', async () => {
  const cars = await fleet();
  const { body } = await changePrices({ cars: seen(cars), addend: -500 });
  expect(body.items.map(prices)[0]).toEqual([[3500, 2955.5], [2000]]);
  const undone = await keeper().rest('POST', `/cars/prices/${body.operationId}/undo`);
  expect(undone.status).toBe(200);
  const now = await Promise.all(cars.map(({ id }) => read(id)));
  expect(now.map(({ tariffGroups }) => tariffGroups)).toEqual(
    cars.map(({ tariffGroups }) => tariffGroups),
  );
});

test('a car whose prices stay keeps its version, and a retry changes nothing', async () => {
  const cars = await fleet();
  const body = { cars: seen(cars), price: 4000, minDays: 1, seasons: [SUMMER] };
  const { body: same } = await changePrices(body);
  expect(seen(same.items)).toEqual(seen(cars));
  expect(await changes()).toHaveLength(0);
  const first = await changePrices({ cars: seen(cars), percent: 5 }, 'price-change-1');
  const again = await changePrices({ cars: seen(cars), percent: 5 }, 'price-change-1');
  expect(again.body).toEqual(first.body);
  expect(await changes()).toHaveLength(2);
});

test('takes as many statements for one car as for many', async () => {
  const [one, two, three] = (await fleet(3)) as [Saved, Saved, Saved];
  const run = (cars: Saved[]) =>
    statementsOf(app.store, () => changePrices({ cars: seen(cars), percent: 10 }));
  expect((await run([one])).length).toBe((await run([two, three])).length);
});

test('is refused to a user who may not see the fleet', async () => {
  const cars = await fleet();
  const body = { cars: seen(cars), percent: 10 };
  expect((await app.as(['edit_bookings']).rest('POST', '/cars/prices', body)).status).toBe(403);
  expect(await changes()).toHaveLength(0);
});

test('names the car that a colleague changed meanwhile, and writes nothing', async () => {
  const cars = (await fleet()) as [Saved, Saved];
  const [one, two] = cars;
  await keeper().rest('PUT', `/cars/${two.id}`, { ...two, description: 'После ремонта' });
  await app.store.fork().nativeDelete(ChangeLog, {});
  const { status, body } = await changePrices({ cars: seen(cars), percent: 10 });
  expect([status, body]).toMatchObject([
    409,
    {
      code: 'STALE',
      message: PRICE_CHANGE_MESSAGES.stale(['Kia Rio, О002ОО77']),
      changed: [{ id: two.id, version: two.version + 1 }],
    },
  ]);
  expect(prices(await read(one.id))).toEqual(prices(one));
  expect(await changes()).toHaveLength(0);
});

const m = PRICE_CHANGE_MESSAGES;
test.each<[string, number, string, (cars: readonly object[]) => object]>([
  ['no cars', 422, m.nothingChosen, () => ({ cars: [], percent: 10 })],
  ['no list', 422, m.nothingChosen, () => ({ percent: 10 })],
  ['one car twice', 422, m.repeated, ([one]) => ({ cars: [one, one], percent: 10 })],
  [
    'too many cars',
    422,
    m.tooMany,
    () => ({
      cars: Array.from({ length: FLEET_PRICE_CHANGE.cars + 1 }, (_, id) => ({ id, version: 1 })),
      percent: 10,
    }),
  ],
  ['no change', 422, m.howMissing, (cars) => ({ cars })],
  ['two changes', 422, m.howTwice, (cars) => ({ cars, percent: 10, price: 100 })],
  ['a percent of −100', 422, m.percentInvalid, (cars) => ({ cars, percent: -100 })],
  ['a negative price', 422, m.priceInvalid, (cars) => ({ cars, price: -1 })],
  ['an odd step', 422, m.roundInvalid, (cars) => ({ cars, percent: 10, roundTo: 30 })],
  ['no season', 422, m.noSeasons, (cars) => ({ cars, percent: 10, seasons: [] })],
  [
    'a season that no car has',
    422,
    m.noPrices,
    (cars) => ({ cars, percent: 10, seasons: [{ name: 'Зима' }] }),
  ],
  [
    'more taken off than there is',
    422,
    m.negative(['Kia Rio, О001ОО77', 'Kia Rio, О002ОО77']),
    (cars) => ({ cars, addend: -3000 }),
  ],
  [
    'an unknown car',
    404,
    MESSAGES.cars.notFound,
    ([one]) => ({ cars: [one, { id: 2_000_000_000, version: 1 }], percent: 10 }),
  ],
])('refuses %s and changes nothing', async (_why, status, message, body) => {
  const cars = await fleet();
  const given = await changePrices(body(seen(cars)));
  expect([given.status, given.body]).toMatchObject([status, { message }]);
  expect(await changes()).toHaveLength(0);
  expect(prices(await read(cars[0]?.id ?? 0))).toEqual([[4000, 3455.5], [2500]]);
});
