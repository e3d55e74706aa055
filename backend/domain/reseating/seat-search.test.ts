import { overlaps, type Period } from '@schema/values/time/period';
import { millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCost, type Cost, isBelow, NOTHING, STAYS } from './seat-cost';
import type { Seat, SeatQuestion } from './seat-facts';
import { searchSeats } from './seat-search';

const period = (from: number, to: number): Period => ({
  startDate: new Date(from * millisecondsInHour),
  endDate: new Date(to * millisecondsInHour),
});
const seat = (id: number, carId: number, from: number, to: number, isMovable = true): Seat => ({
  id,
  carId,
  period: period(from, to),
  isMovable,
});
/** Cars 1 and 2 are one model, the others another; prices increase with the id. */
const distance: SeatQuestion['distance'] = ({ carId: own }, carId) => ({
  isSameModel: own <= 2 === carId <= 2,
  price: Math.abs(own - carId) * 100,
});
const search = (seats: readonly Seat[], cars = 3, window = period(0, 100)) =>
  searchSeats({
    carIds: Array.from({ length: cars }, (_, at) => at + 1),
    seats,
    carId: 1,
    window,
    distance,
  });
const moves = (seats: readonly Seat[], cars?: number, window?: Period) =>
  [...search(seats, cars, window).moves].map(([id, carId]) => `${id}→${carId}`).sort();

describe('freeing a car', () => {
  it.each<[string, Seat[], number, string[]]>([
    ['the car has no events', [seat(1, 2, 10, 20)], 3, []],
    ['the same model first', [seat(1, 1, 10, 20)], 3, ['1→2']],
    ['else the nearest price', [seat(1, 1, 10, 20), seat(2, 2, 15, 16)], 4, ['1→3']],
    [
      'touching bookings move to one car',
      [seat(1, 1, 10, 20), seat(2, 1, 20, 30), seat(3, 2, 5, 10)],
      3,
      ['1→2', '2→2'],
    ],
    [
      'a booking that has begun is not moved',
      [seat(1, 1, 10, 20, false), seat(2, 1, 20, 30), seat(3, 2, 25, 40, false)],
      3,
      ['2→3'],
    ],
    [
      'a free car rather than a chain',
      [seat(1, 1, 10, 20), seat(2, 2, 12, 22), seat(3, 3, 15, 18, false), seat(4, 3, 0, 5)],
      4,
      ['1→4'],
    ],
    [
      'one booking moves to free a car for another',
      [seat(1, 1, 10, 20), seat(2, 2, 18, 30), seat(3, 3, 10, 18)],
      3,
      ['1→2', '2→3'],
    ],
    [
      'two swap their cars',
      [seat(1, 1, 10, 20), seat(2, 2, 15, 30), seat(3, 3, 10, 40, false)],
      3,
      [],
    ],
  ])('%s', (_name, seats, cars, expected) => {
    expect(moves(seats, cars)).toEqual(expected);
  });

  it('lets two bookings swap cars where the window is free by then', () => {
    const seats = [seat(1, 1, 10, 20), seat(2, 2, 18, 30), seat(3, 3, 0, 40, false)];
    expect(moves(seats, 3, period(10, 15))).toEqual(['1→2', '2→1']);
  });

  it('lists those without a free car', () => {
    const { left, moves: found } = search([
      seat(1, 1, 10, 20),
      seat(2, 1, 20, 30),
      seat(3, 2, 10, 15, false),
      seat(4, 3, 10, 15, false),
    ]);
    expect([left.map(({ id }) => id), [...found]]).toEqual([[1], [[2, 2]]]);
  });

  it('stops early in a fully booked fleet and reports it', () => {
    const cars = 200;
    const seats = Array.from({ length: cars }, (_, car) =>
      Array.from({ length: 12 }, (_slot, slot) =>
        seat(car * 100 + slot, car + 1, slot * 10 + (car % 7), slot * 10 + 9 + (car % 7)),
      ),
    ).flat();
    expect(search(seats, cars)).toMatchObject({ isBest: false, cost: { left: 10 } });
  });
});

const anyFleet = fc
  .record({
    cars: fc.integer({ min: 2, max: 4 }),
    wishes: fc.array(
      fc.record({
        car: fc.integer({ min: 1, max: 4 }),
        from: fc.nat(12),
        length: fc.integer({ min: 1, max: 7 }),
        isMovable: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
      }),
      { maxLength: 8 },
    ),
    window: fc.tuple(fc.nat(10), fc.integer({ min: 1, max: 12 })),
  })
  .map(({ cars, wishes, window: [from, length] }) => {
    const seats: Seat[] = [];
    for (const [id, { car, from: start, length: hours, isMovable }] of wishes.entries()) {
      const next = seat(id + 1, car, start, start + hours, isMovable);
      const isTaken = seats.some((one) => one.carId === car && overlaps(one.period, next.period));
      if (car <= cars && !isTaken) seats.push(next);
    }
    return { cars, seats, window: period(from, from + length) };
  });

interface Fleet {
  readonly cars: number;
  readonly seats: readonly Seat[];
  readonly window: Period;
}

/** The reason why these moves are invalid; null when they are valid. */
function faultOf({ seats, window }: Fleet, moved: ReadonlyMap<number, number>): string | null {
  const carOf = (one: Seat) => moved.get(one.id) ?? one.carId;
  for (const [at, one] of seats.entries()) {
    for (const other of seats.slice(at + 1)) {
      if (carOf(one) === carOf(other) && overlaps(one.period, other.period)) return 'overlap';
    }
    if (carOf(one) === one.carId) continue;
    if (!one.isMovable) return 'moved what stays';
    const isLeaving = one.carId === 1 && overlaps(one.period, window);
    if (isLeaving) continue;
    if (carOf(one) === 1 && overlaps(one.period, window)) return 'into the window';
    const isPushed = seats.some(
      (by) =>
        by.carId === 1 &&
        overlaps(by.period, window) &&
        moved.get(by.id) === one.carId &&
        overlaps(by.period, one.period),
    );
    if (!isPushed) return 'moved for nothing';
  }
  return null;
}

function costOf({ seats, window }: Fleet, moved: ReadonlyMap<number, number>): Cost {
  let cost = NOTHING;
  for (const one of seats) {
    const to = moved.get(one.id);
    if (to !== undefined) {
      const { isSameModel, price } = distance(one, to);
      cost = addCost(cost, { left: 0, moves: 1, otherModels: isSameModel ? 0 : 1, price });
    } else if (one.carId === 1 && one.isMovable && overlaps(one.period, window)) {
      cost = addCost(cost, STAYS);
    }
  }
  return cost;
}

/** The minimum cost, by exhaustive search. */
function bruteForce(fleet: Fleet): Cost {
  const movable = fleet.seats.filter(({ isMovable }) => isMovable);
  let best: Cost | null = null;
  const moved = new Map<number, number>();
  const tryFrom = (index: number) => {
    const one = movable[index];
    if (!one) {
      const cost = costOf(fleet, moved);
      if ((!best || isBelow(cost, best)) && faultOf(fleet, moved) === null) best = cost;
      return;
    }
    tryFrom(index + 1);
    for (let carId = 1; carId <= fleet.cars; carId++) {
      if (carId === one.carId) continue;
      moved.set(one.id, carId);
      tryFrom(index + 1);
      moved.delete(one.id);
    }
  };
  tryFrom(0);
  return best ?? NOTHING;
}

describe('in any small fleet', () => {
  it('the moves are valid, and no others leave fewer bookings, are fewer or nearer', () => {
    fc.assert(
      fc.property(anyFleet, (fleet) => {
        const found = search(fleet.seats, fleet.cars, fleet.window);
        expect(faultOf(fleet, found.moves)).toBeNull();
        expect(found.isBest).toBe(true);
        expect(costOf(fleet, found.moves)).toEqual(found.cost);
        expect(found.cost).toEqual(bruteForce(fleet));
      }),
      { numRuns: 150 },
    );
  });
});
