import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beyondKept, isFromFuture, lastOf } from './copies-by-date';

const NOW = new Date('2026-11-22T10:00:00Z');
const copyAt = (days: number) => ({ at: new Date(+NOW + days * millisecondsInDay) });

test('the last copy is the newest of those that are not from the future', () => {
  expect(lastOf([copyAt(900), copyAt(-2), copyAt(-1)], NOW)).toEqual(copyAt(-1));
  expect(lastOf([copyAt(900)], NOW)).toBeNull();
  const ofAnotherServer = { at: new Date(+NOW + 60_000) };
  expect(lastOf([copyAt(-1), ofAnotherServer], NOW)).toEqual(ofAnotherServer);
});

const copies = fc.array(fc.integer({ min: -2000, max: 2000 }).map(copyAt), { maxLength: 60 });

test('copies from the future never push others out', () => {
  fc.assert(
    fc.property(copies, fc.integer({ min: 1, max: 20 }), (all, kept) => {
      const gone = beyondKept(all, kept, NOW);
      const past = all.filter((copy) => !isFromFuture(copy, NOW));
      const left = past.filter((copy) => !gone.includes(copy));
      expect(left).toHaveLength(Math.min(kept, past.length));
      const oldest = Math.min(...left.map(({ at }) => +at));
      for (const copy of past.filter((one) => gone.includes(one))) {
        expect(+copy.at).toBeLessThanOrEqual(oldest);
      }
      expect(all.length - gone.length).toBeLessThanOrEqual(2 * kept);
    }),
  );
});
