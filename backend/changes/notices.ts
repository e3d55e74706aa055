import type { OperationName, Topic } from '@schema/topics';

/** What became stale, never the data itself: permissions stay with the read that follows. */
export interface Change {
  readonly topics: readonly Topic[];
  /** Cars concerned; empty: any. */
  readonly carIds: readonly number[];
  readonly operation: OperationName;
  readonly at: Date;
}

/** A change on its way to those who listen. */
export interface ChangeNotice extends Omit<Change, 'operation'> {
  /** `subscribed`: nothing was changed, the listener is told where the channel stands. */
  readonly operation: OperationName | 'subscribed';
  /** Where the channel stands after it; see `ChangeFeed.cursor`. */
  readonly cursor: string;
}
