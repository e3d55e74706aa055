import { createPubSub } from '@graphql-yoga/subscription';
import type { OperationName, Topic } from '@schema/topics';

/** What became stale, never the data itself: permissions stay with the read that follows. */
export interface ChangeNotice {
  readonly topics: readonly Topic[];
  /** Cars concerned; empty: any. */
  readonly carIds: readonly number[];
  readonly operation: OperationName;
  readonly at: Date;
}

/**
 * The live channel between those who write and those who watch. This one lives inside a process.
 * Several processes on one database need a feed that also carries notices between them (LISTEN and
 * NOTIFY on PostgreSQL); nothing else would change, since everybody knows only this interface.
 */
export interface ChangeFeed {
  publish(notice: ChangeNotice): void;
  /** Notices from now on, until the consumer stops. */
  stream(): AsyncIterable<ChangeNotice>;
}

export function createChangeFeed(): ChangeFeed {
  const channel = createPubSub<{ changes: [ChangeNotice] }>();
  return {
    publish: (notice) => channel.publish('changes', notice),
    stream: () => channel.subscribe('changes'),
  };
}
