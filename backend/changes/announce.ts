import type { Draft } from '@backend/store/notices/notice-drafts';
import { type OperationName, staleTopics } from '@schema/topics';
import type { ChangeFeed } from './feed';

/** Notices of one request, held until its transaction has ended. */
interface Announcements {
  announce(operation: OperationName, carIds?: readonly number[]): void;
  /**
   * Publishes the announced changes, one notice per operation name, after the operation has ended.
   */
  settle(): void;
}

interface AnnouncementOptions {
  readonly now: Date;
  /** Null without other processes. */
  readonly draft: Draft | null;
  /** `X-Change-Id` of the request; null when absent. */
  readonly changeId: string | null;
}

export function collectAnnouncements(
  feed: ChangeFeed,
  { now, draft, changeId }: AnnouncementOptions,
): Announcements {
  let pending: { operation: OperationName; carIds: readonly number[] }[] = [];
  return {
    announce(operation, carIds = []) {
      pending.push({ operation, carIds });
    },
    settle() {
      const leaving = Map.groupBy(pending, ({ operation }) => operation);
      pending = [];
      for (const [operation, changed] of leaving) {
        const isAny = changed.some(({ carIds }) => carIds.length === 0);
        const carIds = isAny ? [] : [...new Set(changed.flatMap((one) => one.carIds))];
        feed.publish({ topics: staleTopics(operation), carIds, operation, changeId, at: now });
      }
      // Includes changes whose commit was not confirmed.
      if (draft && (draft.isKept || leaving.size > 0)) feed.settle(draft);
    },
  };
}
