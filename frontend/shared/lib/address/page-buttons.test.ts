import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageButtons, pageCount } from './page-buttons';

const shown = (current: number, count: number) =>
  pageButtons(current, count)
    .map((button) => (button === 'gap' ? '…' : button === current ? `[${button}]` : button))
    .join(' ');

describe('the buttons of a paged list', () => {
  test.each([
    [1, 1, '[1]'],
    [4, 7, '1 2 3 [4] 5 6 7'],
    [1, 8, '[1] 2 3 … 8'],
    [3, 8, '1 2 [3] 4 5 … 8'],
    [4, 8, '1 2 3 [4] 5 6 … 8'],
    [5, 8, '1 … 3 4 [5] 6 7 8'],
    [8, 8, '1 … 6 7 [8]'],
    [500, 1000, '1 … 498 499 [500] 501 502 … 1000'],
  ])('page %i of %i: %s', (current, count, buttons) => {
    expect(shown(current, count)).toBe(buttons);
  });

  test('list each page at most once, in order, with the first, the last and the current', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (count, any) => {
        const current = 1 + (any % count);
        const pages = pageButtons(current, count).filter((button) => button !== 'gap');
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, current, count]));
      }),
    );
  });
});

test.each([
  [0, 1],
  [1, 1],
  [50, 1],
  [51, 2],
])('%i rows by fifty make %i pages', (total, pages) => {
  expect(pageCount(total, 50)).toBe(pages);
});
