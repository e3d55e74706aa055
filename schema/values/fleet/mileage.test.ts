import { addHours } from 'date-fns/addHours';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drivenKm, meanKmPerDay, mileageDoubts, type Reading } from './mileage';

const START = new Date('2026-11-01T07:00:00Z');
type Line = readonly [hours: number, km: number, isNewCounter?: boolean];
const readings = (...lines: readonly Line[]) =>
  lines.map(([hours, km, isNewCounter = false], index) => ({
    id: index + 1,
    at: addHours(START, hours),
    km,
    isNewCounter,
  }));

describe('a new reading', () => {
  const known = readings([0, 10_000], [240, 12_000]);
  test.each([
    ['of an unknown car', [], [5, 0], null],
    ['equal to the reading before', known, [300, 12_000], null],
    ['above the reading before', known, [300, 12_500], null],
    ['between two readings', known, [100, 11_000], null],
    ['before all readings', known, [-10, 9_000], null],
    ['below the reading before', known, [300, 11_999], ['lower', 12_000]],
    ['above the reading after', known, [100, 12_001], ['above_later', 12_000]],
    ['of 1,500 km within a day', known, [250, 13_500], null],
    ['of 1,501 km within a day', known, [250, 13_501], ['far', 12_000]],
    [
      '1,501 km below the reading of the next day',
      readings([24, 1501]),
      [0, 0],
      ['far_later', 1501],
    ],
    ['of 3,000 km in two days', known, [288, 15_000], null],
    ['before a replaced counter', readings([0, 90_000], [24, 10, true]), [12, 90_100], null],
    ['after a replaced counter', readings([0, 90_000], [24, 10, true]), [48, 300], null],
  ] as const)('%s', (_name, valid, [hours, km], doubt) => {
    const taken = { at: addHours(START, hours), km, isNewCounter: false };
    const found = mileageDoubts(valid, taken).map(({ kind, other }) => [kind, other.km]);
    expect(found).toEqual(doubt ? [doubt] : []);
  });
});

test('a replaced counter adds no kilometres', () => {
  expect(drivenKm(readings([0, 90_000], [24, 90_200], [48, 10, true], [72, 110]))).toBe(300);
});

test('the mean is taken over 90 days and needs a day', () => {
  expect(meanKmPerDay([])).toBeNull();
  expect(meanKmPerDay(readings([0, 100], [23, 500]))).toBeNull();
  expect(meanKmPerDay(readings([0, 100], [24, 300]))).toBe(200);
  expect(meanKmPerDay(readings([0, 0], [24 * 100, 50_000], [24 * 110, 51_000]))).toBe(100);
});

test('readings accepted without an answer never decrease', () => {
  const line = fc.record({ hours: fc.nat(5000), km: fc.nat(20_000) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      let valid: (Reading & { id: number })[] = [];
      for (const { hours, km } of lines) {
        const taken = { at: addHours(START, hours), km, isNewCounter: false };
        if (mileageDoubts(valid, taken).length > 0) continue;
        const added = { ...taken, id: valid.length + 1 };
        valid = [...valid, added].sort((a, b) => +a.at - +b.at || a.id - b.id);
      }
      const km = valid.map((reading) => reading.km);
      expect(km).toEqual(km.toSorted((a, b) => a - b));
      expect(drivenKm(valid)).toBe((km.at(-1) ?? 0) - (km[0] ?? 0));
    }),
  );
});
