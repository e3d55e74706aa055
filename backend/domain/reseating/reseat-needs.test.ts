import { chosenMoves, leaveOut, takeIn } from '@schema/values/bookings/chosen-moves';
import { overlaps } from '@schema/values/time/period';
import { addHours } from 'date-fns/addHours';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { needsOf } from './reseat-needs';
import { reseatPlan } from './reseat-plan';
import type { ReseatedBooking } from './reseatable';

const now = new Date('2026-11-10T09:00:00Z');
const hours = (count: number) => addHours(now, count);
const cars = [1, 2, 3, 4].map((id) => ({
  id,
  brand: 'Kia',
  model: 'Rio',
  licensePlate: `А00${id}АА77`,
}));
const booking = (id: number, carId: number, from: number, to: number): ReseatedBooking => ({
  id,
  carId,
  customerId: null,
  customer: `Гость ${id}`,
  startDate: hours(from),
  endDate: hours(to),
  cancelledAt: null,
  handedOverAt: null,
  returnedAt: null,
});

const anyBookings = fc
  .array(
    fc.record({
      carId: fc.integer({ min: 1, max: 4 }),
      from: fc.integer({ min: 0, max: 12 }),
      length: fc.integer({ min: 1, max: 8 }),
    }),
    { minLength: 3, maxLength: 9 },
  )
  .map((wishes) => {
    const bookings: ReseatedBooking[] = [];
    for (const [at, { carId, from, length }] of wishes.entries()) {
      const next = booking(at + 1, carId, from, from + length);
      const isTaken = bookings.some((one) => one.carId === carId && overlaps(one, next));
      if (!isTaken) bookings.push(next);
    }
    return bookings;
  });

function linkedMoves(bookings: readonly ReseatedBooking[], window: [number, number]) {
  const plan = reseatPlan({
    zone: 'Europe/Moscow',
    now,
    requireReturnMark: false,
    cars,
    groupsByCar: new Map(),
    bookings,
    maintenances: [],
    candidates: cars.slice(0, 1),
    window: { startDate: hours(window[0]), endDate: hours(window[1]) },
    isBroken: false,
  });
  const moves = plan?.moves ?? [];
  return moves.map((move) => ({
    ...move,
    bookingId: move.booking.id,
    needs: needsOf(move, moves),
  }));
}

/** Two bookings that overlap in one car after these moves. */
function clashOf(
  bookings: readonly ReseatedBooking[],
  moves: ReturnType<typeof linkedMoves>,
): readonly [number, number] | null {
  const goals = new Map(moves.map(({ bookingId, to }) => [bookingId, to.id]));
  const carOf = ({ id, carId }: ReseatedBooking) => goals.get(id) ?? carId;
  for (const [at, one] of bookings.entries()) {
    const other = bookings
      .slice(at + 1)
      .find((two) => carOf(two) === carOf(one) && overlaps(one, two));
    if (other) return [one.id, other.id];
  }
  return null;
}

it('lists exactly the bookings that must leave for a move', () => {
  const bookings = [
    booking(1, 1, 13, 16),
    booking(2, 2, 14, 18),
    booking(3, 3, 1, 14),
    { ...booking(4, 4, 1, 30), handedOverAt: now },
  ];
  const moves = linkedMoves(bookings, [12, 20]);
  expect(moves.map(({ bookingId, to, needs }) => [bookingId, to.id, needs])).toEqual([
    [1, 2, [2]],
    [2, 3, []],
  ]);
  expect(clashOf(bookings, moves.slice(0, 1))).toEqual([1, 2]);
});

it('for any moves excluded and included again, the rest is valid', () => {
  let chains = 0;
  fc.assert(
    fc.property(
      anyBookings,
      fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 4, max: 16 })),
      fc.array(fc.tuple(fc.nat(8), fc.boolean()), { maxLength: 6 }),
      (bookings, [from, length], choices) => {
        const moves = linkedMoves(bookings, [from, from + length]);
        fc.pre(moves.length > 0);
        if (moves.some(({ needs }) => needs.length > 0)) chains += 1;
        let out: ReadonlySet<number> = new Set();
        for (const [at, isTaken] of choices) {
          const id = moves[at % moves.length]?.bookingId ?? 0;
          // Any set is reduced to a valid one, and both steps return a valid one.
          expect(clashOf(bookings, [...chosenMoves(moves, new Set([...out, id]))])).toBeNull();
          out = isTaken ? takeIn(moves, out, id) : leaveOut(moves, out, id, 1);
          const chosen = chosenMoves(moves, out);
          expect(chosen.length).toBe(moves.length - out.size);
          expect(clashOf(bookings, [...chosen])).toBeNull();
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(chains).toBeGreaterThan(0);
});
