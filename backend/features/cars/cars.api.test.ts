import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { Tariff } from '@backend/store/entities/fleet/tariff.entity';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { CAR_NOTE_NAMES } from '@schema/fields/car-fields';
import { recordOf } from '@schema/fields/record-of';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.store.fork().nativeDelete(Car, {});
  await app.store.fork().nativeDelete(ChangeLog, {});
});
afterAll(() => app.close());

interface WireCar {
  id: number;
  version: number;
  licensePlate: string;
  photos: string[];
  sortOrder: number;
  tariffGroups: { id: number; name: string; tariffs: { minDays: number; pricePerDay: number }[] }[];
  [field: string]: unknown;
}

const CAR = `id brand model licensePlate color year description photos depositAmount sortOrder
  version tariffGroups { id name startMonth startDay endMonth endDay sortOrder
    tariffs { id minDays pricePerDay sortOrder } }`;

const keeper = () => app.as(['view_cars']);
const rows = () => app.store.fork().findAll(Car, { orderBy: { id: 'asc' } });
const changes = () => app.store.fork().findAll(ChangeLog, { orderBy: { id: 'asc' } });

const summer = {
  name: 'Лето',
  startMonth: 6,
  startDay: 1,
  endMonth: 8,
  endDay: 31,
  sortOrder: 0,
  tariffs: [
    { minDays: 1, pricePerDay: 3500, sortOrder: 0 },
    { minDays: 7, pricePerDay: 3000.5, sortOrder: 1 },
  ],
};
const yearRound = {
  name: 'Круглый год',
  startMonth: null,
  startDay: null,
  endMonth: null,
  endDay: null,
  sortOrder: 1,
  tariffs: [{ minDays: 1, pricePerDay: 2500, sortOrder: 0 }],
};
const rio = {
  brand: 'Kia',
  model: 'Rio',
  licensePlate: 'А418КМ77',
  color: 'белый',
  year: 2022,
  description: 'Детское кресло в багажнике',
  photos: ['/cars/sedan-white.svg'],
  depositAmount: 5000.55,
  tariffGroups: [summer, yearRound],
};

const withoutIds = (car: WireCar) =>
  JSON.parse(JSON.stringify(car, (name, value) => (name === 'id' ? undefined : value)));

async function create(more: Record<string, unknown> = {}): Promise<WireCar> {
  const { status, body } = await keeper().rest<WireCar>('POST', '/cars', { ...rio, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

describe('a new car', () => {
  test('returns the saved car, which is listed with its prices', async () => {
    const saved = await create();
    expect(withoutIds(saved)).toEqual({ ...rio, sortOrder: 1, version: 1 });
    const { body } = await keeper().rest('GET', '/cars');
    expect(body).toEqual({ items: [saved] });
    expect((await keeper().rest('GET', `/cars/${saved.id}`)).body).toEqual(saved);
    const [kept] = await rows();
    expect(kept).toMatchObject({ depositKopecks: 500_055, createdAt: app.clock.now() });
  });

  test('keeps every text of the catalogue, over REST and GraphQL', async () => {
    const notes = recordOf(CAR_NOTE_NAMES, (name) => `текст ${name}`);
    const saved = await create(notes);
    expect(saved).toMatchObject(notes);
    const { data } = await keeper().gql<{ car: WireCar }>(
      `{ car(id: ${saved.id}) { ${CAR_NOTE_NAMES.join(' ')} } }`,
    );
    expect(data?.car).toEqual(notes);
  });

  test('is the same over GraphQL', async () => {
    const answer = await keeper().gql<{ createCar: WireCar }>(
      `mutation ($input: SaveCarInput!) { createCar(input: $input) { ${CAR} } }`,
      { input: rio },
    );
    const created = answer.data?.createCar;
    const list = await keeper().gql<{ cars: { items: WireCar[] } }>(
      `{ cars { items { ${CAR} } } }`,
    );
    expect(list.data?.cars.items).toEqual([created]);
    expect((await keeper().rest('GET', '/cars')).body).toEqual(list.data?.cars);
    const one = await keeper().gql<{ car: WireCar }>(`{ car(id: ${created?.id}) { ${CAR} } }`);
    expect(one.data?.car).toEqual(created);
  });

  test('is normalized: trimmed texts, upper-case plate, whole days, no negative price', async () => {
    const saved = await create({
      brand: '  Kia ',
      licensePlate: ' а 418 км 77 ',
      color: '   ',
      year: null,
      description: undefined,
      photos: undefined,
      depositAmount: 0.005,
      tariffGroups: [
        {
          tariffs: [
            { minDays: 2.9, pricePerDay: -100 },
            { minDays: 0, pricePerDay: 99.999 },
          ],
        },
      ],
    });
    expect(saved).toMatchObject({
      brand: 'Kia',
      licensePlate: 'А418КМ77',
      color: null,
      year: null,
      description: null,
      photos: [],
      depositAmount: 0.01,
      tariffGroups: [
        {
          name: 'Группа 1',
          startMonth: null,
          tariffs: [
            { minDays: 2, pricePerDay: 0, sortOrder: 0 },
            { minDays: 1, pricePerDay: 100, sortOrder: 1 },
          ],
        },
      ],
    });
  });

  test('is appended to the fleet', async () => {
    const first = await create();
    const second = await create({ licensePlate: 'В001ЕХ777' });
    expect(second.sortOrder).toBeGreaterThan(first.sortOrder);
  });

  test('is recorded in the history', async () => {
    const saved = await create();
    const [change] = await changes();
    expect(change).toMatchObject({
      operation: 'createCar',
      entity: 'Car',
      entityId: saved.id,
      userLogin: 'user-view_cars',
      before: null,
    });
    expect(change?.after).toMatchObject({ licensePlate: 'А418КМ77', depositAmount: 500_055 });
  });

  test('is added once when retried with the same Idempotency-Key', async () => {
    const send = () => keeper().rest('POST', '/cars', rio, { 'Idempotency-Key': 'car-1' });
    const first = await send();
    const again = await send();
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await rows()).toHaveLength(1);
  });
});

describe('a car rejects', () => {
  const { cars } = MESSAGES;

  test.each<[string, Record<string, unknown>, string]>([
    ['brand', { brand: ' ' }, cars.brandRequired],
    ['model', { model: null }, cars.modelRequired],
    ['licensePlate', { licensePlate: undefined }, cars.plateRequired],
    ['tariffGroups', { tariffGroups: [] }, cars.groupRequired],
    ['tariffGroups', { tariffGroups: undefined }, cars.groupRequired],
    ['tariffGroups[0].tariffs', { tariffGroups: [{ ...summer, tariffs: [] }] }, cars.priceRequired],
    ['tariffGroups[0]', { tariffGroups: [{ ...summer, endDay: null }] }, cars.seasonIncomplete],
    ['tariffGroups[0]', { tariffGroups: [{ ...summer, startDay: 31 }] }, cars.seasonInvalid],
    ['depositAmount', { depositAmount: -1 }, cars.depositInvalid],
    ['year', { year: 1949 }, cars.yearInvalid],
    ['photos[0]', { photos: ['https://example.com/car.jpg'] }, cars.photoForeign],
    ['photos[0]', { photos: ['//example.com/files/a.webp'] }, cars.photoForeign],
    ['photos[1]', { photos: ['/cars/a.svg', `/files/${'0'.repeat(32)}.webp`] }, cars.photoGone],
  ])('a wrong %s: %j', async (field, change, message) => {
    const { status, body } = await keeper().rest('POST', '/cars', { ...rio, ...change });
    expect(status).toBe(422);
    expect(body).toEqual({ code: 'VALIDATION_FAILED', message, fields: { [field]: message } });
    expect(await rows()).toHaveLength(0);
    expect(await changes()).toHaveLength(0);
  });

  const priced = (tariff: object) => ({ tariffGroups: [{ ...summer, tariffs: [tariff] }] });
  test.each<[string, Record<string, unknown>, string]>([
    ['brand', { brand: 5 }, cars.brandRequired],
    ['licensePlate', { licensePlate: ['А001АА77'] }, cars.plateRequired],
    ['year', { year: '2020' }, cars.yearInvalid],
    ['photos[0]', { photos: [1] }, cars.photoForeign],
    ['tariffGroups[0]', { tariffGroups: ['x'] }, cars.groupRequired],
    [
      'tariffGroups[0].tariffs[0].minDays',
      priced({ minDays: '3', pricePerDay: 1 }),
      cars.minDaysInvalid,
    ],
    [
      'tariffGroups[0].tariffs[0].pricePerDay',
      priced({ minDays: 1, pricePerDay: '1' }),
      cars.priceRequired,
    ],
    ['depositAmount', { depositAmount: 1e300 }, cars.depositInvalid],
    ['depositAmount', { depositAmount: '1 000,50' }, cars.depositInvalid],
    ['version', { version: 1.5 }, MESSAGES.generic.wrongNumberType],
  ])('a %s of the wrong type: %j', async (field, change, message) => {
    const { status, body } = await keeper().rest('POST', '/cars', { ...rio, ...change });
    expect(status).toBe(422);
    expect(body).toEqual({ code: 'VALIDATION_FAILED', message, fields: { [field]: message } });
    expect(await rows()).toHaveLength(0);
  });

  test('a plate of another car, Latin letters included', async () => {
    await create();
    for (const licensePlate of ['а418км77', 'A418KM77']) {
      const { status, body } = await keeper().rest('POST', '/cars', { ...rio, licensePlate });
      const message = cars.plateTaken;
      expect(status).toBe(422);
      expect(body).toEqual({
        code: 'VALIDATION_FAILED',
        message,
        fields: { licensePlate: message },
      });
    }
  });

  test('nine of ten concurrent cars with one plate', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => keeper().rest('POST', '/cars', rio)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(422)]);
    expect(await rows()).toHaveLength(1);
  });
});

describe('a saved car', () => {
  const save = (id: number, change: Record<string, unknown>) =>
    keeper().rest<WireCar>('PUT', `/cars/${id}`, { ...rio, ...change });

  test('returns the update and records it in the history', async () => {
    const car = await create();
    const { status, body } = await save(car.id, { model: 'Ceed', depositAmount: 7000 });
    expect(status).toBe(200);
    expect(body).toEqual({ ...car, model: 'Ceed', depositAmount: 7000, version: 2 });
    const [, change] = await changes();
    expect(change).toMatchObject({
      operation: 'updateCar',
      entityId: car.id,
      before: { model: 'Rio', depositAmount: 500_055 },
      after: { model: 'Ceed', depositAmount: 700_000 },
    });
  });

  test('keeps absent fields and clears empty ones', async () => {
    const car = await create();
    const { brand, model, licensePlate, tariffGroups } = rio;
    const bare = { brand, model, licensePlate, tariffGroups };
    const kept = await keeper().rest<WireCar>('PUT', `/cars/${car.id}`, bare);
    expect(kept.body).toEqual(car);
    const cleared = await keeper().rest<WireCar>('PUT', `/cars/${car.id}`, {
      ...bare,
      color: '',
      year: null,
      description: null,
      photos: [],
      depositAmount: null,
    });
    expect(cleared.body).toMatchObject({ color: null, year: null, description: null });
    expect(cleared.body).toMatchObject({ photos: [], depositAmount: 0, version: 2 });
  });

  test('without changes records nothing and keeps its price rows', async () => {
    const car = await create();
    const { body } = await save(car.id, { version: 1 });
    expect(body).toEqual(car);
    expect(await changes()).toHaveLength(1);
  });

  test('gets a new version when only its prices or photos change', async () => {
    const car = await create();
    const dearer = { ...yearRound, tariffs: [{ minDays: 1, pricePerDay: 2600, sortOrder: 0 }] };
    const priced = await save(car.id, { tariffGroups: [summer, dearer] });
    expect(priced.body.version).toBe(2);
    expect(priced.body.tariffGroups[1]?.tariffs).toMatchObject([{ pricePerDay: 2600 }]);
    const shown = await save(car.id, { tariffGroups: [summer, dearer], photos: ['/cars/b.svg'] });
    expect(shown.body).toMatchObject({ version: 3, photos: ['/cars/b.svg'] });
    const alone = await save(car.id, { tariffGroups: [yearRound], photos: ['/cars/b.svg'] });
    expect(alone.body.tariffGroups).toHaveLength(1);
    expect(await app.store.fork().count(Tariff)).toBe(1);
  });

  test('rejects a stale version, with the current car', async () => {
    const car = await create();
    await save(car.id, { model: 'Ceed', version: 1 });
    const { status, body } = await save(car.id, { model: 'Sportage', version: 1 });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'STALE', message: MESSAGES.generic.stale });
    expect(body.current).toEqual({ ...car, model: 'Ceed', version: 2 });
    expect((await rows())[0]?.model).toBe('Ceed');
  });

  test('one of two concurrent saves of one version is refused', async () => {
    const car = await create();
    const answers = await Promise.all(
      ['Ceed', 'Sportage'].map((model) => save(car.id, { model, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('may keep its own plate, not take that of another car', async () => {
    const car = await create();
    await create({ licensePlate: 'В001ЕХ777' });
    expect((await save(car.id, { licensePlate: 'A418KM77' })).body.licensePlate).toBe('A418KM77');
    const taken = await save(car.id, { licensePlate: 'в001ех777' });
    expect([taken.status, taken.body.message]).toEqual([422, MESSAGES.cars.plateTaken]);
  });

  test('is found by its new name immediately', async () => {
    const car = await create();
    await save(car.id, { brand: 'Лада', model: 'Веста', licensePlate: 'С777СС99' });
    const [kept] = await rows();
    expect(kept?.searchText).toContain('лада веста');
    expect(kept?.plateDigits).toBe('77799');
  });

  test.each(['PUT', 'DELETE', 'GET'] as const)(
    'an unknown car is NOT_FOUND: %s',
    async (method) => {
      const body = method === 'GET' ? undefined : rio;
      const answer = await keeper().rest(method, '/cars/2000000000', body);
      expect([answer.status, answer.body]).toEqual([
        404,
        { code: 'NOT_FOUND', message: MESSAGES.cars.notFound },
      ]);
    },
  );
});
