import { Booking } from '@backend/store/entities/booking.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { addCar, november } from '@backend/testing/data/fleet';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { UNDO_MESSAGES } from '@schema/messages/undo';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const { customers: TEXTS } = MESSAGES;

interface Pair {
  keep: { id: number };
  gone: { id: number };
  reasons: string[];
}
interface Preview {
  keep: { customer: { id: number }; figures: Record<string, number> };
  gone: { customer: { id: number }; figures: Record<string, number> };
  total: Record<string, number>;
  stamp: string;
}
interface Merge {
  operationId: number;
  movedBookings: number;
  customer: Record<string, unknown>;
}

let app: TestApp;
let carId: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  const em = app.store.fork();
  await em.nativeDelete(Booking, {});
  await em.nativeDelete(Customer, {});
  await em.nativeDelete(ChangeLog, {});
  carId = await addCar(app.store);
});
afterAll(() => app.close());

const manager = () => app.as(['view_clients']);
const rental = (customerId: number, day: number, more = {}) =>
  addRental(app.store, {
    carId,
    customerId,
    startDate: november(day, '10:00'),
    endDate: november(day + 1, '10:00'),
    ...more,
  });

async function twoCards() {
  const keep = await addCustomer(app.store, { fullName: 'Семёнова Анна', phone: '79162451807' });
  const gone = await addCustomer(app.store, {
    fullName: 'Анна Семенова',
    phone: '79162451817',
    email: 'anna@mail.ru',
  });
  const kept = await rental(keep, 1);
  const moved = await rental(gone, 5);
  const cancelled = await rental(gone, 8, { cancelledAt: november(2, '10:00') });
  const incomplete = await rental(gone, 12, { isComplete: false });
  return { keep, gone, kept, moved: [moved, cancelled, incomplete] };
}

const preview = (keep: number, gone: number) =>
  manager().rest<Preview>('GET', `/customers/${keep}/merge/${gone}`);
const merge = (body: Record<string, unknown>) =>
  manager().rest<Merge>('POST', '/customers/merge', body);
const undo = (operationId: number) =>
  manager().rest<Merge>('POST', `/customers/merge/${operationId}/undo`);

/** Input that keeps phone and e-mail of the removed customer. */
async function choiceOf(keep: number, gone: number) {
  const { stamp } = (await preview(keep, gone)).body;
  return {
    keepId: keep,
    goneId: gone,
    fullNameFrom: keep,
    phoneFrom: gone,
    emailFrom: gone,
    stamp,
  };
}

const customersKept = () => app.store.fork().findAll(Customer, { orderBy: { id: 'asc' } });
const ownersOf = async (ids: readonly number[]) => {
  const rows = await app.store.fork().find(Booking, { id: { $in: [...ids] } });
  return [...new Set(rows.map(({ customer }) => customer?.id))];
};

describe('duplicates', () => {
  test('are listed in pairs, the most likely first; the one with more bookings is kept', async () => {
    const { keep, gone } = await twoCards();
    const mail = await addCustomer(app.store, { fullName: 'Анна С.', email: 'ANNA@mail.ru' });
    const known = await addCustomer(app.store, { fullName: 'Ли Ян', phone: null });
    const copy = await addCustomer(app.store, { fullName: 'Ян Ли', phone: '79160000001' });
    await addCustomer(app.store, { fullName: 'Семенова Анна', phone: '79031112233' });
    const { body } = await manager().rest<{ items: Pair[]; total: number }>(
      'GET',
      '/customers/duplicates',
    );
    expect(body.total).toBe(3);
    expect(body.items.map((one) => [one.keep.id, one.gone.id, one.reasons])).toEqual([
      [gone, keep, ['sameName', 'phoneTypo']],
      [known, copy, ['sameName', 'phoneMissing']],
      [gone, mail, ['sameEmail']],
    ]);
    const few = await manager().rest<{ items: Pair[]; total: number }>(
      'GET',
      '/customers/duplicates?limit=1',
    );
    expect([few.body.items.length, few.body.total]).toEqual([1, 3]);
    // The session, the candidates, the pairs.
    const statements = await statementsOf(app.store, () =>
      manager().rest('GET', '/customers/duplicates'),
    );
    expect(statements).toHaveLength(3);
  });
});

describe('the preview', () => {
  test('shows both customers, the moved records and the result', async () => {
    const { keep, gone } = await twoCards();
    const { status, body } = await preview(keep, gone);
    expect(status).toBe(200);
    expect(body.keep).toMatchObject({ customer: { id: keep }, figures: { bookings: 1 } });
    expect(body.gone).toMatchObject({
      customer: { id: gone, email: 'anna@mail.ru' },
      figures: {
        bookings: 2,
        cancelledBookings: 1,
        incompleteBookings: 1,
        reviewRequests: 0,
        rentalDays: 1,
        totalSpent: 3000,
      },
    });
    expect(body.total).toMatchObject({ bookings: 3, rentalDays: 2, totalSpent: 6000 });
  });

  test('rejects the same customer twice and an unknown one', async () => {
    const { keep } = await twoCards();
    expect(await preview(keep, keep)).toMatchObject({
      status: 422,
      body: { message: TEXTS.mergeSame },
    });
    expect(await preview(keep, 2_000_000_000)).toMatchObject({
      status: 404,
      body: { message: TEXTS.notFound },
    });
  });
});

describe('a merge', () => {
  test('combines two customers with all bookings and the chosen fields', async () => {
    const { keep, gone, kept, moved } = await twoCards();
    const stream = app.changes.stream()[Symbol.asyncIterator]();
    const next = stream.next();
    const { status, body } = await merge(await choiceOf(keep, gone));
    expect([status, body]).toMatchObject([
      200,
      {
        movedBookings: 3,
        customer: {
          id: keep,
          fullName: 'Семёнова Анна',
          phone: '+79162451817',
          email: 'anna@mail.ru',
          bookingsCount: 3,
        },
      },
    ]);
    const { value } = await next;
    await stream.return?.();
    expect(value).toMatchObject({ operation: 'mergeCustomers', carIds: [carId] });
    expect(value.topics).toEqual(
      expect.arrayContaining(['customers', 'board', 'bookings', 'archive', 'incomplete']),
    );
    expect((await customersKept()).map(({ id }) => id)).toEqual([keep]);
    expect(await ownersOf([kept, ...moved])).toEqual([keep]);
    const row = await app.store.fork().findOneOrFail(Booking, moved[0] ?? 0);
    expect(row.version).toBe(2);

    const log = await app.store.fork().findAll(ChangeLog, { orderBy: { id: 'asc' } });
    const of = (entity: string, id: number) =>
      log.find((one) => one.entity === entity && one.entityId === id);
    expect(of('Customer', keep)).toMatchObject({
      userLogin: 'user-view_clients',
      before: { fullName: 'Семёнова Анна', phone: '79162451807', email: null },
      after: { phone: '79162451817', email: 'anna@mail.ru', merged: { id: gone } },
    });
    expect(of('Customer', gone)).toMatchObject({
      before: { fullName: 'Анна Семенова', phone: '79162451817' },
      after: { mergedInto: keep },
    });
    expect(of('Booking', moved[1] ?? 0)).toMatchObject({
      before: { customerId: gone },
      after: { customerId: keep },
    });
  });

  test('is refused when either customer has changed since the preview', async () => {
    const { keep, gone, moved } = await twoCards();
    const changes: (() => Promise<unknown>)[] = [
      () => rental(keep, 20),
      () => app.as(['edit_bookings']).rest('DELETE', `/bookings/${moved[0]}`),
      () =>
        app.store.write(app.store.fork(), async (em) => {
          (await em.findOneOrFail(Customer, gone)).fullName = 'Семенова Анна';
        }),
    ];
    for (const change of changes) {
      const seen = await choiceOf(keep, gone);
      await change();
      expect(await merge(seen)).toMatchObject({
        status: 409,
        body: { code: 'STALE', message: TEXTS.mergeStale },
      });
    }
    expect(await customersKept()).toHaveLength(2);
    expect(await ownersOf(moved)).toEqual([gone]);
    expect((await merge(await choiceOf(keep, gone))).status).toBe(200);
  });

  test('rejects invalid input and changes nothing', async () => {
    const { keep, gone } = await twoCards();
    const right = await choiceOf(keep, gone);
    const wrong: [Record<string, unknown>, number, string][] = [
      [{ ...right, goneId: keep }, 422, TEXTS.mergeSame],
      [{ ...right, phoneFrom: 2_000_000_000 }, 422, TEXTS.mergeChoice],
      [{ ...right, emailFrom: null }, 422, TEXTS.mergeChoice],
      [{ ...right, stamp: '' }, 422, TEXTS.mergeUnseen],
      [{}, 422, TEXTS.notFound],
    ];
    for (const [body, status, message] of wrong) {
      expect(await merge(body)).toMatchObject({ status, body: { message } });
    }
    expect(await customersKept()).toHaveLength(2);
    expect((await app.as(['edit_bookings']).rest('POST', '/customers/merge', right)).status).toBe(
      403,
    );
  });

  test('is applied once under concurrent requests', async () => {
    const { keep, gone } = await twoCards();
    const wanted = await choiceOf(keep, gone);
    const back = { ...wanted, keepId: gone, goneId: keep };
    const answers = await Promise.all([merge(wanted), merge(back), merge(wanted)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await customersKept()).toHaveLength(1);
  });

  test('is applied once when retried with the same Idempotency-Key', async () => {
    const { keep, gone } = await twoCards();
    const choice = await choiceOf(keep, gone);
    const send = () =>
      manager().rest<Merge>('POST', '/customers/merge', choice, { 'Idempotency-Key': `m-${gone}` });
    const first = await send();
    const again = await send();
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  });
});

describe('undoing a merge', () => {
  test('restores both customers with their bookings', async () => {
    const { keep, gone, kept, moved } = await twoCards();
    const before = (await customersKept()).map(({ id, fullName, phone, email, createdAt }) => ({
      id,
      fullName,
      phone,
      email,
      createdAt,
    }));
    const { operationId } = (await merge(await choiceOf(keep, gone))).body;
    expect((await app.as(null).rest('POST', `/customers/merge/${operationId}/undo`)).status).toBe(
      401,
    );
    const { status, body } = await undo(operationId);
    expect([status, body]).toMatchObject([200, { operationId, movedBookings: 3 }]);
    expect(await customersKept()).toMatchObject(before);
    expect(await ownersOf([kept])).toEqual([keep]);
    expect(await ownersOf(moved)).toEqual([gone]);
    expect(await undo(operationId)).toMatchObject({
      status: 409,
      body: { message: UNDO_MESSAGES.undone },
    });
    // The merge can be repeated.
    expect((await merge(await choiceOf(keep, gone))).status).toBe(200);
  });

  test('is refused when the customer or a booking has changed or the phone is taken', async () => {
    const { keep, gone } = await twoCards();
    const choice = { ...(await choiceOf(keep, gone)), phoneFrom: keep };
    const { operationId } = (await merge(choice)).body;
    const stranger = await addCustomer(app.store, { phone: '79162451817' });
    const refused = (message: string) => ({ status: 409, body: { code: 'CONFLICT', message } });
    expect(await undo(operationId)).toMatchObject(refused(UNDO_MESSAGES.phoneTaken));
    expect((await customersKept()).map(({ id }) => id)).toEqual([keep, stranger]);
    await app.store.fork().nativeDelete(Customer, { id: stranger });
    const added = await rental(keep, 20);
    expect(await undo(operationId)).toMatchObject(
      refused('Отменить нельзя: с тех пор добавлена бронь «Семёнова А.».'),
    );
    await app.store.fork().nativeDelete(Booking, { id: added });
    expect((await undo(operationId)).status).toBe(200);
  });

  test('rejects an unknown merge', async () => {
    const { keep } = await twoCards();
    await manager().rest('DELETE', `/customers/${keep}`);
    const [other] = await app.store.fork().findAll(ChangeLog);
    for (const id of [other?.id ?? 0, 2_000_000_000]) {
      expect(await undo(id)).toMatchObject({
        status: 404,
        body: { message: UNDO_MESSAGES.unknown },
      });
    }
  });
});
