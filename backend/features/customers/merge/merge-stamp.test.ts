import type { MergedFields } from '@backend/domain/customers/customer-merge';
import { describe, expect, test } from 'vitest';
import { mergeStamp } from './merge-stamp';

const keep: MergedFields = { id: 1, fullName: 'Иванов Иван', phone: '79162451807', email: null };
const gone: MergedFields = { id: 2, fullName: 'Иванов И.', phone: null, email: 'i@mail.ru' };

describe('the stamp of a preview', () => {
  const bookings = [
    { id: 7, version: 1 },
    { id: 9, version: 3 },
  ];
  const seen = mergeStamp([keep, gone], { bookings, advanceIds: [3, 1] });

  test('does not depend on the order of its input', () => {
    expect(mergeStamp([gone, keep], { bookings: bookings.toReversed(), advanceIds: [1, 3] })).toBe(
      seen,
    );
  });

  test.each<[string, MergedFields[], typeof bookings]>([
    ['another name', [{ ...keep, fullName: 'Иванов' }, gone], bookings],
    ['another phone', [keep, { ...gone, phone: '79160000000' }], bookings],
    ['another e-mail', [keep, { ...gone, email: null }], bookings],
    ['a booking more', [keep, gone], [...bookings, { id: 10, version: 1 }]],
    ['a booking less', [keep, gone], bookings.slice(1)],
    ['a booking that was changed', [keep, gone], [{ id: 7, version: 2 }, ...bookings.slice(1)]],
  ])('changes with %s', (_, customers, rows) => {
    expect(mergeStamp(customers, { bookings: rows, advanceIds: [3, 1] })).not.toBe(seen);
  });

  test('changes with an entry of an advance', () => {
    expect(mergeStamp([keep, gone], { bookings, advanceIds: [1, 3, 4] })).not.toBe(seen);
  });
});
