import { type OperationName, staleTopics } from '@schema/topics';
import type { ChangeFeed } from './feed';

/** Notices of one request, held back until its transaction has surely ended. */
export interface Announcements {
  announce(operation: OperationName, carIds?: readonly number[]): void;
  /** The operation has ended: what was announced goes out, once. */
  settle(): void;
}

export function collectAnnouncements(feed: ChangeFeed, now: Date): Announcements {
  let pending: { operation: OperationName; carIds: readonly number[] }[] = [];
  return {
    announce(operation, carIds = []) {
      pending.push({ operation, carIds });
    },
    settle() {
      const leaving = pending;
      pending = [];
      for (const { operation, carIds } of leaving) {
        feed.publish({ topics: staleTopics(operation), carIds, operation, at: now });
      }
    },
  };
}
