import { Booking } from '@backend/store/entities/booking.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { addCar } from '@backend/testing/data/fleet';
import { addCustomer } from '@backend/testing/data/rentals';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import type { Permission } from '@schema/permissions';
import { carAvailability } from '@schema/values/fleet/car-availability';
import { kopecks } from '@schema/values/money/money';
import { dayOf, endOfDay } from '@schema/values/time/calendar';
import { occupiedPeriod, type Period } from '@schema/values/time/period';
import { addHours } from 'date-fns/addHours';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/*
 * «Is this car free from A to B, and where is it now»: every field and call gives the same answer
 * about one car, over random fleets, moments and windows (docs/domain.md, is a car free).
 */

const CARS = 3;
const START = new Date('2026-11-10T09:00:00Z');
const STAFF: Permission[] = ['edit_bookings', 'view_board', 'view_clients', 'view_archive'];

const made = fc.array(
  fc.record({
    pause: fc.constantFrom(0, 2, 26),
    length: fc.constantFrom(0, 5, 24, 50),
    kind: fc.constantFrom('rental', 'rental', 'rental', 'service', 'done', 'archived'),
    customer: fc.constantFrom(0, 1),
    marks: fc.constantFrom('none', 'none', 'out', 'returned', 'early'),
  }),
  { maxLength: 4 },
);
type Made = (typeof made extends fc.Arbitrary<infer T> ? T : never)[number];

const question = fc.record({
  fleet: fc.array(made, { minLength: CARS, maxLength: CARS }),
  now: fc.integer({ min: -3, max: 120 }),
  from: fc.integer({ min: -30, max: 130 }),
  length: fc.constantFrom(1, 20, 48),
});

interface Event {
  kind: string;
  id: number;
}
interface Unreturned {
  id: number;
  customer: string;
  endDate: string;
  whereabouts: string;
}
interface Offered {
  car: { id: number };
  releaseAt: string | null;
  nextBookingStart: string | null;
  unreturned: Unreturned | null;
}
interface Answer {
  inTheWay: Event[];
  releaseAt: string | null;
  next: (Event & { startDate: string }) | null;
  unreturned: Unreturned | null;
}
interface BoardEvent {
  id: number;
  startDate: string;
  endDate: string;
  returnedAt: string | null;
  status: string;
}

const UNRETURNED = 'unreturned { id customer endDate whereabouts }';
const OFFERED = `{ car { id } releaseAt nextBookingStart ${UNRETURNED} }`;
const OF_FLEET = `query ($start: DateTime!, $end: DateTime!) {
  availableCars(start: $start, end: $end) { items ${OFFERED} }
  wantedCars(text: "", start: $start, end: $end) { freeCount free ${OFFERED}
    later { car { id } ${UNRETURNED} } }
}`;
const OF_CAR = `query ($carId: Int!, $start: DateTime!, $end: DateTime!) {
  carAvailability(carId: $carId, start: $start, end: $end) {
    inTheWay { kind id } releaseAt next { kind id startDate } ${UNRETURNED}
  }
}`;
const OF_NIGHT = `query ($date: Day!, $start: DateTime!, $end: DateTime!) {
  dailyDashboard(date: $date) { available { cars { carId nextBookingStart ${UNRETURNED} } } }
  availableCars(start: $start, end: $end) { items ${OFFERED} }
}`;
const OF_BOARD = `{ board(start: "2026-11-05", days: 21) { rows { car { id }
  bookings { id startDate endDate returnedAt status } maintenances { id startDate endDate status }
} } }`;
const OF_CUSTOMER = `query ($id: Int!) { clientAnalytics(id: $id) {
  bookings { id whereabouts } currentBookings { id whereabouts }
} }`;

describe.each([false, true])('with required return marks: %s', (requireReturnMark) => {
  let app: TestApp;
  let zone: string;
  const cars: number[] = [];
  const customers: number[] = [];
  beforeAll(async () => {
    app = await startTestApp({ config: { requireReturnMark } });
    zone = app.config.companyTimeZone;
    for (let number = 0; number < CARS; number += 1) {
      cars.push(await addCar(app.store, { licensePlate: `А00${number}АА77`, pricePerDay: 3000 }));
    }
    for (const fullName of ['Иванов Иван', 'Петров Пётр', 'Чужой Чеслав']) {
      customers.push(await addCustomer(app.store, { fullName }));
    }
  });
  afterAll(() => app.close());

  const ask = async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const { data, errors } = await app.as(STAFF).gql<Data>(query, { ...variables });
    expect(errors).toBeUndefined();
    return data as Data;
  };

  /** Replaces all events. Each car also has an archived booking over the window; returns those by car. */
  async function write(fleet: readonly (readonly Made[])[], window: Period) {
    return app.store.write(app.store.fork(), async (em) => {
      await em.nativeDelete(Booking, {});
      await em.nativeDelete(Maintenance, {});
      const archived = new Map<number, Booking>();
      for (const [at, events] of fleet.entries()) {
        const car = cars[at] ?? 0;
        let from = START;
        for (const { pause, length, kind, customer, marks } of events) {
          const startDate = addHours(from, pause);
          const period = { startDate, endDate: addHours(startDate, length) };
          from = addHours(occupiedPeriod(period).endDate, length === 0 ? 1 : 0);
          if (kind === 'service' || kind === 'done') {
            const status = kind === 'done' ? 'done' : 'scheduled';
            em.create(Maintenance, {
              car,
              description: 'ТО',
              status,
              costKopecks: kopecks(0),
              createdAt: START,
              ...period,
            });
            continue;
          }
          em.create(Booking, {
            car,
            customer: customers[customer] ?? 0,
            createdAt: START,
            ...period,
            handedOverAt: marks === 'none' ? null : startDate,
            returnedAt:
              marks === 'returned'
                ? period.endDate
                : marks === 'early'
                  ? addHours(startDate, Math.floor(length / 2))
                  : null,
            cancelledAt: kind === 'archived' ? START : null,
          });
        }
        archived.set(
          car,
          em.create(Booking, {
            car,
            customer: customers[2] ?? 0,
            createdAt: START,
            cancelledAt: START,
            ...window,
          }),
        );
      }
      await em.flush();
      return new Map([...archived].map(([car, { id }]) => [car, id]));
    });
  }

  const named = ({ kind, id }: Event) => `${kind} ${id}`;

  test('every answer about a car is the same', async () => {
    await fc.assert(
      fc.asyncProperty(question, async ({ fleet, now, from, length }) => {
        app.clock.set(addHours(START, now).toISOString());
        const window = {
          startDate: addHours(START, from),
          endDate: addHours(START, from + length),
        };
        const archived = await write(fleet, window);
        const [start, end] = [window.startDate.toISOString(), window.endDate.toISOString()];

        const { availableCars, wantedCars } = await ask<{
          availableCars: { items: Offered[] };
          wantedCars: {
            freeCount: number;
            free: Offered[];
            later: Pick<Offered, 'car' | 'unreturned'>[];
          };
        }>(OF_FLEET, { start, end });
        const free = new Map(availableCars.items.map((item) => [item.car.id, item]));
        const rest = await app
          .as(STAFF)
          .rest<{ items: Offered[] }>('GET', `/availability/cars?start=${start}&end=${end}`);
        expect(rest.body.items).toMatchObject(availableCars.items);
        expect(wantedCars.free).toEqual(availableCars.items);
        expect(wantedCars.freeCount).toBe(free.size);

        const { board } = await ask<{
          board: {
            rows: { car: { id: number }; bookings: BoardEvent[]; maintenances: BoardEvent[] }[];
          };
        }>(OF_BOARD);
        for (const carId of cars) {
          const { carAvailability: answer } = await ask<{ carAvailability: Answer }>(OF_CAR, {
            carId,
            start,
            end,
          });
          const offered = free.get(carId);
          expect(answer.inTheWay.length === 0).toBe(offered !== undefined);
          if (offered) {
            expect(offered).toMatchObject({
              releaseAt: answer.releaseAt,
              nextBookingStart: answer.next?.startDate ?? null,
              unreturned: answer.unreturned,
            });
          }
          const later = wantedCars.later.find(({ car }) => car.id === carId);
          if (later) expect(later.unreturned).toEqual(answer.unreturned);
          const one = await app
            .as(STAFF)
            .rest<Answer>('GET', `/availability/cars/${carId}?start=${start}&end=${end}`);
          expect(one.body).toMatchObject(answer);

          const row = board.rows.find(({ car }) => car.id === carId);
          if (!requireReturnMark && row)
            expect(overBoard(row, window)).toEqual(answer.inTheWay.map(named));

          await restored(archived.get(carId) ?? 0, answer, free);
        }

        const night = endOfDay(dayOf(window.startDate, zone), zone);
        const { dailyDashboard, availableCars: atNight } = await ask<{
          dailyDashboard: { available: { cars: (Omit<Offered, 'car'> & { carId: number })[] } };
          availableCars: { items: Offered[] };
        }>(OF_NIGHT, {
          date: dayOf(window.startDate, zone),
          start: new Date(night.getTime() - 59_999),
          end: new Date(night.getTime() + 1),
        });
        const byCar = (a: { carId: number }, b: { carId: number }) => a.carId - b.carId;
        expect(dailyDashboard.available.cars.toSorted(byCar)).toEqual(
          atNight.items
            .map(({ car: { id: carId }, nextBookingStart, unreturned }) => ({
              carId,
              nextBookingStart,
              unreturned,
            }))
            .sort(byCar),
        );
        await onCards([...free.values()]);
      }),
      { numRuns: 40, seed: 20_261_126 },
    );
  }, 240_000);

  /** The result for the events of a board's row, by the function of the forms. */
  function overBoard(
    { bookings, maintenances }: { bookings: BoardEvent[]; maintenances: BoardEvent[] },
    window: Period,
  ): string[] {
    const periodOf = ({ startDate, endDate, returnedAt }: BoardEvent) =>
      occupiedPeriod({
        startDate: new Date(startDate),
        endDate: new Date(endDate),
        returnedAt: returnedAt ? new Date(returnedAt) : null,
      });
    const works = maintenances.filter(({ status }) => status !== 'done');
    const claims = [
      ...bookings.map((one) => ({ kind: 'booking', id: one.id, period: periodOf(one) })),
      ...works.map((one) => ({ kind: 'maintenance', id: one.id, period: periodOf(one) })),
    ];
    return carAvailability(window, { claims, rentals: [] }).inTheWay.map(named);
  }

  /**
   * The archived booking over the window is restored exactly when the car is free; else the refusal
   * names the conflict.
   */
  async function restored(id: number, answer: Answer, free: ReadonlyMap<number, Offered>) {
    const { status, body } = await app.as(STAFF).rest<{
      conflicts: Event[];
      suggestions: { cars: { carId: number; unreturnedRental: Unreturned | null }[] };
    }>('POST', `/bookings/${id}/restore`, {});
    if (answer.inTheWay.length === 0) {
      expect(status).toBe(200);
      expect((await app.as(STAFF).rest('DELETE', `/bookings/${id}`)).status).toBe(200);
      return;
    }
    expect(status).toBe(409);
    expect(body.conflicts.map(named)).toEqual(answer.inTheWay.map(named));
    const suggested = body.suggestions.cars.map(({ carId, unreturnedRental }) => [
      carId,
      unreturnedRental,
    ]);
    const offered = [...free].map(([carId, { unreturned }]) => [carId, unreturned]);
    expect(suggested.sort()).toEqual(offered.sort());
  }

  /** The card of a customer with an unreturned car names it too. */
  async function onCards(offered: readonly Offered[]) {
    const said = offered.flatMap(({ unreturned }) => (unreturned ? [unreturned] : []));
    if (said.length === 0) return;
    const cards = await Promise.all(
      customers.map((id) =>
        ask<{ clientAnalytics: Record<'bookings' | 'currentBookings', object[]> }>(OF_CUSTOMER, {
          id,
        }),
      ),
    );
    const current = cards.flatMap((card) => card.clientAnalytics.currentBookings);
    for (const { id, whereabouts } of said) expect(current).toContainEqual({ id, whereabouts });
  }
});
