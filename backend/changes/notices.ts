import type { OperationName, Topic } from '@schema/topics';

/** Stale topics, never the data itself: the following read checks permissions. */
export interface Change {
  readonly topics: readonly Topic[];
  /** Affected cars; empty: any. */
  readonly carIds: readonly number[];
  readonly operation: OperationName;
  /** `X-Change-Id` of the request. */
  readonly changeId?: string | null;
  readonly at: Date;
}

/** A change as published to listeners. */
export interface ChangeNotice extends Omit<Change, 'operation'> {
  /**
   * `subscribed`: with no topics, only the cursor; with all topics, the changes since the cursor
   * are unknown.
   */
  readonly operation: OperationName | 'subscribed';
  /** The cursor after this notice; see `ChangeFeed.cursor`. */
  readonly cursor: string;
}

/** Position where a listener resumes. */
export interface Resumption {
  /** Cursor of the last received notice; any other text without one. */
  readonly since: string;
  readonly now: Date;
}
