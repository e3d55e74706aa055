import { randomBytes } from 'node:crypto';
import type { Em } from '@backend/store/em';
import type { Draft } from '@backend/store/notices/notice-drafts';
import { createNoticeLog } from './notice-log';
import type { Change, ChangeNotice, Resumption } from './notices';

/** Publishes changes to live listeners. */
export interface ChangeFeed {
  publish(change: Change): void;
  /** Draft of the notice for the writes of this entity manager; null without other processes. */
  draft(em: Em): Draft | null;
  /** Marks the draft as published. */
  settle(draft: Draft): void;
  /**
   * The current position: `run.number`. Data read after it includes every change up to it, because
   * notices are published after the commit.
   */
  cursor(): string;
  /**
   * Changes with every commit, also of other processes, before `cursor` does. Null while a commit
   * is not announced.
   */
  position(em: Em): Promise<string | null>;
  /**
   * Notices from the first call of `next` until the consumer stops. With `resume` the consumer
   * first receives the missed notices, then a `subscribed` notice with no topics; when the missed
   * notices are no longer stored, it has all topics.
   */
  stream(resume?: Resumption): AsyncIterable<ChangeNotice>;
}

/** The feed of a database with one process; each start of it begins a new run. */
export function createChangeFeed(): ChangeFeed {
  const { receive, last, cursor, stream } = createNoticeLog(randomBytes(6).toString('base64url'));
  return {
    cursor,
    position: async () => cursor(),
    stream,
    publish: (change) => receive(last() + 1, change),
    draft: () => null,
    settle: () => undefined,
  };
}
