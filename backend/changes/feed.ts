import { randomBytes } from 'node:crypto';
import { createNoticeLog } from './notice-log';
import type { Change, ChangeNotice, Resumption } from './notices';

/** Publishes changes to live listeners. */
export interface ChangeFeed {
  publish(change: Change): void;
  /**
   * The current position: `run.number`. Data read after it includes every change up to it, because
   * notices are published after the commit.
   */
  cursor(): string;
  /**
   * Notices from the first call of `next` until the consumer stops. With `resume` the consumer
   * first receives what it missed, then a `subscribed` notice with no topics; when the missed
   * notices are no longer kept, it has all topics.
   */
  stream(resume?: Resumption): AsyncIterable<ChangeNotice>;
}

/** The feed of a database with one process; each start of it begins a new run. */
export function createChangeFeed(): ChangeFeed {
  const { receive, last, cursor, stream } = createNoticeLog(randomBytes(6).toString('base64url'));
  return { cursor, stream, publish: (change) => receive(last() + 1, change) };
}
