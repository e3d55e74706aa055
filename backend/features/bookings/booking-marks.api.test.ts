import type { ChangeNotice } from '@backend/changes/notices';
import { Booking } from '@backend/store/entities/booking.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { STALE_TOPICS } from '@schema/topics';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface Answer {
  id: number;
  status: string;
  handedOverAt: string | null;
  returnedAt: string | null;
  version: number;
  code?: string;
  message?: string;
  conflicts?: { id: number }[];
  whereabouts?: string;
  rental?: { id: number; whereabouts: string };
}

let app: TestApp;
let carId: number;
let id: number;
const received: ChangeNotice[] = [];
beforeAll(async () => {
  app = await startTestApp();
  const listen = async () => {
    for await (const notice of app.changes.stream()) received.push(notice);
  };
  void listen();
});
beforeEach(async () => {
  app.clock.set(november(12, '09:40'));
  carId = await addCar(app.store);
  // From the 12th, 10:00 to the 14th, 10:00.
  const { body } = await staff().rest('POST', '/bookings/with-customer', bookingBody(carId));
  id = Number(body.id);
  received.splice(0);
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings']);
type Mark = 'handover' | 'return';
const mark = (name: Mark, body: object = {}) =>
  staff().rest<Answer>('POST', `/bookings/${id}/${name}`, body);
const unmark = (name: Mark, body: object = {}) =>
  staff().rest<Answer>('DELETE', `/bookings/${id}/${name}`, body);
const bookAgain = (more: object = {}) =>
  staff().rest<Answer>('POST', '/bookings/with-customer', bookingBody(carId, { ...more }));

describe('a handover of a car that another customer has not returned', () => {
  /** The rental before, until the 12th 09:00, of another customer. */
  const earlierRental = async (handedOverAt: Date | null) => {
    const earlier = await addRental(app.store, {
      carId,
      customerId: await addCustomer(app.store, { fullName: 'Прохоров Пётр' }),
      startDate: november(10, '10:00'),
      endDate: november(12, '09:00'),
    });
    await app.store.fork().nativeUpdate(Booking, { id: earlier }, { handedOverAt });
    return earlier;
  };
  const out = new Date(november(10, '10:00'));

  test.each([
    ['is overdue', out, 'overdue', MESSAGES.marks.notReturned],
    ['has an unmarked return', null, 'unconfirmed', MESSAGES.marks.returnUnconfirmed],
  ])(
    'requires a confirmation when it %s, and names the rental',
    async (_, handedOverAt, whereabouts, sentence) => {
      const earlier = await earlierRental(handedOverAt);
      const refused = await mark('handover');
      expect([refused.status, refused.body]).toEqual([
        409,
        {
          code: 'CAR_NOT_RETURNED',
          message: `${sentence}: Прохоров П., 10.11.2026 10:00 – 12.11.2026 09:00`,
          rental: {
            id: earlier,
            customer: 'Прохоров Пётр',
            startDate: november(10, '10:00'),
            endDate: november(12, '09:00'),
            whereabouts,
          },
        },
      ]);
      expect(received).toEqual([]);
      const confirmed = await mark('handover', { confirmed: true });
      expect([confirmed.status, confirmed.body.whereabouts]).toEqual([200, 'out']);
    },
  );

  test('needs no confirmation once the return is marked, or for the same customer', async () => {
    const earlier = await earlierRental(out);
    await staff().rest('POST', `/bookings/${earlier}/return`, {});
    expect((await mark('handover')).status).toBe(200);
    await unmark('handover');
    const { body } = await staff().rest<{ whereabouts: string }>(
      'DELETE',
      `/bookings/${earlier}/return`,
      {},
    );
    expect(body.whereabouts).toBe('overdue');
    const { customer } = await app.store.fork().findOneOrFail(Booking, { id });
    await app.store.fork().nativeUpdate(Booking, { id: earlier }, { customer });
    expect((await mark('handover')).status).toBe(200);
  });

  test('refuses a confirmation that is not a boolean', async () => {
    const { status, body } = await mark('handover', { confirmed: 'да' });
    expect([status, body.message]).toEqual([422, MESSAGES.generic.wrongFlagType]);
  });

  test('requires a confirmation when a rental continues in that car', async () => {
    await earlierRental(out);
    const other = await addCar(app.store);
    const rental = await addRental(app.store, {
      carId: other,
      customerId: await addCustomer(app.store),
      startDate: november(11, '10:00'),
      endDate: november(12, '10:00'),
    });
    const body = { carId };
    const refused = await staff().rest<Answer>('POST', `/bookings/${rental}/swap`, body);
    expect([refused.status, refused.body.code]).toEqual([409, 'CAR_NOT_RETURNED']);
    const done = await staff().rest('POST', `/bookings/${rental}/swap`, {
      ...body,
      confirmed: true,
    });
    expect(done.status).toBe(200);
  });
});

describe('a mark', () => {
  test.each<Mark>(['handover', 'return'])(
    'of %s is refused to anonymous clients, without permission and for an unknown booking',
    async (name) => {
      const path = `/bookings/${id}/${name}`;
      for (const method of ['POST', 'DELETE'] as const) {
        expect((await app.as(null).rest(method, path, {})).status).toBe(401);
        expect((await app.as(['view_board']).rest(method, path, {})).status).toBe(403);
        const unknown = await staff().rest(method, `/bookings/999999/${name}`, {});
        expect([unknown.status, unknown.body.message]).toEqual([404, MESSAGES.booking.notFound]);
      }
    },
  );

  test('is refused for an archived and for an incomplete booking', async () => {
    await staff().rest('DELETE', `/bookings/${id}`);
    const archived = await mark('handover');
    expect([archived.status, archived.body.message]).toEqual([
      409,
      MESSAGES.booking.alreadyArchived,
    ]);
    const foreign = await addRental(app.store, {
      carId: null,
      customerId: null,
      startDate: null,
      endDate: null,
      isComplete: false,
    });
    const incomplete = await staff().rest('POST', `/bookings/${foreign}/return`, {});
    expect([incomplete.status, incomplete.body.message]).toEqual([
      409,
      MESSAGES.booking.incomplete,
    ]);
  });

  test('rejects a stale version and changes nothing', async () => {
    const stale = await mark('handover', { version: 7 });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    const { data } = await staff().gql(
      'query ($id: Int!) { booking(id: $id) { handedOverAt version } }',
      {
        id,
      },
    );
    expect(data?.booking).toEqual({ handedOverAt: null, version: 1 });
    expect(received).toEqual([]);
  });

  test('is idempotent: a repeat keeps the first mark and publishes nothing', async () => {
    const first = await mark('handover', { version: 1 });
    expect(first.body).toMatchObject({ handedOverAt: november(12, '09:40'), version: 2 });
    app.clock.set(november(12, '09:55'));
    const again = await mark('handover', { version: 1 });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(received.map(({ operation }) => operation)).toEqual(['markHandedOver']);
    expect(received[0]).toMatchObject({ topics: STALE_TOPICS.markHandedOver, carIds: [carId] });
    expect((await unmark('return')).body).toEqual(first.body);
  });

  test('is recorded in the history with before and after', async () => {
    await mark('handover');
    await unmark('handover');
    const changes = await app.store
      .fork()
      .find(ChangeLog, { entity: 'Booking', entityId: id }, { orderBy: { id: 'asc' } });
    const history = changes.map(({ operation, before, after }) => [
      operation,
      (before as Answer | null)?.handedOverAt ?? null,
      (after as Answer | null)?.handedOverAt ?? null,
    ]);
    expect(history.slice(1)).toEqual([
      ['markHandedOver', null, november(12, '09:40')],
      ['unmarkHandedOver', november(12, '09:40'), null],
    ]);
  });

  test('is the same over REST and GraphQL', async () => {
    const fields = 'id status handedOverAt returnedAt version';
    const { data } = await staff().gql(
      `mutation ($id: Int!) { markHandedOver(id: $id, version: 1) { ${fields} } }`,
      { id },
    );
    expect((await mark('handover')).body).toMatchObject(data?.markHandedOver as object);
    app.clock.set(november(13, '12:00'));
    const { body } = await mark('return', { version: 2 });
    const returned = await staff().gql(
      `mutation ($id: Int!) { markReturned(id: $id) { ${fields} } }`,
      {
        id,
      },
    );
    expect(body).toMatchObject(returned.data?.markReturned as object);
    expect(body).toMatchObject({ status: 'completed', returnedAt: november(13, '12:00') });
  });
});

describe('the moment of a mark', () => {
  test('is that of the request, not its arrival, over REST and GraphQL', async () => {
    app.clock.set(november(13, '12:00'));
    const out = await mark('handover', { at: november(12, '10:05') });
    expect([out.status, out.body.handedOverAt]).toEqual([200, november(12, '10:05')]);
    const { data } = await staff().gql(
      'mutation ($id: Int!, $at: DateTime) { markReturned(id: $id, at: $at) { returnedAt } }',
      { id, at: november(13, '11:00') },
    );
    expect(data?.markReturned).toEqual({ returnedAt: november(13, '11:00') });
    // The car is free from the moment of the return.
    const rest = { startDate: november(13, '11:00'), endDate: november(14, '09:00') };
    expect((await bookAgain(rest)).status).toBe(201);
  });

  test.each<[string, Mark, object, number, string]>([
    ['late', 'handover', { at: november(12, '09:46') }, 422, MESSAGES.marks.momentInFuture],
    ['late', 'return', { at: november(12, '09:46') }, 422, MESSAGES.marks.momentInFuture],
    ['text', 'handover', { at: 'утром' }, 422, MESSAGES.marks.momentInvalid],
    ['old', 'handover', { at: '1990-01-01T00:00:00Z' }, 422, MESSAGES.marks.momentInvalid],
    ['early', 'handover', { at: november(11, '23:59') }, 409, MESSAGES.marks.tooEarly],
    ['early', 'return', { at: november(12, '09:30') }, 409, MESSAGES.marks.notBegun],
  ])('is refused when it is %s for a %s: %j', async (_, name, body, status, message) => {
    const refused = await mark(name, body);
    expect([refused.status, refused.body.message]).toEqual([status, message]);
    expect(received).toEqual([]);
  });

  test('of a return cannot be before the handover', async () => {
    await mark('handover');
    const refused = await mark('return', { at: november(12, '09:39') });
    expect([refused.status, refused.body.message]).toEqual([409, MESSAGES.marks.beforeHandover]);
    expect((await mark('return', { at: november(12, '09:40') })).status).toBe(200);
  });

  test('of a clock that is five minutes ahead becomes the current one', async () => {
    const { status, body } = await mark('handover', { at: november(12, '09:45') });
    expect([status, body.handedOverAt]).toEqual([200, november(12, '09:40')]);
  });

  test('keeps that of an earlier mark', async () => {
    await mark('handover');
    app.clock.set(november(12, '11:00'));
    const again = await mark('handover', { at: november(12, '10:30'), carId });
    expect([again.status, again.body.handedOverAt]).toEqual([200, november(12, '09:40')]);
  });
});

describe('the car of a mark', () => {
  test('must be that of the booking', async () => {
    const other = await addCar(app.store);
    const refused = await mark('handover', { carId: other });
    expect([refused.status, refused.body.message]).toEqual([409, MESSAGES.marks.otherCar]);
    expect(received).toEqual([]);
    expect((await mark('handover', { carId })).status).toBe(200);
  });
});

test('a mark with a key is set once, also when it was removed meanwhile', async () => {
  const send = () =>
    staff().rest<Answer>(
      'POST',
      `/bookings/${id}/handover`,
      { at: november(12, '09:30') },
      { 'Idempotency-Key': 'mark-1' },
    );
  const first = await send();
  await unmark('handover');
  const again = await send();
  expect([again.status, again.body]).toEqual([200, first.body]);
  const { data } = await staff().gql('query ($id: Int!) { booking(id: $id) { handedOverAt } }', {
    id,
  });
  expect(data?.booking).toEqual({ handedOverAt: null });
});

describe('a handover', () => {
  test('may be marked on its day before its time, not on the day before', async () => {
    app.clock.set(november(11, '23:59'));
    const early = await mark('handover');
    expect([early.status, early.body.message]).toEqual([409, MESSAGES.marks.tooEarly]);
    app.clock.set(november(12, '00:00'));
    expect((await mark('handover')).status).toBe(200);
  });

  test('cannot follow the return', async () => {
    app.clock.set(november(13, '12:00'));
    await mark('return');
    const { status, body } = await mark('handover');
    expect([status, body.message]).toEqual([409, MESSAGES.marks.alreadyReturned]);
  });
});

describe('a return', () => {
  test('cannot be marked before the rental starts', async () => {
    const early = await mark('return');
    expect([early.status, early.body.message]).toEqual([409, MESSAGES.marks.notBegun]);
    await mark('handover');
    expect((await mark('return')).body).toMatchObject({ status: 'completed' });
  });

  test('marked early frees the car from that moment, to the minute', async () => {
    app.clock.set(november(13, '12:00'));
    const sooner = { startDate: november(13, '11:59'), endDate: november(13, '20:00') };
    const rest = { startDate: november(13, '12:00'), endDate: november(14, '09:00') };
    expect((await bookAgain(rest)).status).toBe(409);
    expect((await mark('return')).body.status).toBe('completed');
    expect((await bookAgain(sooner)).status).toBe(409);
    expect((await bookAgain(rest)).status).toBe(201);
  });

  test('can be undone, which reclaims the freed period', async () => {
    app.clock.set(november(13, '12:00'));
    await mark('return');
    expect((await unmark('return')).body).toMatchObject({ status: 'active', returnedAt: null });
    const rest = { startDate: november(13, '12:00'), endDate: november(14, '09:00') };
    expect((await bookAgain(rest)).status).toBe(409);
  });

  test('cannot be undone once a booking or maintenance occupies the period', async () => {
    app.clock.set(november(13, '12:00'));
    await mark('return');
    const rest = { startDate: november(13, '18:00'), endDate: november(14, '09:00') };
    const next = await bookAgain(rest);
    const refused = await unmark('return');
    expect([refused.status, refused.body.code]).toEqual([409, 'CAR_OCCUPIED']);
    expect(refused.body.conflicts).toEqual([expect.objectContaining({ id: next.body.id })]);
    await staff().rest('DELETE', `/bookings/${next.body.id}`);
    await app.as(['view_board']).rest('POST', '/maintenances', {
      carId,
      description: 'Мойка',
      cost: 0,
      ...rest,
    });
    expect((await unmark('return')).body.code).toBe('CAR_OCCUPIED');
  });

  test('marked late can be undone regardless of later events', async () => {
    app.clock.set(november(14, '12:00'));
    await mark('return');
    const next = { startDate: november(14, '10:00'), endDate: november(14, '20:00') };
    expect((await bookAgain(next)).status).toBe(201);
    expect((await unmark('return')).status).toBe(200);
  });

  test('is marked once under concurrent requests', async () => {
    app.clock.set(november(13, '12:00'));
    const answers = await Promise.all([mark('return'), mark('return'), mark('return')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.version))).toEqual(new Set([2]));
  });
});

test('with required return marks, the mark ends the occupancy of a booking past its end', async () => {
  const strict = await startTestApp({
    clock: november(14, '12:00'),
    config: { requireReturnMark: true },
  });
  try {
    const car = await addCar(strict.store);
    const rental = await addRental(strict.store, {
      carId: car,
      customerId: await addCustomer(strict.store),
      startDate: november(12, '10:00'),
      endDate: november(14, '10:00'),
    });
    const caller = strict.as(['edit_bookings']);
    const next = bookingBody(car, {
      startDate: november(14, '11:00'),
      endDate: november(15, '10:00'),
    });
    expect((await caller.rest('POST', '/bookings/with-customer', next)).status).toBe(409);
    const { body } = await caller.rest('POST', `/bookings/${rental}/return`, {});
    expect(body).toMatchObject({ status: 'completed' });
    expect((await caller.rest('POST', '/bookings/with-customer', next)).status).toBe(201);
  } finally {
    await strict.close();
  }
});
