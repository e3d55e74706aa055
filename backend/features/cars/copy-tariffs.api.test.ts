import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { Tariff } from '@backend/store/entities/fleet/tariff.entity';
import { addCar } from '@backend/testing/data/fleet';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { CAR_LIMITS } from '@schema/constants/fleet';
import { MESSAGES } from '@schema/messages';
import { TARIFF_COPY_MESSAGES } from '@schema/messages/tariff-copy';
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
    readonly name: string;
    readonly startMonth: number | null;
    readonly tariffs: { readonly minDays: number; readonly pricePerDay: number }[];
  }[];
}

const { cars } = MESSAGES;
const SUMMER = { startMonth: 6, startDay: 1, endMonth: 8, endDay: 31 };
const keeper = () => app.as(['view_cars']);
const read = async (id: number) => (await keeper().rest<Saved>('GET', `/cars/${id}`)).body;
const copy = (id: number, body: object, key?: string) =>
  keeper().rest<{ items: Saved[] }>(
    'POST',
    `/cars/${id}/tariffs/copy`,
    body,
    key ? { 'Idempotency-Key': key } : {},
  );
const changes = () => app.store.fork().findAll(ChangeLog, { orderBy: { id: 'asc' } });
const prices = (car: Saved | undefined) =>
  car?.tariffGroups.map(({ name, startMonth, tariffs }) => [
    name,
    startMonth,
    ...tariffs.map(({ minDays, pricePerDay }) => [minDays, pricePerDay]),
  ]);

/** A car with two seasons and three cars with one year-round price; the history is empty. */
async function fleet() {
  const body = {
    brand: 'Kia',
    model: 'Rio',
    licensePlate: 'О001ОО77',
    tariffGroups: [
      {
        name: 'Лето',
        ...SUMMER,
        tariffs: [
          { minDays: 1, pricePerDay: 4000 },
          { minDays: 7, pricePerDay: 3500.5 },
        ],
      },
      { name: 'Год', tariffs: [{ minDays: 1, pricePerDay: 2500 }] },
    ],
  };
  const source = (await keeper().rest<Saved>('POST', '/cars', body)).body;
  const others: Saved[] = [];
  for (let made = 0; made < 3; made++) others.push(await read(await addCar(app.store)));
  await app.store.fork().nativeDelete(ChangeLog, {});
  return { source, others: others.map(({ id, version }) => ({ id, version })) };
}

const COPIED = [
  ['Лето', 6, [1, 4000], [7, 3500.5]],
  ['Год', null, [1, 2500]],
];

test('the chosen cars get the tariffs, each with a version and an entry of the history', async () => {
  const { source, others } = await fleet();
  const [first, second, third] = others;
  const chosen = [first, second];
  const { status, body } = await copy(source.id, { version: source.version, cars: chosen });
  expect(status).toBe(200);
  expect(body.items.map(({ id, version }) => ({ id, version }))).toEqual(
    chosen.map((car) => ({ id: car?.id, version: (car?.version ?? 0) + 1 })),
  );
  expect(body.items.map(prices)).toEqual([COPIED, COPIED]);
  expect(prices(await read(second?.id ?? 0))).toEqual(COPIED);
  expect(prices(await read(third?.id ?? 0))).toEqual([['Круглый год', null, [1, 3000]]]);
  expect(await app.store.fork().count(Tariff)).toBe(3 * 3 + 1);
  expect(await changes()).toMatchObject(
    chosen.map((car) => ({
      operation: 'copyTariffs',
      entity: 'Car',
      entityId: car?.id,
      before: { tariffGroups: [{ name: 'Круглый год' }] },
      after: { tariffGroups: [{ name: 'Лето' }, { name: 'Год' }] },
    })),
  );
});

test('a car with the same tariffs keeps its version, and a retry changes nothing', async () => {
  const { source, others } = await fleet();
  const first = await copy(source.id, { cars: others }, 'copy-of-tariffs-1');
  const again = await copy(source.id, { cars: others }, 'copy-of-tariffs-1');
  expect(again.body).toEqual(first.body);
  const now = first.body.items.map(({ id, version }) => ({ id, version }));
  const same = await copy(source.id, { cars: now });
  expect(same.body.items.map(({ id, version }) => ({ id, version }))).toEqual(now);
  expect(await changes()).toHaveLength(others.length);
});

test('takes as many statements for one car as for many', async () => {
  const { source, others } = await fleet();
  const one = await statementsOf(app.store, () => copy(source.id, { cars: others.slice(0, 1) }));
  const two = await statementsOf(app.store, () => copy(source.id, { cars: others.slice(1) }));
  expect(two.length).toBe(one.length);
});

test('is refused to a user who may not see the fleet', async () => {
  const { source, others } = await fleet();
  const body = { cars: others };
  const path = `/cars/${source.id}/tariffs/copy`;
  expect((await app.as(['edit_bookings']).rest('POST', path, body)).status).toBe(403);
  expect(await changes()).toHaveLength(0);
});

test.each<[string, number, object, (own: number, others: readonly object[]) => unknown]>([
  ['no cars', 422, { message: TARIFF_COPY_MESSAGES.nothingChosen }, () => []],
  ['no list', 422, { message: TARIFF_COPY_MESSAGES.nothingChosen }, () => null],
  ['one car twice', 422, { message: TARIFF_COPY_MESSAGES.repeated }, (_, [one]) => [one, one]],
  [
    'the car itself',
    422,
    { message: TARIFF_COPY_MESSAGES.sameCar },
    (own) => [{ id: own, version: 1 }],
  ],
  ['a car without its version', 422, {}, (_, [one]) => [{ ...one, version: null }]],
  [
    'too many cars',
    422,
    { message: TARIFF_COPY_MESSAGES.tooMany },
    () =>
      Array.from({ length: CAR_LIMITS.tariffCopies + 1 }, (_, at) => ({ id: at + 1, version: 1 })),
  ],
  [
    'an unknown car',
    404,
    { message: cars.notFound },
    (_, [one]) => [one, { id: 2_000_000_000, version: 1 }],
  ],
  [
    'a car that was saved since',
    409,
    { code: 'STALE', message: TARIFF_COPY_MESSAGES.stale },
    (_, [one, two]) => [one, { ...two, version: 77 }],
  ],
])('refuses %s and changes nothing', async (_why, status, answer, chosen) => {
  const { source, others } = await fleet();
  const given = await copy(source.id, { cars: chosen(source.id, others) });
  expect([given.status, given.body]).toMatchObject([status, answer]);
  expect(await changes()).toHaveLength(0);
  expect(prices(await read(others[0]?.id ?? 0))).toEqual([['Круглый год', null, [1, 3000]]]);
});

test('refuses tariffs that were changed since they were read', async () => {
  const { source, others } = await fleet();
  const { status, body } = await copy(source.id, { version: source.version + 1, cars: others });
  expect([status, body]).toMatchObject([
    409,
    { code: 'STALE', changed: [{ id: source.id, version: source.version }] },
  ]);
});
