import { MIN_OCCUPIED_MS } from '@schema/values/time/period';
import { addHours } from 'date-fns/addHours';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  claimsOf,
  conflictsOf,
  type MaintenanceRecord,
  needsOccupancyCheck,
  type OccupyingBooking,
  occupiedUntil,
} from './occupancy';

const at = (text: string) => new Date(`2026-11-${text}+03:00`);
const now = at('01T12:00');
const period = (start: string, end: string) => ({ startDate: at(start), endDate: at(end) });
const booking = (
  id: number,
  start: string,
  end: string,
  facts: Partial<OccupyingBooking> = {},
) => ({
  id,
  customer: 'Иванов Иван',
  ...period(start, end),
  ...facts,
});
const work = (id: number, start: string, end: string, status: MaintenanceRecord['status']) => ({
  id,
  description: 'Замена масла',
  status,
  ...period(start, end),
});
const wanted = period('12T10:00', '15T18:00');
const inTheWay = (facts: { bookings?: OccupyingBooking[]; maintenances?: MaintenanceRecord[] }) =>
  conflictsOf(wanted, { bookings: [], maintenances: [], now, ...facts }).map(
    ({ kind, event }) => `${kind} ${event.id}`,
  );

describe('an unreturned booking that ends where the requested one starts', () => {
  const held = booking(1, '10T10:00', '12T10:00', { customerId: 5 });
  const late = { now: at('13T10:00'), requireReturnMark: true, maintenances: [] };
  it.each([
    ['of the same customer is no conflict', held, 5, []],
    ['of another customer is one', held, 6, [1]],
    ['is one while the customer is unknown', held, undefined, [1]],
    ['without a customer is one', { ...held, customerId: null }, null, [1]],
    ['is one when it ends earlier', { ...held, endDate: at('12T09:00') }, 5, [1]],
    ['is one when it only starts there', { ...held, startDate: at('12T10:00') }, 5, [1]],
  ])('%s', (_, bookings, customerId, expected) => {
    const found = conflictsOf(wanted, { ...late, bookings: [bookings], customerId });
    expect(found.map(({ event }) => event.id)).toEqual(expected);
  });
});

describe('conflicts with 12.11 10:00 – 15.11 18:00', () => {
  it.each([
    ['a booking inside it', booking(1, '13T00:00', '14T00:00'), true],
    ['a booking around it', booking(1, '01T00:00', '30T00:00'), true],
    ['a booking over its start', booking(1, '10T10:00', '12T10:01'), true],
    ['a booking over its end', booking(1, '15T17:59', '20T10:00'), true],
    ['a booking that ends as it starts', booking(1, '10T10:00', '12T10:00'), false],
    ['a booking that starts as it ends', booking(1, '15T18:00', '20T10:00'), false],
    ['a cancelled booking', booking(1, '13T00:00', '14T00:00', { cancelledAt: now }), false],
    [
      'a booking returned before it starts',
      booking(1, '10T10:00', '13T10:00', { returnedAt: at('11T10:00') }),
      false,
    ],
    [
      'a booking returned only after it starts',
      booking(1, '10T10:00', '14T10:00', { returnedAt: at('13T10:00') }),
      true,
    ],
    ['a booking of a single moment inside it', booking(1, '13T10:00', '13T10:00'), true],
  ])('%s: %s', (_, fact, expected) => {
    expect(inTheWay({ bookings: [fact] })).toEqual(expected ? ['booking 1'] : []);
  });

  it.each([
    ['scheduled', true],
    ['in_progress', true],
    ['done', false],
  ] as const)('maintenance that is %s: %s', (status, expected) => {
    expect(inTheWay({ maintenances: [work(5, '14T09:00', '14T18:00', status)] })).toEqual(
      expected ? ['maintenance 5'] : [],
    );
  });

  it('are sorted by start', () => {
    expect(
      inTheWay({
        bookings: [booking(2, '14T10:00', '15T10:00'), booking(1, '11T10:00', '13T10:00')],
        maintenances: [work(5, '13T12:00', '13T18:00', 'scheduled')],
      }),
    ).toEqual(['booking 1', 'maintenance 5', 'booking 2']);
  });

  it('exclude the booking being moved', () => {
    const question = {
      bookings: [booking(1, '12T10:00', '15T18:00'), booking(2, '14T10:00', '16T10:00')],
      maintenances: [work(1, '13T12:00', '13T18:00', 'scheduled')],
      now,
      ignoreBookingId: 1,
    };
    expect(conflictsOf(wanted, question).map(({ kind, event }) => `${kind} ${event.id}`)).toEqual([
      'maintenance 1',
      'booking 2',
    ]);
  });

  it('two bookings at the same instant conflict', () => {
    const point = period('13T10:00', '13T10:00');
    const question = { bookings: [booking(1, '13T10:00', '13T10:00')], maintenances: [], now };
    expect(conflictsOf(point, question)).toHaveLength(1);
  });
});

describe('a booking past its end without a return mark', () => {
  const late = booking(1, '10T10:00', '12T10:00');
  const noon = at('13T12:00');

  it('releases the car at its end when the return mark is not required', () => {
    expect(occupiedUntil(late, { now: noon })).toEqual(at('12T10:00'));
  });

  it('holds the car until now when it is required', () => {
    expect(occupiedUntil(late, { now: noon, requireReturnMark: true })).toEqual(noon);
    const question = { bookings: [late], maintenances: [], now: noon, requireReturnMark: true };
    expect(conflictsOf(period('13T11:00', '14T11:00'), question)).toHaveLength(1);
    expect(conflictsOf(period('13T12:00', '14T12:00'), question)).toHaveLength(0);
  });

  it('releases it with the mark', () => {
    const returned = { ...late, returnedAt: at('12T15:00') };
    expect(occupiedUntil(returned, { now: noon, requireReturnMark: true })).toEqual(at('12T10:00'));
  });

  it('of zero length holds it for a minute', () => {
    const point = booking(1, '13T10:00', '13T10:00');
    expect(occupiedUntil(point, { now }).getTime()).toBe(
      at('13T10:00').getTime() + MIN_OCCUPIED_MS,
    );
  });
});

describe('a change of a booking claims new time', () => {
  const old = { carId: 7, ...wanted };

  it.each([
    ['the same again', wanted, false],
    ['a shorter one', period('13T10:00', '15T18:00'), false],
    ['a later end', period('12T10:00', '15T18:01'), true],
    ['an earlier start', period('12T09:59', '15T18:00'), true],
    ['another time', period('20T10:00', '21T10:00'), true],
    ['a moment inside', period('13T10:00', '13T10:00'), false],
    ['a moment at the very end', period('15T18:00', '15T18:00'), true],
  ])('%s: %s', (_, next, expected) => {
    expect(needsOccupancyCheck(old, { carId: 7, ...next })).toBe(expected);
  });

  it('always on another car', () => {
    expect(needsOccupancyCheck(old, { ...old, carId: 8 })).toBe(true);
  });

  it('always when it is new or restored', () => {
    expect(needsOccupancyCheck(null, old)).toBe(true);
  });

  it('when it reclaims the time freed by an early return', () => {
    const returned = { ...old, returnedAt: at('13T10:00') };
    expect(needsOccupancyCheck(returned, { ...returned, returnedAt: null })).toBe(true);
    expect(needsOccupancyCheck(returned, returned)).toBe(false);
  });
});

it('bookings made only without conflicts never overlap', () => {
  const anyWish = fc
    .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 30 }))
    .map(([from, length]) => ({
      startDate: addHours(now, from),
      endDate: addHours(now, from + length),
    }));
  fc.assert(
    fc.property(fc.array(anyWish, { maxLength: 60 }), (wishes) => {
      const kept: OccupyingBooking[] = [];
      for (const [id, wish] of wishes.entries()) {
        if (conflictsOf(wish, { bookings: kept, maintenances: [], now }).length > 0) continue;
        kept.push({ id, customer: null, ...wish });
      }
      const claims = claimsOf({ bookings: kept, maintenances: [] }, { now });
      for (const [index, claim] of claims.entries()) {
        const next = claims[index + 1];
        if (next) expect(claim.period.endDate <= next.period.startDate).toBe(true);
      }
    }),
  );
});
