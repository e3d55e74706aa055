import { describe, expect, it } from 'vitest';
import { type OperationName, STALE_TOPICS, staleTopics, TOPICS } from './topics';

describe('topics an operation makes stale', () => {
  it.each<[OperationName, string[]]>([
    ['createBookingWithCustomer', ['board', 'daily', 'fleet', 'customers']],
    ['updateBooking', ['board', 'bookings', 'reviews']],
    ['archiveBooking', ['board', 'bookings', 'archive']],
    ['createMaintenance', ['board']],
    ['updateMaintenance', ['board']],
    ['addCashEntry', ['daily']],
    ['deleteCustomer', ['customers', 'board', 'daily', 'fleet']],
    ['setReviewStatus', ['reviews', 'sources']],
    ['saveReviewTemplate', ['reviews']],
  ])('%s: at least %j, as documented', (operation, expected) => {
    expect(staleTopics(operation)).toEqual(expect.arrayContaining(expected));
  });

  it('are not empty and without duplicates, for every operation', () => {
    for (const topics of Object.values(STALE_TOPICS)) {
      expect(topics.length).toBeGreaterThan(0);
      expect(new Set(topics).size).toBe(topics.length);
      expect(TOPICS).toEqual(expect.arrayContaining([...topics]));
    }
  });
});
