import { addMinutes } from 'date-fns/addMinutes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WHEREABOUTS } from '../bookings/whereabouts';
import { carAvailability } from './car-availability';

const START = new Date('2026-11-12T09:00:00Z');
const at = (minute: number) => addMinutes(START, minute);
const period = (from: number, to: number) => ({ startDate: at(from), endDate: at(to) });

/** Claims of a car never overlap, but come in any order. */
const claims = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 9 })), { maxLength: 6 })
  .map((steps) => {
    let from = 0;
    return steps.map(([pause, length]) => {
      const start = from + pause;
      from = start + length;
      return { start, end: from, period: period(start, from) };
    });
  })
  .chain((sorted) => fc.shuffledSubarray(sorted, { minLength: sorted.length }));

describe('the availability of a car', () => {
  it('is that of its minutes: free without a claimed one, bounded by the nearest claims', () => {
    fc.assert(
      fc.property(
        claims,
        fc.integer({ min: -5, max: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (made, from, length) => {
          const to = from + length;
          const answer = carAvailability(period(from, to), { claims: made, rentals: [] });
          const isClaimed = (minute: number) =>
            made.some(({ start, end }) => start <= minute && minute < end);
          const minutes = Array.from({ length }, (_, index) => from + index);
          expect(answer.inTheWay.length > 0).toBe(minutes.some(isClaimed));
          const ends = made.flatMap(({ end }) => (end <= from ? [end] : []));
          expect(answer.releaseAt).toEqual(ends.length > 0 ? at(Math.max(...ends)) : null);
          const starts = made.flatMap(({ start }) => (start >= to ? [start] : []));
          expect(answer.next?.start ?? null).toBe(starts.length > 0 ? Math.min(...starts) : null);
          const order = answer.inTheWay.map(({ start }) => start);
          expect(order).toEqual(order.toSorted((a, b) => a - b));
        },
      ),
    );
  });

  it('treats a window of zero length as a minute', () => {
    const claim = { period: period(0, 1) };
    expect(carAvailability(period(0, 0), { claims: [claim], rentals: [] }).inTheWay).toEqual([
      claim,
    ]);
    expect(carAvailability(period(1, 1), { claims: [claim], rentals: [] }).inTheWay).toEqual([]);
  });

  it('names the last unreturned rental, and is not blocked by it', () => {
    const rentals = WHEREABOUTS.map((whereabouts, index) => ({
      ...period(index, index + 1),
      whereabouts,
    }));
    const answer = carAvailability(period(20, 30), { claims: [], rentals });
    expect([answer.inTheWay, answer.unreturned?.whereabouts]).toEqual([[], 'unconfirmed']);
    const others = rentals.filter(({ whereabouts }) =>
      ['waiting', 'late_pickup', 'out', 'returned', 'ended'].includes(whereabouts),
    );
    expect(carAvailability(period(20, 30), { claims: [], rentals: others }).unreturned).toBeNull();
  });
});
