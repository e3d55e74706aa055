import { type OperationName, staleTopics } from '@schema/topics';
import type { ChangeFeed } from './feed';

/** Notices of one request, held back until its transaction has surely ended. */
export interface Announcements {
  announce(operation: OperationName, carIds?: readonly number[]): void;
  /** The operation has ended: what was announced goes out, a notice for each kind of operation. */
  settle(): void;
}

export function collectAnnouncements(feed: ChangeFeed, now: Date): Announcements {
  let pending: { operation: OperationName; carIds: readonly number[] }[] = [];
  return {
    announce(operation, carIds = []) {
      pending.push({ operation, carIds });
    },
    settle() {
      const leaving = Map.groupBy(pending, ({ operation }) => operation);
      pending = [];
      for (const [operation, told] of leaving) {
        const isAny = told.some(({ carIds }) => carIds.length === 0);
        const carIds = isAny ? [] : [...new Set(told.flatMap((one) => one.carIds))];
        feed.publish({ topics: staleTopics(operation), carIds, operation, at: now });
      }
    },
  };
}
