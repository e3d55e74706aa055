import { kopecks } from '@schema/values/money/money';
import { overlaps, type Period } from '@schema/values/time/period';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestFreeWindow, rankSuggestions } from './suggestions';

const at = (text: string) => new Date(`2026-11-${text}Z`);
const period = (start: string, end: string): Period => ({ startDate: at(start), endDate: at(end) });
const now = at('01T12:00:00');

describe('suggested cars', () => {
  const car = (id: number, model: string, roubles: number | null, licensePlate = `А${id}`) => ({
    car: { id, brand: 'Kia', model, licensePlate },
    totalPrice: roubles === null ? null : kopecks(roubles * 100),
    unreturned: null,
  });
  const offered = (...rest: Parameters<typeof rankSuggestions>) =>
    rankSuggestions(...rest).map(({ carId }) => carId);

  it('are sorted by nearest price, the cheaper of two equally near first', () => {
    const free = [car(1, 'A', 9000), car(2, 'B', 13_000), car(3, 'C', 11_000), car(4, 'D', 20_000)];
    expect(offered(free, kopecks(12_000 * 100))).toEqual([3, 2, 1]);
  });

  it('with one price are sorted by title, then by plate', () => {
    const free = [car(1, 'Rio', 9000), car(2, 'Ceed', 9000, 'Б2'), car(3, 'Ceed', 9000, 'А3')];
    expect(offered(free, kopecks(900_000))).toEqual([3, 2, 1]);
  });

  it('without a price are last', () => {
    expect(offered([car(1, 'A', null), car(2, 'B', 90_000)], kopecks(100))).toEqual([2, 1]);
  });

  it('that are not returned are last, with where they are', () => {
    const late = { ...car(1, 'A', 9000), unreturned: 'overdue' as const };
    const free = [late, car(2, 'B', null)];
    expect(offered(free, kopecks(900_000))).toEqual([2, 1]);
    expect(rankSuggestions(free, null)[1]).toMatchObject({ unreturned: 'overdue' });
  });

  it('are the cheapest when the wanted car has no price', () => {
    expect(offered([car(1, 'A', 5000), car(2, 'B', 4000)], null)).toEqual([2, 1]);
  });

  it('have the fields of a suggestion button', () => {
    expect(rankSuggestions([car(1, 'Rio', 9000, 'А418КМ77')], null)).toEqual([
      {
        ...{ carId: 1, title: 'Kia Rio', licensePlate: 'А418КМ77', color: null, year: null },
        ...{ totalPrice: 900_000, unreturned: null },
      },
    ]);
  });
});

describe('the nearest free window', () => {
  const wanted = period('12T10:00:00', '15T18:00:00');
  const window = (...claims: Period[]) => nearestFreeWindow(claims, wanted, now);

  it('starts when the conflicting event ends', () => {
    expect(window(period('11T10:00:00', '12T14:00:00'))).toEqual(
      period('12T14:00:00', '15T22:00:00'),
    );
  });

  it('ends when the conflicting event starts, if that is nearer', () => {
    expect(window(period('15T12:00:00', '25T10:00:00'))).toEqual(
      period('12T04:00:00', '15T12:00:00'),
    );
  });

  it('is the later of two equally near', () => {
    expect(window(period('12T12:00:00', '15T16:00:00'))).toEqual(
      period('15T16:00:00', '19T00:00:00'),
    );
  });

  it('skips gaps that are too short', () => {
    expect(
      window(
        period('12T00:00:00', '13T00:00:00'),
        period('14T00:00:00', '16T00:00:00'),
        period('05T00:00:00', '11T23:00:00'),
      ),
    ).toEqual(period('16T00:00:00', '19T08:00:00'));
  });

  it('is never in the past', () => {
    const soon = period('01T13:00:00', '03T13:00:00');
    expect(nearestFreeWindow([period('01T14:00:00', '08T10:00:00')], soon, now)).toEqual(
      period('08T10:00:00', '10T10:00:00'),
    );
  });

  it('for a past booking is not before its own start', () => {
    const backdated = period('01T06:00:00', '01T09:00:00');
    expect(nearestFreeWindow([period('01T08:00:00', '01T10:00:00')], backdated, now)).toEqual(
      period('01T10:00:00', '01T13:00:00'),
    );
  });

  it('starts on a whole minute, also when an overdue car is held until the current second', () => {
    const lateNow = at('12T11:22:33.444');
    expect(nearestFreeWindow([period('10T10:00:00', '12T11:22:33.444')], wanted, lateNow)).toEqual(
      period('12T11:23:00', '15T19:23:00'),
    );
  });

  it('is free, has the wanted length, is not past, and is the nearest', () => {
    const hour = 3_600_000;
    const anyClaim = fc
      .tuple(fc.integer({ min: -20, max: 120 }), fc.integer({ min: 1, max: 30 }))
      .map(
        ([from, length]): Period => ({
          startDate: new Date(now.getTime() + from * hour),
          endDate: new Date(now.getTime() + (from + length) * hour),
        }),
      );
    fc.assert(
      fc.property(fc.array(anyClaim, { maxLength: 12 }), anyClaim, (claims, wish) => {
        const found = nearestFreeWindow(claims, wish, now);
        const length = wish.endDate.getTime() - wish.startDate.getTime();
        expect(found.endDate.getTime() - found.startDate.getTime()).toBe(length);
        expect(claims.some((claim) => overlaps(claim, found))).toBe(false);
        const earliest = Math.min(now.getTime(), wish.startDate.getTime());
        expect(found.startDate.getTime()).toBeGreaterThanOrEqual(earliest);

        const distance = Math.abs(found.startDate.getTime() - wish.startDate.getTime());
        for (let start = earliest; start < now.getTime() + 300 * hour; start += hour) {
          const other = { startDate: new Date(start), endDate: new Date(start + length) };
          if (claims.some((claim) => overlaps(claim, other))) continue;
          expect(Math.abs(start - wish.startDate.getTime())).toBeGreaterThanOrEqual(distance);
        }
      }),
    );
  });
});
