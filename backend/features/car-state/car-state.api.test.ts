import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { CarDamage } from '@backend/store/entities/fleet/car-damage.entity';
import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { sweepFiles } from '@backend/testing/data/sweep-files';
import { formOf, sendForm } from '@backend/testing/data/uploads';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { CAR_STATE_MESSAGES } from '@schema/messages/car-state';
import { PERMISSIONS } from '@schema/permissions';
import { kopecks } from '@schema/values/money/money';
import { millisecondsInDay } from 'date-fns/constants';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface State {
  mileage: { km: number } | null;
  kmPerDay: number | null;
  readings: { id: number; km: number; reversedAt: string | null; isNewCounter: boolean }[];
  damages: {
    id: number;
    x: number;
    photo: string | null;
    mendedAt: string | null;
    mendedInSheet: object | null;
    mendedInWork: object | null;
  }[];
  recentWorks: { id: number }[] | null;
  message?: string;
  code?: string;
  fields?: Record<string, string>;
  doubt?: { kind: string; km: number; answers: string[] };
}

let app: TestApp;
let carId: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(november(20, '12:00'));
  carId = await addCar(app.store);
});
afterAll(() => app.close());

const mechanic = () => app.as(['view_cars']);
const call = (method: 'POST' | 'DELETE', path: string, body: object = {}) =>
  mechanic().rest<State>(method, `/cars/${path}`, body);
const read = (body: object) => call('POST', `${carId}/readings`, body);
const state = async (id = carId) => (await mechanic().rest<State>('GET', `/cars/${id}/state`)).body;
const kms = async () =>
  (await state()).readings.map(({ km, reversedAt }) => (reversedAt ? `${km} reversed` : km));

describe('a mileage', () => {
  test('is recorded now or at a past moment, and the latest one counts', async () => {
    expect((await read({ km: 10_400 })).status).toBe(201);
    const { body } = await read({ km: 10_000, at: november(10, '12:00'), comment: ' До ТО ' });
    expect(body).toMatchObject({ mileage: { km: 10_400 }, kmPerDay: 40 });
    expect(body.readings).toMatchObject([{ km: 10_400 }, { km: 10_000, comment: 'До ТО' }]);
    expect(
      await app.store
        .fork()
        .find(ChangeLog, { entity: 'Car', entityId: carId }, { orderBy: { id: 'asc' } }),
    ).toMatchObject([
      { operation: 'addMileageReading', after: { reading: { km: 10_400 } } },
      { operation: 'addMileageReading', after: { reading: { km: 10_000 } } },
    ]);
  });

  test('that contradicts another one is refused until it is explained', async () => {
    await read({ km: 15_000, at: november(10, '12:00') });
    await read({ km: 16_100, at: november(11, '12:00') });
    const refused = await read({ km: 15_300 });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'MILEAGE_DOUBTFUL', doubt: { kind: 'lower', km: 16_100 } },
    ]);
    expect(await kms()).toEqual([16_100, 15_000]);
    const { status, body } = await read({ km: 15_300, answer: 'wrong_other' });
    expect([status, body]).toMatchObject([201, { mileage: { km: 15_300 }, kmPerDay: 30 }]);
    expect(await kms()).toEqual([15_300, '16100 reversed', 15_000]);

    const undone = await call('DELETE', `readings/${body.readings[0]?.id}`);
    expect(undone.body).toMatchObject({ mileage: { km: 16_100 }, kmPerDay: 1100 });
    expect(await kms()).toEqual(['15300 reversed', 16_100, 15_000]);
  });

  test('reversed as wrong leaves every figure as if it had never been', async () => {
    const twin = await addCar(app.store);
    for (const id of [carId, twin]) {
      await call('POST', `${id}/readings`, { km: 15_000, at: november(10, '12:00') });
    }
    await read({ km: 154_754, at: november(11, '12:00'), answer: 'correct' });
    const [wrong] = (await state()).readings;
    const { status } = await call('DELETE', `readings/${wrong?.id}`);
    expect(status).toBe(200);
    for (const id of [carId, twin]) await call('POST', `${id}/readings`, { km: 15_500 });
    const facts = ({ mileage, kmPerDay }: State) => ({ km: mileage?.km, kmPerDay });
    expect(facts(await state())).toEqual(facts(await state(twin)));
    const again = await call('DELETE', `readings/${wrong?.id}`);
    expect([again.status, again.body.message]).toEqual([409, CAR_STATE_MESSAGES.readingReversed]);
  });

  test('of a replaced counter begins anew', async () => {
    await read({ km: 90_000, at: november(10, '12:00') });
    const { body } = await read({ km: 12, answer: 'new_counter' });
    expect(body).toMatchObject({ mileage: { km: 12 }, kmPerDay: 0 });
    expect((await read({ km: 40 })).status).toBe(201);
  });

  test.each([
    [{}, 'km', CAR_STATE_MESSAGES.kmInvalid],
    [{ km: -1 }, 'km', CAR_STATE_MESSAGES.kmInvalid],
    [{ km: 2_000_001 }, 'km', CAR_STATE_MESSAGES.kmInvalid],
    [{ km: 1, at: november(20, '12:06') }, 'at', CAR_STATE_MESSAGES.momentInFuture],
    [{ km: 1, at: '1990-01-01T00:00:00Z' }, 'at', CAR_STATE_MESSAGES.momentInvalid],
  ])('%j is refused with its message', async (body, field, message) => {
    const { status, body: answer } = await read(body);
    expect([status, answer.fields]).toEqual([422, { [field]: message }]);
    expect(await kms()).toEqual([]);
  });

  test('recorded by two users at once never decreases unexplained', async () => {
    const answers = await Promise.all(
      [100, 900, 300, 700, 500].map((km) => read({ km, at: november(20, '12:00') })),
    );
    const saved = (await state()).readings.toReversed().map(({ km }) => km);
    expect(saved).toEqual(saved.toSorted((a, b) => a - b));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(saved.length);
  });
});

const UPLOAD = '/uploads/cars/state';
const upload = async (client = mechanic()) => {
  const bytes = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#c0392b' },
  })
    .jpeg()
    .toBuffer();
  return sendForm<{ url: string }>(app.url, client, UPLOAD, formOf({ field: 'photo', bytes }));
};
const open = async (url: string, client: ReturnType<TestApp['as']>) =>
  fetch(`${app.url}${url}`, { headers: { cookie: (await client.cookie()) ?? '' } });
const scratch = { view: 'left', x: 0.25, y: 0.5, kind: 'scratch', size: 'small' };
const damage = (body: object) => call('POST', `${carId}/damages`, body);

describe('a damage', () => {
  test('is recorded, repaired, opened again and withdrawn', async () => {
    const { status, body } = await damage({ ...scratch, comment: ' Дверь ' });
    expect([status, body.damages]).toMatchObject([
      201,
      [{ ...scratch, comment: 'Дверь', mendedAt: null, photo: null }],
    ]);
    const id = body.damages[0]?.id;
    const mended = await call('POST', `damages/${id}/mend`);
    expect(mended.body.damages).toMatchObject([{ mendedAt: november(20, '12:00') }]);
    const twice = await call('POST', `damages/${id}/mend`);
    expect([twice.status, twice.body.message]).toEqual([409, CAR_STATE_MESSAGES.damageMended]);
    expect((await call('DELETE', `damages/${id}/mend`)).body.damages).toMatchObject([
      { mendedAt: null },
    ]);
    expect((await call('DELETE', `damages/${id}`)).body.damages).toEqual([]);
    const gone = await call('POST', `damages/${id}/mend`);
    expect([gone.status, gone.body.message]).toEqual([409, CAR_STATE_MESSAGES.damageWithdrawn]);
    const log = await app.store
      .fork()
      .find(ChangeLog, { entity: 'Car', entityId: carId }, { orderBy: { id: 'asc' } });
    expect(log.map(({ operation }) => operation)).toEqual([
      'addCarDamage',
      'mendCarDamage',
      'unmendCarDamage',
      'withdrawCarDamage',
    ]);
  });

  test('has a photo that only users who see the state of cars can read', async () => {
    const { url } = (await upload()).body;
    const { body } = await damage({ ...scratch, photo: url });
    expect(body.damages).toMatchObject([{ photo: url }]);
    expect((await open(url, app.as(['edit_bookings']))).status).toBe(200);
    expect((await open(url, app.as(['view_board', 'view_analytics']))).status).toBe(403);
    expect((await fetch(`${app.url}${url}`)).status).toBe(401);
    const unused = (await upload()).body.url;
    app.clock.set(new Date(app.clock.now().getTime() + 2 * millisecondsInDay).toISOString());
    await sweepFiles(app);
    expect((await open(unused, mechanic())).status).toBe(404);
    expect((await open(url, mechanic())).status).toBe(200);
  });

  test.each([
    [{ ...scratch, view: null }, 'view', CAR_STATE_MESSAGES.viewRequired],
    [{ ...scratch, x: 1.2 }, 'x', CAR_STATE_MESSAGES.viewRequired],
    [{ ...scratch, kind: undefined }, 'kind', CAR_STATE_MESSAGES.kindRequired],
    [{ ...scratch, size: undefined }, 'size', CAR_STATE_MESSAGES.sizeRequired],
    [{ ...scratch, photo: 'https://example.com/a.webp' }, 'photo', MESSAGES.cars.photoForeign],
    [
      { ...scratch, photo: `/files/state-${'0'.repeat(32)}.webp` },
      'photo',
      MESSAGES.cars.photoGone,
    ],
  ])('%j is refused with its message', async (body, field, message) => {
    const { status, body: answer } = await damage(body);
    expect([status, answer.fields]).toEqual([422, { [field]: message }]);
    expect((await state()).damages).toEqual([]);
  });
});

describe('the maintenance that repaired a damage', () => {
  const addWork = (from: string, to: string, car = carId) =>
    app.store.write(app.store.fork(), async (em) => {
      const period = { startDate: new Date(from), endDate: new Date(to) };
      const facts = {
        description: 'Покраска двери',
        status: 'done',
        costKopecks: kopecks(0),
      } as const;
      const row = { car, ...facts, ...period, createdAt: new Date(from) } as const;
      const work = em.create(Maintenance, row);
      await em.flush();
      return work.id;
    });
  const recent = () => addWork(november(13, '09:00'), november(14, '18:00'));
  const both = () => app.as(['view_cars', 'view_board']);
  const addDamage = async () => (await damage(scratch)).body.damages[0]?.id;
  const mend = (id: number | undefined, maintenanceId: unknown) =>
    both().rest<State>('POST', `/cars/damages/${id}/mend`, { maintenanceId });

  test('is named, shown to those who see maintenance, and cleared with the mark', async () => {
    const [id, workId] = [await addDamage(), await recent()];
    const { status, body } = await mend(id, workId);
    const work = { id: workId, description: 'Покраска двери', startDate: november(13, '09:00') };
    expect([status, body.damages]).toMatchObject([200, [{ mendedInWork: work }]]);
    expect(body.recentWorks).toEqual([work]);
    const unseen = await state();
    expect([unseen.damages[0]?.mendedInWork, unseen.recentWorks]).toEqual([null, null]);
    const [line] = await app.store
      .fork()
      .find(ChangeLog, { operation: 'mendCarDamage' }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(line?.after).toMatchObject({ damage: { mendedInWork: { id: workId } } });
    const opened = await call('DELETE', `damages/${id}/mend`);
    expect(opened.body.damages).toMatchObject([{ mendedAt: null, mendedInWork: null }]);
    expect((await call('POST', `damages/${id}/mend`)).body.damages).toMatchObject([
      { mendedAt: november(20, '12:00'), mendedInWork: null },
    ]);
  });

  test('is forgotten when it is deleted; the damage stays repaired', async () => {
    const [id, workId] = [await addDamage(), await recent()];
    await mend(id, workId);
    await app.store.write(app.store.fork(), (em) => em.nativeDelete(Maintenance, workId));
    const { body } = await both().rest<State>('GET', `/cars/${carId}/state`);
    expect(body.damages).toMatchObject([{ mendedAt: november(20, '12:00'), mendedInWork: null }]);
  });

  test('of another car, of long ago, unknown or unreadable is refused by field', async () => {
    const id = await addDamage();
    const other = await addCar(app.store);
    const ids = [
      await addWork(november(13, '09:00'), november(14, '18:00'), other),
      await addWork('2026-01-10T09:00:00Z', '2026-01-11T09:00:00Z'),
      await addWork(november(21, '09:00'), november(22, '09:00')),
      999_999,
      -1,
    ];
    for (const maintenanceId of ids) {
      const { status, body } = await mend(id, maintenanceId);
      const fields = { maintenanceId: CAR_STATE_MESSAGES.workUnsuitable };
      expect([status, body.fields]).toEqual([422, fields]);
    }
    expect((await state()).damages).toMatchObject([{ mendedAt: null }]);
  });

  test('is refused by the database beside a sheet and without the mark', async () => {
    const [id, workId] = [await addDamage(), await recent()];
    const set = (values: object) =>
      app.store.write(app.store.fork(), (em) => em.nativeUpdate(CarDamage, Number(id), values));
    await expect(set({ mendedInMaintenance: workId })).rejects.toThrow();
    await mend(id, workId);
    await expect(set({ mendedAt: null, mendedByLogin: null })).rejects.toThrow();
    const booked = await app
      .as(['edit_bookings'])
      .rest('POST', '/bookings/with-customer', bookingBody(carId));
    const sheet = { clientId: 'd'.repeat(32), side: 'out', carId, signatureWay: 'paper' };
    await app.as(['edit_bookings']).rest('POST', `/bookings/${booked.body.id}/sheets`, sheet);
    const { id: mendedInSheet } = await app.store
      .fork()
      .findOneOrFail(HandoverSheet, { car: carId });
    await expect(set({ mendedInSheet })).rejects.toThrow();
    await set({ mendedInSheet, mendedInMaintenance: null });
    await app.store.write(app.store.fork(), (em) => em.nativeDelete(HandoverSheet, mendedInSheet));
    expect((await state()).damages).toMatchObject([
      { mendedAt: november(20, '12:00'), mendedInSheet: null },
    ]);
  });
});

test('strangers and other sections read and write nothing', async () => {
  const others = app.as(
    PERMISSIONS.filter((permission) => !['view_cars', 'edit_bookings'].includes(permission)),
  );
  for (const [client, status] of [
    [app.as(null), 401],
    [others, 403],
  ] as const) {
    expect((await client.rest('GET', `/cars/${carId}/state`)).status).toBe(status);
    expect((await client.rest('POST', `/cars/${carId}/readings`, { km: 1 })).status).toBe(status);
    expect((await client.rest('POST', `/cars/${carId}/damages`, scratch)).status).toBe(status);
    expect((await upload(client)).status).toBe(status);
  }
  expect((await mechanic().rest('GET', '/cars/999999/state')).status).toBe(404);
  expect(await state()).toMatchObject({ mileage: null, readings: [], damages: [] });
});
