import { addDays } from '@schema/values/time/calendar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BoardFilter, conditionsOf, isFiltering, NO_FILTER } from './board-filter';
import { filterOf, MAX_WINDOW_DAYS, partOf } from './filter-address';
import { findPartOf, withFindPart } from './find-address';

const FULL: BoardFilter = {
  search: 'а418',
  free: { from: '2026-11-14', to: '2026-11-20' },
  models: ['Kia Rio', 'Lada Vesta'],
  conflicts: true,
  grouped: true,
};

describe('a filter in the address', () => {
  test('is readable text', () => {
    expect(decodeURIComponent(partOf(FULL))).toBe(
      'q=а418&free=2026-11-14..2026-11-20&model=Kia+Rio&model=Lada+Vesta&conflicts=1&group=1',
    );
    expect(filterOf(partOf(FULL))).toEqual(FULL);
  });

  test('without conditions is empty', () => {
    expect(partOf(NO_FILTER)).toBe('');
    expect(filterOf('')).toEqual(NO_FILTER);
  });

  test('is read back as it was written', () => {
    const words = fc.string({ maxLength: 20 }).map((text) => text.trim());
    const windows = fc.tuple(fc.nat(3000), fc.nat(MAX_WINDOW_DAYS - 1)).map(([day, length]) => {
      const from = addDays('2024-01-01', day);
      return { from, to: addDays(from, length) };
    });
    const filters = fc.record({
      search: words,
      free: fc.option(windows),
      models: fc.uniqueArray(
        words.filter((text) => text !== ''),
        { maxLength: 4 },
      ),
      conflicts: fc.boolean(),
      grouped: fc.boolean(),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        const search = withFindPart(partOf(filter), '?day=2026-11-20&booking=5');
        expect(filterOf(findPartOf(search))).toEqual(filter);
        expect(new URLSearchParams(search).get('booking')).toBe('5');
      }),
    );
  });

  test('is replaced without changing other parameters', () => {
    const search = withFindPart('q=rio', '?day=2026-11-20&q=kia&free=x&group=1&booking=5');
    expect(search).toBe('?day=2026-11-20&booking=5&q=rio');
    expect(withFindPart('', search)).toBe('?day=2026-11-20&booking=5');
    expect(withFindPart('', '?q=kia')).toBe('');
  });

  test.each([
    'free=2026-11-14',
    'free=2026-11-20..2026-11-14',
    'free=2026-02-30..2026-03-01',
    'free=2026-11-14..2026-11-20..2026-11-21',
    'free=2026-01-01..2027-01-01',
    'conflicts=yes&group=',
    'model=',
    'q=%20%20',
  ])('that is invalid is ignored: %s', (part) => {
    expect(filterOf(part)).toEqual(NO_FILTER);
  });
});

test('groups and the search are not counted as conditions', () => {
  expect(isFiltering({ ...NO_FILTER, grouped: true })).toBe(false);
  expect(isFiltering({ ...NO_FILTER, search: 'x' })).toBe(true);
  expect(conditionsOf(FULL)).toBe(3);
});
