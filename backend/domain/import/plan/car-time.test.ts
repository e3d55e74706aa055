import { occupiedPeriod, overlaps } from '@schema/values/time/period';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CarTime, type TakenTime } from './car-time';

const period = fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 30 })).map(([from, length]) => ({
  startDate: new Date(from * 3_600_000),
  endDate: new Date((from + length) * 3_600_000),
}));

test('conflicts are the overlapping periods, in any order of insertion', () => {
  fc.assert(
    fc.property(fc.array(period, { maxLength: 30 }), period, (periods, wanted) => {
      const time = new CarTime();
      const all = periods.map(
        (one, place): TakenTime => ({ period: occupiedPeriod(one), title: String(place) }),
      );
      for (const one of all) time.take(one);
      const found = time.inTheWay(wanted);
      const expected = all.filter((one) => overlaps(one.period, occupiedPeriod(wanted)));
      expect(new Set(found)).toEqual(new Set(expected));
      expect(found).toHaveLength(expected.length);
      const starts = found.map((one) => one.period.startDate.getTime());
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    }),
  );
});
