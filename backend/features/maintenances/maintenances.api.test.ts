import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const FIELDS = `id carId description status startDate endDate cost conflict version
  conflicts { kind id title startDate endDate }`;
const CREATE = `mutation ($input: CreateMaintenanceInput!) { createMaintenance(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: UpdateMaintenanceInput!) {
  updateMaintenance(id: $id, input: $input) { ${FIELDS} }
}`;

interface Answer {
  id: number;
  status: string;
  version: number;
  conflict: boolean;
  conflicts: { id: number }[];
  code?: string;
  message?: string;
  fields?: object;
  current?: object;
}

let app: TestApp;
let carId: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  carId = await addCar(app.store);
});
afterAll(() => app.close());

const mechanic = () => app.as(['view_board']);
const work = (more: Record<string, unknown> = {}) => ({
  description: 'Замена масла',
  status: 'scheduled',
  startDate: november(13, '09:00'),
  endDate: november(13, '18:00'),
  cost: 4500.5,
  ...more,
});
const create = (more: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  mechanic().rest<Answer>('POST', '/maintenances', work({ carId, ...more }), headers);
const update = (id: number, more: Record<string, unknown> = {}) =>
  mechanic().rest<Answer>('PUT', `/maintenances/${id}`, work(more));
const kept = () => app.store.fork().find(Maintenance, { car: carId });
const book = async (more: Record<string, unknown> = {}) => {
  const body = bookingBody(carId, more);
  return (await app.as(['edit_bookings']).rest<Answer>('POST', '/bookings/with-customer', body))
    .body;
};

const { booking, maintenance } = MESSAGES;
const WRONG = [
  ['startDate', { startDate: undefined }, maintenance.timesRequired],
  ['endDate', { endDate: null }, maintenance.timesRequired],
  ['endDate', { endDate: november(12, '18:00') }, maintenance.endBeforeStart],
  ['description', { description: ' ' }, maintenance.descriptionRequired],
  ['description', { description: undefined }, maintenance.descriptionRequired],
  ['cost', { cost: -1 }, maintenance.costInvalid],
  ['cost', { cost: null }, maintenance.costInvalid],
  ['startDate', { startDate: '' }, maintenance.timesRequired],
  ['startDate', { startDate: 'завтра' }, maintenance.invalid],
  ['endDate', { endDate: 5 }, maintenance.invalid],
  ['description', { description: 5 }, maintenance.descriptionRequired],
  ['cost', { cost: '6 500,50' }, maintenance.costInvalid],
  ['status', { status: 'broken' }, maintenance.statusInvalid],
] as const;

describe('new maintenance', () => {
  test('is refused to anonymous clients and to users who may not see the board', async () => {
    const body = work({ carId });
    expect((await app.as(null).rest('POST', '/maintenances', body)).status).toBe(401);
    expect((await app.as(['edit_bookings']).rest('POST', '/maintenances', body)).status).toBe(403);
    const { errors } = await app.as(['view_cars']).gql(CREATE, { input: body });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await kept()).toHaveLength(0);
  });

  test.each([['carId', { carId: null }, booking.carRequired] as const, ...WRONG])(
    'rejects a wrong %s: %j',
    async (field, more, message) => {
      const { status, body } = await create(more);
      expect({ status, body }).toEqual({
        status: 422,
        body: { code: 'VALIDATION_FAILED', message, fields: { [field]: message } },
      });
      expect(await kept()).toHaveLength(0);
    },
  );

  test('is rejected for an unknown car', async () => {
    const noCar = await create({ carId: 999_999 });
    expect([noCar.status, noCar.body.message]).toEqual([404, MESSAGES.cars.notFound]);
  });

  test('starts as scheduled whatever status is sent, the same over REST and GraphQL', async () => {
    const rest = await create({ status: 'done', description: '  Замена масла ' });
    expect(rest.status).toBe(201);
    expect(rest.body).toEqual({
      id: expect.any(Number),
      carId,
      description: 'Замена масла',
      status: 'scheduled',
      startDate: november(13, '09:00'),
      endDate: november(13, '18:00'),
      cost: 4500.5,
      conflict: false,
      conflicts: [],
      version: 1,
    });
    const gql = await mechanic().gql<{ createMaintenance: object }>(CREATE, {
      input: work({ carId }),
    });
    expect(gql.data?.createMaintenance).toEqual({ ...rest.body, id: expect.any(Number) });
    const trace = await app.store
      .fork()
      .findOneOrFail(ChangeLog, { entity: 'Maintenance', entityId: rest.body.id });
    expect(trace).toMatchObject({
      operation: 'createMaintenance',
      userLogin: 'user-view_board',
      before: null,
    });
  });

  test('may overlap bookings and lists them, without adjacent ones', async () => {
    const hit = await book();
    await book({ startDate: november(14, '10:00'), endDate: november(15, '10:00') });
    const { status, body } = await create({ endDate: november(14, '10:00') });
    expect(status).toBe(201);
    expect(body.conflict).toBe(true);
    expect(body.conflicts).toEqual([
      {
        kind: 'booking',
        id: hit.id,
        title: 'Иванов И.',
        startDate: november(12, '10:00'),
        endDate: november(14, '10:00'),
      },
    ]);
  });

  test('is recorded once for three concurrent requests with the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': `work-${carId}` };
    const answers = await Promise.all([1, 2, 3].map(() => create({}, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await kept()).toHaveLength(1);
  });
});

describe('a change of maintenance', () => {
  let id: number;
  beforeEach(async () => {
    id = (await create()).body.id;
  });

  test.each(WRONG)('rejects a wrong %s: %j', async (field, more, message) => {
    const { status, body } = await update(id, more);
    expect([status, body.message, body.fields]).toEqual([422, message, { [field]: message }]);
  });

  test('of unknown work is NOT_FOUND', async () => {
    const { status, body } = await update(999_999);
    expect([status, body.message]).toEqual([404, maintenance.notFound]);
  });

  test('may set any status, back and forth', async () => {
    for (const status of ['done', 'in_progress', 'scheduled', 'done']) {
      expect((await update(id, { status })).body).toMatchObject({ id, status });
    }
    const { status, ...rest } = work({ cost: 0 });
    const gql = await mechanic().gql<{ updateMaintenance: object }>(UPDATE, { id, input: rest });
    expect(status).toBe('scheduled');
    expect(gql.data?.updateMaintenance).toMatchObject({ status: 'done', cost: 0, conflicts: [] });
  });

  test('rejects a stale version, with the current work', async () => {
    await update(id, { cost: 10.5, version: 1 });
    const late = await update(id, { cost: 20, version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'STALE']);
    expect(late.body.current).toMatchObject({ id, version: 2, cost: 10.5 });
  });

  test('may move it to another existing car and lists the bookings it overlaps there', async () => {
    const other = await addCar(app.store);
    const body = bookingBody(other, {
      startDate: november(13, '10:00'),
      endDate: november(14, '10:00'),
    });
    const hit = await app
      .as(['edit_bookings'])
      .rest<Answer>('POST', '/bookings/with-customer', body);
    const moved = await update(id, { carId: other });
    expect(moved.body).toMatchObject({ id, carId: other, version: 2, conflict: true });
    expect(moved.body.conflicts.map((event) => event.id)).toEqual([hit.body.id]);
    expect(await kept()).toHaveLength(0);

    const nowhere = await update(id, { carId: 999_999 });
    expect([nowhere.status, nowhere.body.message]).toEqual([404, MESSAGES.cars.notFound]);
    const { status, body: wrong } = await update(id, { carId: -1 });
    expect([status, wrong.fields]).toEqual([422, { carId: booking.carRequired }]);
  });

  test('to done clears the conflict of its bookings', async () => {
    const over = await update(id, {
      startDate: november(20, '09:00'),
      endDate: november(21, '09:00'),
    });
    expect(over.body.conflict).toBe(false);
    const hit = await book({ startDate: november(22, '10:00'), endDate: november(23, '10:00') });
    const longer = { startDate: november(20, '09:00'), endDate: november(22, '12:00') };
    expect((await update(id, longer)).body.conflicts.map((event) => event.id)).toEqual([hit.id]);
    const READ =
      'query ($id: Int!) { booking(id: $id) { conflict } maintenance(id: $work) { conflict } }';
    const seen = () =>
      mechanic().gql(READ.replace('$id: Int!', '$id: Int!, $work: Int!'), { id: hit.id, work: id });
    expect((await seen()).data).toEqual({
      booking: { conflict: true },
      maintenance: { conflict: true },
    });
    await update(id, { ...longer, status: 'done' });
    expect((await seen()).data).toEqual({
      booking: { conflict: false },
      maintenance: { conflict: false },
    });
  });
});
