import { Booking } from '@backend/store/entities/booking.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { addCar, november } from '@backend/testing/data/fleet';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import type { Permission } from '@schema/permissions';
import { kopecks } from '@schema/values/money/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

interface Task {
  kind: string;
  at: string;
  isLate: boolean;
  booking: { id: number; carTitle: string; customerPhone: string | null; whereabouts: string };
  nextBooking: { id: number; customerName: string; customerPhone: string | null } | null;
}

interface Now {
  overdue: Task[];
  today: Task[];
  conflicts: { maintenance: { id: number; description: string }; bookings: { id: number }[] }[];
  incompleteCount: number | null;
  total: number;
}

type Moment = readonly [day: number, time: string];

/* Thursday 12.11.2026 in Moscow, 14:00. */
let app: TestApp;
const booked: Record<string, number> = {};
const cars: Record<string, number> = {};

async function book(
  name: string,
  start: Moment,
  end: Moment,
  more: { out?: Moment; of?: string } = {},
) {
  const { store } = app;
  const owner = more.of ?? name;
  cars[owner] ??= await addCar(store, { brand: 'Kia', model: owner });
  customers[owner] ??= await addCustomer(store, { fullName: owner });
  booked[name] = await addRental(store, {
    carId: cars[owner] ?? 0,
    customerId: customers[owner] ?? 0,
    startDate: november(...start),
    endDate: november(...end),
  });
  if (!more.out) return;
  const handedOverAt = new Date(november(...more.out));
  await store.fork().nativeUpdate(Booking, { id: booked[name] ?? 0 }, { handedOverAt });
}
const customers: Record<string, number> = {};

beforeAll(async () => {
  app = await startTestApp({ clock: november(12, '14:00') });
  await book('goes out', [12, '16:00'], [15, '10:00']);
  await book('comes back', [10, '10:00'], [12, '18:00'], { out: [10, '10:00'] });
  await book('comes at midnight', [10, '10:00'], [13, '00:00'], { out: [10, '10:00'] });
  await book('fetched late', [11, '10:00'], [15, '10:00']);
  await book('unmarked yesterday', [8, '10:00'], [11, '10:00']);
  await book('late today', [10, '10:00'], [12, '13:00']);
  await book('never came', [1, '10:00'], [3, '10:00'], { out: [1, '10:05'] });
  // No marks yet: past bookings are history, not overdue actions.
  await book('history', [1, '10:00'], [3, '10:00']);
  await book('extended', [8, '10:00'], [10, '10:00'], { out: [8, '10:00'] });
  await book('extension', [10, '10:00'], [11, '10:00'], { of: 'extended' });
  await book('goes on', [10, '10:00'], [12, '20:00'], { out: [10, '10:00'] });
  await book('its extension', [12, '20:00'], [14, '10:00'], { of: 'goes on' });
  await book('in the way', [20, '10:00'], [22, '10:00']);
  await app.store.write(app.store.fork(), async (em) => {
    em.create(Maintenance, {
      car: cars['in the way'] ?? 0,
      description: 'Ремонт',
      status: 'scheduled',
      startDate: new Date(november(21, '09:00')),
      endDate: new Date(november(21, '18:00')),
      costKopecks: kopecks(0),
      createdAt: new Date(november(1, '12:00')),
    });
  });
  const foreign = { carId: null, customerId: null, startDate: null, endDate: null };
  await addRental(app.store, { ...foreign, isComplete: false });
  await addRental(app.store, { ...foreign, isComplete: false });
});
afterAll(() => app.close());

const nameOf = ({ booking }: { booking: { id: number } }) =>
  Object.keys(booked).find((name) => booked[name] === booking.id);
const ask = async (...permissions: Permission[]) =>
  (await app.as(['view_board', ...permissions]).rest<Now>('GET', '/now')).body;

describe('the list of actions', () => {
  test.each<[Permission, number]>([
    ['view_board', 200],
    ['edit_bookings', 403],
    ['view_logistics', 403],
  ])('with %s alone lists %d actions', async (permission, expected) => {
    expect((await app.as([permission]).rest('GET', '/now')).status).toBe(expected);
    expect((await app.as(null).rest('GET', '/now')).status).toBe(401);
  });

  test('starts with overdue cars, extended rentals included', async () => {
    const { overdue } = await ask();
    expect(overdue.map((task) => [nameOf(task), task.booking.whereabouts])).toEqual([
      ['never came', 'overdue'],
      ['unmarked yesterday', 'unconfirmed'],
      ['extension', 'overdue'],
      ['late today', 'unconfirmed'],
    ]);
    expect(overdue[0]).toMatchObject({
      kind: 'return',
      at: november(3, '10:00'),
      isLate: true,
      booking: { carTitle: 'Kia never came', customerPhone: expect.stringMatching(/^\+7\d{10}$/) },
    });
  });

  test('continues with the rest of the day, by time', async () => {
    const { today } = await ask();
    expect(today.map((task) => `${task.kind} ${nameOf(task)}`)).toEqual([
      'handover fetched late',
      'handover goes out',
      'return comes back',
      'return comes at midnight',
    ]);
  });

  test('lists maintenance that overlaps bookings', async () => {
    const { conflicts } = await ask();
    expect(conflicts).toEqual([
      {
        maintenance: expect.objectContaining({ description: 'Ремонт' }),
        bookings: [expect.objectContaining({ id: booked['in the way'] })],
      },
    ]);
  });

  test('counts incomplete bookings as one action for users with edit_bookings', async () => {
    expect(await ask()).toMatchObject({ incompleteCount: null, total: 9 });
    expect(await ask('edit_bookings')).toMatchObject({ incompleteCount: 2, total: 10 });
  });

  test('runs a fixed number of statements', async () => {
    const said = await statementsOf(app.store, () => ask('edit_bookings'));
    expect(said.filter((sql) => /from (cars|bookings|maintenances)/.test(sql))).toHaveLength(4);
  });

  test('shrinks with each mark and grows when a mark is removed', async () => {
    const caller = app.as(['view_board', 'edit_bookings']);
    const id = booked['comes back'];
    await caller.rest('POST', `/bookings/${id}/return`, {});
    expect((await ask()).today.map(nameOf)).not.toContain('comes back');
    await caller.rest('DELETE', `/bookings/${id}/return`, {});
    expect((await ask()).today.map(nameOf)).toContain('comes back');
  });
});

describe('an overdue car and its next handover', () => {
  const pairOf = async (caller: ReturnType<TestApp['as']>) => {
    const { overdue, today, total } = (await caller.rest<Now>('GET', '/now')).body;
    const next = overdue.find(({ booking }) => booking.id === booked['kept too long'])?.nextBooking;
    const listed = today.filter(({ booking }) => booking.id === booked['waits for it']);
    return { next: next?.id ?? null, listed: listed.map(({ kind }) => kind), total };
  };

  test('are one entry until the return is marked, then the handover is an entry of its day', async () => {
    const caller = app.as(['view_board', 'edit_bookings']);
    const { total: before } = await pairOf(caller);
    await book('kept too long', [10, '10:00'], [12, '12:00'], { out: [10, '10:00'] });
    await book('waits for it', [12, '20:00'], [14, '10:00'], { of: 'kept too long' });
    // One customer would make the second booking an extension.
    const other = await addCustomer(app.store, { fullName: 'Анна Никитина' });
    const id = booked['waits for it'] ?? 0;
    await app.store.fork().nativeUpdate(Booking, { id }, { customer: other });
    expect(await pairOf(caller)).toEqual({ next: id, listed: [], total: before + 1 });
    const { data } = await caller.gql<{ actionList: Pick<Now, 'overdue'> }>(
      '{ actionList { overdue { nextBooking { id customerName customerPhone } } } }',
    );
    expect(data?.actionList.overdue).toContainEqual({
      nextBooking: {
        id,
        customerName: 'Анна Никитина',
        customerPhone: expect.stringMatching(/^\+7\d{10}$/),
      },
    });

    const first = `/bookings/${booked['kept too long']}/return`;
    await caller.rest('POST', first, {});
    expect(await pairOf(caller)).toEqual({ next: null, listed: ['handover'], total: before + 1 });
    await caller.rest('POST', `/bookings/${id}/handover`, {});
    expect(await pairOf(caller)).toEqual({ next: null, listed: [], total: before });
    // Undone in reverse order, they are one entry again.
    await caller.rest('DELETE', `/bookings/${id}/handover`, {});
    await caller.rest('DELETE', first, {});
    expect(await pairOf(caller)).toEqual({ next: id, listed: [], total: before + 1 });
  });
});

test('with required return marks every unmarked booking past its end is overdue', async () => {
  const strict = await startTestApp({
    clock: november(12, '14:00'),
    config: { requireReturnMark: true },
  });
  try {
    const customerId = await addCustomer(strict.store);
    const dates = { startDate: november(1, '10:00'), endDate: november(3, '10:00') };
    const id = await addRental(strict.store, {
      carId: await addCar(strict.store),
      customerId,
      ...dates,
    });
    const { body } = await strict.as(['view_board']).rest<Now>('GET', '/now');
    expect(body.overdue.map(({ booking }) => booking.id)).toEqual([id]);
    expect(body.total).toBe(1);
  } finally {
    await strict.close();
  }
});
