import { Booking } from '@backend/store/entities/booking.entity';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { TEXT_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { tooLong } from '@schema/messages/general';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface Answer {
  id: number;
  status: string;
  code?: string;
  message?: string;
  conflicts?: { id: number }[];
}

interface Archived {
  items: { id: number; cancelReason: string | null }[];
}

const NOW = november(10, '12:00');

let app: TestApp;
let carId: number;
let id: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(NOW);
  carId = await addCar(app.store);
  id = (await create()).body.id;
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings']);
const create = () => staff().rest<Answer>('POST', '/bookings/with-customer', bookingBody(carId));
const archive = () => staff().rest<Answer>('DELETE', `/bookings/${id}`);
const restore = () => staff().rest<Answer>('POST', `/bookings/${id}/restore`);
const ARCHIVE =
  'mutation ($id: Int!, $version: Int) { archiveBooking(id: $id, version: $version) { id status cancelledAt } }';

describe('archiving a booking', () => {
  test('frees the car immediately and records author and time', async () => {
    const { status, body } = await archive();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      status: 'cancelled',
      cancelledAt: app.clock.now().toISOString(),
    });
    const row = await app.store.fork().findOneOrFail(Booking, id);
    expect(row.cancelledBy?.id).toEqual(expect.any(Number));
    expect((await create()).status).toBe(201);
  });

  test('keeps the reason, which the archive shows and restoring removes', async () => {
    const reason = ' Планы изменились ';
    const { body } = await staff().rest('DELETE', `/bookings/${id}`, { reason });
    expect(body).toMatchObject({ id, cancelReason: 'Планы изменились' });
    const list = await app.as(['view_archive']).rest<Archived>('GET', '/bookings/archive');
    expect(list.body.items.find((one) => one.id === id)?.cancelReason).toBe('Планы изменились');
    expect((await restore()).body).toMatchObject({ id, cancelReason: null });
    const over =
      'mutation ($id: Int!, $reason: String) { archiveBooking(id: $id, reason: $reason) { cancelReason } }';
    const { data } = await staff().gql(over, { id, reason: '  ' });
    expect(data?.archiveBooking).toEqual({ cancelReason: null });
  });

  test('rejects a reason that is too long or no text, and archives nothing', async () => {
    const long = { reason: 'я'.repeat(TEXT_LIMITS.reason + 1) };
    const refused = await staff().rest('DELETE', `/bookings/${id}`, long);
    expect([refused.status, refused.body.message]).toEqual([422, tooLong(TEXT_LIMITS.reason)]);
    expect((await staff().rest('DELETE', `/bookings/${id}`, { reason: 5 })).status).toBe(422);
    expect((await archive()).status).toBe(200);
  });

  test('rejects an archived booking and an unknown one', async () => {
    await archive();
    const again = await archive();
    expect([again.status, again.body]).toEqual([
      409,
      { code: 'CONFLICT', message: MESSAGES.booking.alreadyArchived },
    ]);
    const unknown = await staff().rest('DELETE', '/bookings/999999');
    expect([unknown.status, unknown.body.message]).toEqual([404, MESSAGES.booking.notFound]);
  });

  test('rejects a stale version', async () => {
    const { errors } = await staff().gql(ARCHIVE, { id, version: 7 });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'STALE', current: { id, version: 1 } });
    const { data } = await staff().gql(ARCHIVE, { id, version: 1 });
    expect(data?.archiveBooking).toMatchObject({ status: 'cancelled' });
  });
});

describe('archiving a booking whose car is handed over by mark', () => {
  const CONFIRM = `mutation ($id: Int!, $confirmed: Boolean, $returned: Boolean) {
    archiveBooking(id: $id, confirmed: $confirmed, returned: $returned) { status returnedAt }
  }`;
  beforeEach(async () => {
    app.clock.set(november(12, '10:00'));
    expect((await staff().rest('POST', `/bookings/${id}/handover`, {})).status).toBe(200);
  });

  test('is refused over REST and GraphQL with the rental, and changes nothing', async () => {
    const refused = await archive();
    const period = '12.11.2026 10:00 – 14.11.2026 10:00';
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        code: 'CAR_NOT_RETURNED',
        message: `Машина у клиента: Иванов И., ${period}. Сначала отметьте возврат`,
        rental: {
          id,
          customer: 'Иванов Иван Петрович',
          startDate: november(12, '10:00'),
          endDate: november(14, '10:00'),
          whereabouts: 'out',
        },
      },
    ]);
    const { errors } = await staff().gql(CONFIRM, { id });
    const { message, ...extensions } = refused.body;
    expect([errors?.[0]?.message, errors?.[0]?.extensions]).toEqual([message, extensions]);
    app.clock.set(november(20, '10:00'));
    expect((await archive()).body).toMatchObject({ rental: { whereabouts: 'overdue' } });
    const row = await app.store.fork().findOneOrFail(Booking, id);
    expect([row.cancelledAt, row.returnedAt]).toEqual([null, null]);
  });

  test('marks the return in the same change when the car is returned', async () => {
    app.clock.set(november(12, '18:00'));
    const { body } = await staff().rest('DELETE', `/bookings/${id}`, { returned: true });
    expect(body).toMatchObject({ status: 'cancelled', returnedAt: november(12, '18:00') });
    const restored = await restore();
    expect(restored.body).toMatchObject({ status: 'completed', returnedAt: november(12, '18:00') });
    // After restoring it is archived as any returned booking.
    expect((await archive()).status).toBe(200);
  });

  test('is done without the mark when confirmed; the history keeps the handover', async () => {
    const { data } = await staff().gql(CONFIRM, { id, confirmed: true });
    expect(data?.archiveBooking).toEqual({ status: 'cancelled', returnedAt: null });
    const { body } = await staff().rest<{ items: { operation: string }[] }>(
      'GET',
      `/bookings/${id}/history`,
    );
    expect(body.items.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['archiveBooking', 'markHandedOver']),
    );
  });

  test('needs no confirmation after the return or before a handover without a mark', async () => {
    await staff().rest('POST', `/bookings/${id}/return`, {});
    expect((await archive()).status).toBe(200);
    const plain = (await create()).body.id;
    expect((await staff().rest('DELETE', `/bookings/${plain}`)).status).toBe(200);
    const planned = (await create()).body.id;
    app.clock.set(november(1, '10:00'));
    const early = await staff().rest('DELETE', `/bookings/${planned}`, { returned: true });
    expect([early.status, early.body.message]).toEqual([409, MESSAGES.marks.notBegun]);
  });

  test('rejects flags that are not booleans', async () => {
    for (const flags of [{ confirmed: 'да' }, { returned: 1 }]) {
      expect((await staff().rest('DELETE', `/bookings/${id}`, flags)).status).toBe(422);
    }
  });
});

describe('restoring a booking', () => {
  test('restores its period', async () => {
    await archive();
    const { status, body } = await restore();
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'planned', cancelledAt: null });
    expect((await create()).status).toBe(409);
  });

  test('is refused when the period has been taken, and the booking stays archived', async () => {
    await archive();
    const other = await create();
    const refused = await restore();
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('CAR_OCCUPIED');
    expect(refused.body.conflicts?.map((conflict) => conflict.id)).toEqual([other.body.id]);
    const { cancelledAt } = await app.store.fork().findOneOrFail(Booking, id);
    expect(cancelledAt).not.toBeNull();
  });

  test('is refused during unfinished maintenance', async () => {
    await archive();
    const work = {
      carId,
      description: 'Ремонт',
      startDate: november(13, '09:00'),
      endDate: november(13, '18:00'),
      cost: 0,
    };
    await app.as(['view_board']).rest('POST', '/maintenances', work);
    expect((await restore()).body.code).toBe('CAR_OCCUPIED');
  });

  test('rejects a booking that is not archived', async () => {
    const { status, body } = await restore();
    expect([status, body]).toEqual([
      409,
      { code: 'CONFLICT', message: MESSAGES.booking.notArchived },
    ]);
  });
});
