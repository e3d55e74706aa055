import { randomBytes } from 'node:crypto';
import { TOPICS } from '@schema/topics';
import { NoticeQueue } from './notice-queue';
import type { Change, ChangeNotice } from './notices';

/** Where a listener resumes. */
interface Resumption {
  /** The cursor of the last notice received; any other text when there is none. */
  readonly since: string;
  readonly now: Date;
}

/**
 * Publishes changes to live listeners. In-process: several processes on one database would need a
 * transport between them (LISTEN and NOTIFY on PostgreSQL) behind this interface.
 */
export interface ChangeFeed {
  publish(change: Change): void;
  /**
   * The current position: `run.number`, with a new run at every process start. Data read after it
   * includes every change up to it, because notices are published after the commit.
   */
  cursor(): string;
  /**
   * Notices from the first call of `next` until the consumer stops. With `resume` the consumer
   * first receives what it missed, then a `subscribed` notice with no topics; when the missed
   * notices are no longer kept, it has all topics.
   */
  stream(resume?: Resumption): AsyncIterable<ChangeNotice>;
}

/** Notices kept for resuming listeners: an hour of a busy day. */
const KEPT = 1000;

export function createChangeFeed(): ChangeFeed {
  const run = randomBytes(6).toString('base64url');
  const listeners = new Set<(notice: ChangeNotice) => void>();
  const kept: ChangeNotice[] = [];
  let count = 0;
  const cursor = () => `${run}.${count}`;

  /** Notices after a cursor; null when they are no longer kept. */
  function missedSince(since: string): ChangeNotice[] | null {
    const at = since.startsWith(`${run}.`) ? Number(since.slice(run.length + 1)) : Number.NaN;
    const missing = count - at;
    if (!Number.isInteger(missing) || missing < 0 || missing > kept.length) return null;
    return kept.slice(kept.length - missing);
  }

  function welcome({ since, now }: Resumption): ChangeNotice[] {
    const missed = missedSince(since);
    const topics = missed ? [] : TOPICS;
    const here = {
      topics,
      carIds: [],
      operation: 'subscribed',
      at: now,
      cursor: cursor(),
    } as const;
    return [...(missed ?? []), here];
  }

  return {
    cursor,
    publish(change) {
      count += 1;
      const notice = { ...change, cursor: cursor() };
      kept.push(notice);
      if (kept.length > KEPT) kept.shift();
      for (const listener of listeners) listener(notice);
    },
    stream: (resume) => ({
      [Symbol.asyncIterator]: () =>
        new NoticeQueue((hear) => {
          if (resume) welcome(resume).forEach(hear);
          listeners.add(hear);
          return () => listeners.delete(hear);
        }),
    }),
  };
}
