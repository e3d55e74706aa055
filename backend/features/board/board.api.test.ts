import { CarPhoto } from '@backend/store/entities/fleet/car-photo.entity';
import { addCar, addSource, bookingBody, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const BOARD = `query ($start: Day!, $days: Int!) {
  board(start: $start, days: $days) {
    start days
    rows {
      car { id brand model licensePlate color year depositAmount photos sortOrder }
      bookings {
        id carId status startDate endDate handedOverAt returnedAt cancelledAt cancelReason customer customerPhone
        sourceId sourceName notes totalPrice priceEdited depositAmount depositComment createdAt
        isExtension isExtended isHandedOver expectsHandoverMark whereabouts conflict version
      }
      maintenances { id carId description status startDate endDate cost conflict version }
    }
  }
}`;

interface Event {
  id: number;
  status: string;
  conflict: boolean;
  isExtension?: boolean;
  startsInCell: boolean;
  endsInCell: boolean;
}
interface Cell {
  date: string;
  status: string;
  booking: Event | null;
  maintenance: Event | null;
}
interface Row {
  car: { id: number; photos: string[] };
  cells: Cell[];
  events: (Event & { kind: string })[];
}
interface BoardAnswer {
  start: string;
  days: number;
  rows: Row[];
}
interface GraphBoard {
  board: { rows: { car: { id: number }; bookings: Event[]; maintenances: Event[] }[] };
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

const staff = () => app.as(['edit_bookings', 'view_board']);
const read = (start: string, days: number | string) =>
  staff().rest<BoardAnswer & { message?: string }>('GET', `/board?start=${start}&days=${days}`);
async function rowOf(start: string, days: number, car = carId): Promise<Row> {
  const { body } = await read(start, days);
  const row = body.rows.find(({ car: { id } }) => id === car);
  if (!row) throw new Error(`No row of car ${car}`);
  return row;
}
const book = async (from: [number, string], to: [number, string], more: object = {}) => {
  const body = bookingBody(carId, {
    startDate: november(...from),
    endDate: november(...to),
    ...more,
  });
  return (await staff().rest<{ id: number }>('POST', '/bookings/with-customer', body)).body.id;
};
const serve = async (from: [number, string], to: [number, string]) => {
  const work = {
    carId,
    description: 'Ремонт',
    startDate: november(...from),
    endDate: november(...to),
    cost: 100,
  };
  return (await staff().rest<{ id: number }>('POST', '/maintenances', work)).body.id;
};
const drawn = ({ cells }: Row) => cells.map(({ status }) => status);

describe('the board rejects', () => {
  test.each([0, -1, 401, 100_000])('a period of %d days', async (days) => {
    const { status, body } = await read('2026-11-10', days);
    expect([status, body.message]).toEqual([422, MESSAGES.board.invalidDays]);
  });

  const noDate = { start: MESSAGES.generic.invalidDate };
  const noDays = { days: MESSAGES.board.invalidDays };
  test.each([
    ['/board', { ...noDate, ...noDays }],
    ['/board?start=2026-11-10', noDays],
    ['/board?days=7', noDate],
    ['/board?start=10.11.2026&days=7', noDate],
    ['/board?start=2026-02-30&days=7', noDate],
    ['/board?start=2026-11-10T00:00:00Z&days=7', noDate],
    ['/board?start=2026-11-10&days=7.5', noDays],
    ['/board?start=2026-11-10&days=много', noDays],
  ])('an invalid period: %s', async (path, fields) => {
    const { status, body } = await staff().rest('GET', encodeURI(path));
    const [message] = Object.values(fields);
    expect([status, body]).toEqual([422, { code: 'VALIDATION_FAILED', message, fields }]);
  });
});

describe('the board', () => {
  test('has a row per car in fleet order, with photos', async () => {
    await app.store.write(app.store.fork(), async (em) => {
      em.create(CarPhoto, { car: carId, url: '/files/b.webp', sortOrder: 2 });
      em.create(CarPhoto, { car: carId, url: '/files/a.webp', sortOrder: 1 });
      await em.flush();
    });
    const { status, body } = await read('2026-11-10', 21);
    expect(status).toBe(200);
    expect([body.start, body.days]).toEqual(['2026-11-10', 21]);
    const ids = body.rows.map(({ car }) => car.id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    const row = body.rows.find(({ car }) => car.id === carId);
    expect(row?.car).toMatchObject({
      brand: 'Kia',
      depositAmount: 5000,
      photos: ['/files/a.webp', '/files/b.webp'],
    });
    expect(row?.cells).toHaveLength(21);
    expect(row?.cells[20]?.date).toBe('2026-11-30');
  });

  test('is the same over REST and GraphQL', async () => {
    const sourceId = await addSource(app.store, `Авито ${carId}`);
    await book([12, '10:00'], [14, '18:00'], { sourceId, notes: 'Вокзал' });
    await serve([14, '12:00'], [15, '10:00']);
    const rest = await rowOf('2026-11-10', 10);
    const { data } = await staff().gql<GraphBoard>(BOARD, { start: '2026-11-10', days: 10 });
    const graph = data?.board.rows.find(({ car }) => car.id === carId);
    const events = [
      ...(graph?.bookings ?? []).map((event) => ({ ...event, kind: 'booking' })),
      ...(graph?.maintenances ?? []).map((event) => ({ ...event, kind: 'maintenance' })),
    ];
    expect(rest.events).toEqual(events);
    expect(rest.car).toEqual(graph?.car);
    const [cell] = rest.cells.filter(({ date }) => date === '2026-11-13');
    expect(cell?.booking).toEqual({
      ...graph?.bookings[0],
      startsInCell: false,
      endsInCell: false,
    });
  });

  test('builds cells by company days and flags where events start and end', async () => {
    // 11.11 22:30 UTC is 12.11 01:30 in Moscow; an end at 00:00 belongs to the day before.
    const id = await book([12, '01:30'], [15, '00:00']);
    const row = await rowOf('2026-11-11', 5);
    expect(drawn(row)).toEqual(['available', 'reserved', 'reserved', 'reserved', 'available']);
    const flags = row.cells.map(
      ({ booking }) => booking && [booking.id, booking.startsInCell, booking.endsInCell],
    );
    expect(flags).toEqual([null, [id, true, false], [id, false, false], [id, false, true], null]);
  });

  test('includes status, extension and customer of a booking and omits archived ones', async () => {
    await book([9, '10:00'], [11, '10:00']);
    await book([11, '10:00'], [12, '10:00']);
    const gone = await book([14, '10:00'], [15, '10:00']);
    await staff().rest('DELETE', `/bookings/${gone}`);
    const { events } = await rowOf('2026-11-11', 7);
    expect(events.map(({ status, isExtension }) => [status, isExtension])).toEqual([
      ['active', false],
      ['planned', true],
    ]);
    expect(events[0]).toMatchObject({
      kind: 'booking',
      customer: 'Иванов Иван Петрович',
      customerPhone: '+79162451807',
      totalPrice: 6000,
    });
  });

  test('detects an extension even when the previous rental is outside the period', async () => {
    await book([2, '10:00'], [11, '10:00']);
    await book([11, '10:00'], [13, '10:00']);
    const { events } = await rowOf('2026-11-12', 3);
    expect(events).toHaveLength(1);
    expect(events[0]?.isExtension).toBe(true);
  });

  test('shows unfinished maintenance above bookings and marks the bookings under it', async () => {
    const booking = await book([12, '10:00'], [14, '10:00']);
    const work = await serve([13, '09:00'], [13, '18:00']);
    const before = await rowOf('2026-11-12', 3);
    expect(drawn(before)).toEqual(['reserved', 'maintenance', 'reserved']);
    expect(before.cells[1]).toMatchObject({ booking: { id: booking }, maintenance: { id: work } });
    expect(before.events.map(({ conflict }) => conflict)).toEqual([true, true]);
    await staff().rest('PUT', `/maintenances/${work}`, {
      description: 'Ремонт',
      status: 'done',
      startDate: november(13, '09:00'),
      endDate: november(13, '18:00'),
      cost: 100,
    });
    const after = await rowOf('2026-11-12', 3);
    expect(drawn(after)).toEqual(['reserved', 'reserved', 'reserved']);
    expect(after.events.map(({ conflict }) => conflict)).toEqual([false, false]);
  });

  test('detects a conflict even when only one of the two events is in the period', async () => {
    await book([5, '10:00'], [14, '10:00']);
    await serve([6, '09:00'], [7, '18:00']);
    const later = await rowOf('2026-11-10', 3);
    expect(later.events.map(({ kind, conflict }) => [kind, conflict])).toEqual([['booking', true]]);

    carId = await addCar(app.store);
    await book([20, '10:00'], [21, '10:00']);
    await serve([16, '09:00'], [20, '18:00']);
    const earlier = await rowOf('2026-11-15', 3);
    expect(earlier.events.map(({ kind, conflict }) => [kind, conflict])).toEqual([
      ['maintenance', true],
    ]);
    const calm = await addCar(app.store);
    carId = calm;
    await book([5, '10:00'], [14, '10:00']);
    await serve([14, '10:00'], [15, '18:00']);
    expect((await rowOf('2026-11-10', 3)).events.map(({ conflict }) => conflict)).toEqual([false]);
  });
});

describe('in a zone with daylight saving time', () => {
  test('days of 23 and 25 hours start and end at local midnight', async () => {
    const berlin = await startTestApp({ config: { companyTimeZone: 'Europe/Berlin' } });
    try {
      const car = await addCar(berlin.store);
      const editor = berlin.as(['edit_bookings', 'view_board']);
      // 25.10.2026 has 25 hours: 24.10 22:00Z … 25.10 23:00Z. The end is 26.10 00:00 in Berlin.
      const period = { startDate: '2026-10-24T21:59:00.000Z', endDate: '2026-10-25T23:00:00.000Z' };
      await editor.rest('POST', '/bookings/with-customer', bookingBody(car, period));
      // 29.03.2026 has 23 hours: it ends at 22:00Z.
      const spring = { startDate: '2026-03-29T21:30:00.000Z', endDate: '2026-03-29T22:30:00.000Z' };
      await editor.rest('POST', '/bookings/with-customer', bookingBody(car, spring));

      const cellsOf = async (start: string, days: number) => {
        const { body } = await editor.rest<BoardAnswer>(
          'GET',
          `/board?start=${start}&days=${days}`,
        );
        return body.rows[0]?.cells.map(({ date, status }) => `${date} ${status}`);
      };
      expect(await cellsOf('2026-10-23', 4)).toEqual([
        '2026-10-23 available',
        '2026-10-24 reserved',
        '2026-10-25 reserved',
        '2026-10-26 available',
      ]);
      expect(await cellsOf('2026-03-28', 4)).toEqual([
        '2026-03-28 available',
        '2026-03-29 reserved',
        '2026-03-30 reserved',
        '2026-03-31 available',
      ]);
      expect(await cellsOf('2026-10-26', 1)).toEqual(['2026-10-26 available']);
    } finally {
      await berlin.close();
    }
  });
});
