import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsOf } from '../testing/board-rows';
import { pagesOf } from './print-page';

test('sheets have every row once, in order, with the groups that begin on them', () => {
  const counts = fc.record({
    rows: fc.integer({ min: 1, max: 60 }),
    each: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(counts, fc.uniqueArray(fc.nat(59), { maxLength: 8 }), ({ rows, each }, heads) => {
      const all = rowsOf(...Array.from({ length: rows }, () => [])).rows;
      const groups = heads
        .filter((first) => first < rows)
        .sort((a, b) => a - b)
        .map((first) => ({ first, title: `Group at ${first}`, count: 1 }));
      const pages = pagesOf({ rows: all, groups }, each);
      expect(pages.flatMap((page) => page.rows)).toEqual(all);
      expect(pages.every((page) => page.rows.length <= each)).toBe(true);
      const placed = pages.flatMap((page, index) =>
        page.groups.map(({ first, title }) => ({ first: first + index * each, title })),
      );
      expect(placed).toEqual(groups.map(({ first, title }) => ({ first, title })));
    }),
  );
});
