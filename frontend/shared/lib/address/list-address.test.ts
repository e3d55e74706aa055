import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listAddressOf, withListAddress } from './list-address';

const read = (search: string) => listAddressOf(new URLSearchParams(search));

describe("a list's state in the address", () => {
  test.each([
    ['', { search: '', page: 1 }],
    ['?search=%D1%80%D0%B8%D0%BE&page=3', { search: 'рио', page: 3 }],
    ['?page=0', { search: '', page: 1 }],
    ['?page=-2', { search: '', page: 1 }],
    ['?page=1.5', { search: '', page: 1 }],
    ['?page=nonsense', { search: '', page: 1 }],
    ['?page=99999999999', { search: '', page: 1 }],
  ])('%s', (address, expected) => {
    expect(read(address)).toEqual(expected);
  });

  test('round-trips and keeps other parameters', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1_000_000 }), (search, page) => {
        const wellFormed = search.toWellFormed();
        const written = withListAddress(new URLSearchParams('booking=5'), {
          search: wellFormed,
          page,
        });
        expect(read(`?${written}`)).toEqual({ search: wellFormed, page });
        expect(written.get('booking')).toBe('5');
      }),
    );
  });

  test('omits an empty search and the first page', () => {
    expect(
      withListAddress(new URLSearchParams('search=a&page=2'), { search: '', page: 1 }).size,
    ).toBe(0);
  });
});
