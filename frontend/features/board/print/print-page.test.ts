import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GROUP_HEIGHT } from '../model/view/row-stack';
import { rowsOf } from '../testing/board-rows';
import { linesOf } from './legend-lines';
import { type PageContext, pagesOf, sheetsOf } from './print-page';

const ROW = 44;

test('sheets are full and have every row once, in order, with the groups that start on them', () => {
  const counts = fc.record({
    rows: fc.integer({ min: 1, max: 60 }),
    room: fc.integer({ min: ROW + GROUP_HEIGHT, max: 800 }),
  });
  fc.assert(
    fc.property(counts, fc.uniqueArray(fc.nat(59), { maxLength: 8 }), ({ rows, room }, heads) => {
      const all = rowsOf(...Array.from({ length: rows }, () => [])).rows;
      const groups = heads
        .filter((first) => first < rows)
        .sort((a, b) => a - b)
        .map((first) => ({ first, title: `Group at ${first}`, count: 1 }));
      const pages = pagesOf({ rows: all, groups }, ROW, room);
      expect(pages.flatMap((page) => page.rows)).toEqual(all);
      const heightOf = (page: (typeof pages)[number]) =>
        page.rows.length * ROW + page.groups.length * GROUP_HEIGHT;
      let before = 0;
      const placed = pages.flatMap((page, index) => {
        expect(heightOf(page)).toBeLessThanOrEqual(room);
        const [next] = pages.slice(index + 1);
        const first = ROW + (next?.groups.some((group) => group.first === 0) ? GROUP_HEIGHT : 0);
        if (next) expect(heightOf(page) + first).toBeGreaterThan(room);
        const from = before;
        before += page.rows.length;
        return page.groups.map((group) => ({ first: group.first + from, title: group.title }));
      });
      expect(placed).toEqual(groups.map(({ first, title }) => ({ first, title })));
    }),
  );
});

test('no line of the legend is wider than the sheet, unless one item is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 300 })),
      fc.integer({ min: 1, max: 900 }),
      (widths, width) => {
        const lines = linesOf(widths, (one) => one, width);
        expect(lines.flat()).toEqual(widths);
        for (const line of lines) {
          const sum = line.reduce((one, other) => one + other, 0);
          expect(sum <= width || line.length === 1).toBe(true);
        }
      },
    ),
  );
});

test.each([
  { rows: 10, rowHeight: 28, lines: 2, sheets: 1, width: 1400 },
  { rows: 30, rowHeight: 28, lines: 2, sheets: 1, width: 1480 },
  { rows: 60, rowHeight: 28, lines: 2, sheets: 2, width: 1480 },
  { rows: 30, rowHeight: 48, lines: 2, sheets: 2, width: 1400 },
])(
  '$rows rows of $rowHeight px take $sheets sheets, printed no smaller than needed',
  ({ rows, rowHeight, lines, sheets, width }) => {
    const all = { rows: rowsOf(...Array.from({ length: rows }, () => [])).rows, groups: [] };
    const legend = Array.from({ length: lines }, () => []);
    const rowSize = { rowHeight, eventPadding: 2 };
    const at = (wide: number) => ({ width: wide, legend, rowSize }) as unknown as PageContext;
    const { context, pages } = sheetsOf(all, at);
    expect([pages.length, context.width]).toEqual([sheets, width]);
  },
);
