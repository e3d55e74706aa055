import { Customer } from '@backend/store/entities/customer.entity';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const PATH = '/bookings/with-customer';

interface SuggestedCar {
  carId: number;
  title: string;
  licensePlate: string;
  color: string | null;
  year: number | null;
  totalPrice: number | null;
  unreturned: string | null;
}

interface Occupied {
  code: string;
  message: string;
  conflicts: { kind: string; id: number; title: string; startDate: string; endDate: string }[];
  suggestions: {
    cars: SuggestedCar[];
    windows: { startDate: string; endDate: string }[];
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings']);
const create = (carId: number, more: Record<string, unknown> = {}) =>
  staff().rest<Occupied & { id: number }>('POST', PATH, bookingBody(carId, more));
const plain = { color: null, year: null, unreturned: null, unreturnedRental: null };
const stranger = { fullName: 'Чужой Чеслав', phone: '+79995554433', email: null };

describe('an occupied car', () => {
  let carId: number;
  let bookingId: number;
  let near: number;
  let far: number;

  beforeAll(async () => {
    carId = await addCar(app.store, { licensePlate: 'А001АА77', pricePerDay: 3000 });
    near = await addCar(app.store, { model: 'Ceed', licensePlate: 'А002АА77', pricePerDay: 3200 });
    far = await addCar(app.store, {
      brand: 'BMW',
      model: 'X5',
      licensePlate: 'А003АА77',
      pricePerDay: 15_000,
    });
    const busy = await addCar(app.store, { licensePlate: 'А004АА77', pricePerDay: 3000 });
    await create(busy);
    bookingId = (await create(carId)).body.id;
  });

  test('is refused with conflicts, similarly priced cars and the nearest free window', async () => {
    const wish = {
      startDate: november(13, '10:00'),
      endDate: november(15, '10:00'),
      customer: stranger,
    };
    const { status, body } = await create(carId, wish);
    expect(status).toBe(409);
    expect(body).toEqual({
      code: 'CAR_OCCUPIED',
      message: 'Автомобиль занят: Иванов И., 12.11.2026 10:00 – 14.11.2026 10:00',
      conflicts: [
        {
          kind: 'booking',
          id: bookingId,
          title: 'Иванов И.',
          startDate: november(12, '10:00'),
          endDate: november(14, '10:00'),
        },
      ],
      suggestions: {
        cars: [
          { carId: near, title: 'Kia Ceed', licensePlate: 'А002АА77', totalPrice: 6400, ...plain },
          { carId: far, title: 'BMW X5', licensePlate: 'А003АА77', totalPrice: 30_000, ...plain },
        ],
        windows: [{ startDate: november(14, '10:00'), endDate: november(16, '10:00') }],
      },
    });
    expect(await app.store.fork().count(Customer, { fullName: stranger.fullName })).toBe(0);
  });

  test('is refused the same over GraphQL', async () => {
    const input = bookingBody(carId, { customer: stranger });
    const CREATE = `mutation ($input: CreateBookingWithCustomerInput!) {
      createBookingWithCustomer(input: $input) { id }
    }`;
    const { errors } = await staff().gql(CREATE, { input });
    const { body } = await create(carId, { customer: stranger });
    const { message, ...extensions } = body;
    expect(errors?.[0]?.message).toBe(message);
    expect(errors?.[0]?.extensions).toEqual(extensions);
  });

  test('suggestions can be booked unchanged', async () => {
    const wish = {
      startDate: november(11, '18:00'),
      endDate: november(12, '12:00'),
      customer: stranger,
    };
    const { body } = await create(carId, wish);
    const [window] = body.suggestions.windows;
    const [car] = body.suggestions.cars;
    const moved = await create(carId, { ...wish, ...window });
    expect(moved.status).toBe(201);
    const other = await create(car?.carId ?? 0, { ...wish, totalPrice: car?.totalPrice });
    expect(other.status).toBe(201);
    expect(other.body).toMatchObject({ priceEdited: false });
  });
});

describe('an unreturned car', () => {
  test('is suggested last, with its location', async () => {
    const carId = await addCar(app.store, { pricePerDay: 1 });
    const late = await addCar(app.store, { model: 'Поздняя', pricePerDay: 1 });
    const past = { startDate: november(1, '10:00'), endDate: november(2, '10:00') };
    const rental = await create(late, past);
    const handedOver = await staff().rest('POST', `/bookings/${rental.body.id}/handover`, {});
    expect(handedOver.status).toBe(200);
    await create(carId);
    const { body } = await create(carId, { customer: stranger, totalPrice: 2 });
    const { id } = rental.body;
    expect(body.suggestions.cars.at(-1)).toMatchObject({
      carId: late,
      unreturned: 'overdue',
      unreturnedRental: { id, customer: 'Иванов Иван Петрович', endDate: past.endDate },
    });
  });
});

describe('maintenance', () => {
  test('occupies the car until done, named by its first line', async () => {
    const carId = await addCar(app.store);
    const mechanic = app.as(['view_board']);
    const work = {
      carId,
      description: 'Замена масла\nи фильтров',
      status: 'scheduled',
      startDate: november(13, '09:00'),
      endDate: november(13, '18:00'),
      cost: 0,
    };
    const { body: saved } = await mechanic.rest('POST', '/maintenances', work);
    const refused = await create(carId);
    expect(refused.status).toBe(409);
    expect(refused.body.conflicts).toEqual([
      {
        kind: 'maintenance',
        id: saved.id,
        title: 'Замена масла',
        startDate: work.startDate,
        endDate: work.endDate,
      },
    ]);
    await mechanic.rest('PUT', `/maintenances/${saved.id}`, { ...work, status: 'done' });
    expect((await create(carId)).status).toBe(201);
  });
});

describe('a booking that ends at its start', () => {
  test('occupies one minute', async () => {
    const carId = await addCar(app.store);
    const at = (time: string) => ({ startDate: november(12, time), endDate: november(12, time) });
    expect((await create(carId, at('10:00'))).status).toBe(201);
    expect((await create(carId, at('10:00'))).status).toBe(409);
    expect((await create(carId, at('10:01'))).status).toBe(201);
  });
});

describe('with required return marks', () => {
  test('an unmarked booking past its end occupies its car until now', async () => {
    const strict = await startTestApp({ config: { requireReturnMark: true } });
    try {
      const carId = await addCar(strict.store);
      const editor = strict.as(['edit_bookings']);
      const past = { startDate: november(1, '10:00'), endDate: november(5, '10:00') };
      const first = await editor.rest('POST', PATH, bookingBody(carId, past));
      expect(first.body.status).toBe('active');
      const meanwhile = { startDate: november(6, '10:00'), endDate: november(7, '10:00') };
      const refused = await editor.rest<Occupied>('POST', PATH, bookingBody(carId, meanwhile));
      expect(refused.status).toBe(409);
      expect(refused.body.message).toContain(MESSAGES.occupancy.carOccupied);
      expect(refused.body.conflicts[0]?.id).toBe(first.body.id);
      const [window] = refused.body.suggestions.windows;
      const later = await editor.rest('POST', PATH, bookingBody(carId, { ...window }));
      expect(later.status).toBe(201);
    } finally {
      await strict.close();
    }
  });

  test('it conflicts with another customer, but not with its extension or a later end of that', async () => {
    const strict = await startTestApp({ config: { requireReturnMark: true } });
    try {
      const carId = await addCar(strict.store);
      const staff = strict.as(['edit_bookings']);
      const past = { startDate: november(1, '10:00'), endDate: november(5, '10:00') };
      await staff.rest('POST', PATH, bookingBody(carId, past));
      const next = { startDate: november(5, '10:00'), endDate: november(6, '10:00') };
      const customer = { fullName: 'Чужой Чужак', phone: '+79160000909', email: null };
      const strange = await staff.rest('POST', PATH, bookingBody(carId, { ...next, customer }));
      expect(strange.status).toBe(409);
      const own = await staff.rest<{ id: number }>('POST', PATH, bookingBody(carId, next));
      expect(own.status).toBe(201);
      const longer = { ...bookingBody(carId, next), endDate: november(7, '10:00') };
      const edited = await staff.rest('PUT', `/bookings/${own.body.id}`, longer);
      expect(edited.status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
