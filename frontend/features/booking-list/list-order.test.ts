import { DEFAULT_BOOKING_SORT } from '@schema/constants/booking-list';
import { describe, expect, test } from 'vitest';
import { ALL_SORTS, nextSort, sortKey, sortOf, statusOf, withOrder } from './list-order';

const params = (text: string) => new URLSearchParams(text);

describe('the order of the booking list in the URL', () => {
  test('has six fields in both directions', () => {
    expect(new Set(ALL_SORTS.map(sortKey)).size).toBe(12);
  });

  test.each(ALL_SORTS.map((sort) => [sortKey(sort), sort] as const))('parses %s', (_, sort) => {
    expect(sortOf(withOrder(params(''), { sort }))).toEqual(sort);
  });

  test.each(['', 'sort=nonsense', 'sort=createdAt', 'sort=phone-asc'])(
    '«%s» falls back to newest first',
    (text) => expect(sortOf(params(text))).toEqual(DEFAULT_BOOKING_SORT),
  );

  test.each([
    ['createdAt-desc', 'startDate', 'startDate-desc'],
    ['startDate-desc', 'startDate', 'startDate-asc'],
    ['startDate-asc', 'startDate', 'startDate-desc'],
    ['createdAt-desc', 'customer', 'customer-asc'],
    ['customer-asc', 'customer', 'customer-desc'],
    ['customer-desc', 'status', 'status-asc'],
  ] as const)('from %s a press on %s sorts by %s', (now, field, next) => {
    expect(sortKey(nextSort(sortOf(params(`sort=${now}`)), field))).toBe(next);
  });

  test('a change resets the page and keeps the search', () => {
    const next = withOrder(params('search=рио&page=4'), { status: 'active' });
    expect([next.get('search'), next.get('page'), statusOf(next)]).toEqual(['рио', null, 'active']);
    expect(statusOf(withOrder(next, { status: null }))).toBeNull();
  });

  test('ignores an unknown status', () => {
    expect(statusOf(params('status=lost'))).toBeNull();
  });
});
