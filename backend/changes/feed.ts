import { randomBytes } from 'node:crypto';
import { TOPICS } from '@schema/topics';
import { NoticeQueue } from './notice-queue';
import type { Change, ChangeNotice } from './notices';

/** How a listener takes up where it left off. */
export interface Resumption {
  /** The cursor of the last notice it has heard; anything else when it has heard none. */
  readonly since: string;
  readonly now: Date;
}

/**
 * The live channel between those who write and those who watch. It lives inside a process: several
 * processes on one database would need a feed that carries notices between them (LISTEN and NOTIFY on
 * PostgreSQL); nothing else would change, since everybody knows only this interface.
 */
export interface ChangeFeed {
  publish(change: Change): void;
  /**
   * Where the channel stands: `run.number`, another run at every start of the process. Whatever was
   * read after asking for it knows every change up to it, because notices leave after the commit.
   */
  cursor(): string;
  /**
   * Notices from the first call of `next` on, until the consumer stops. With `resume` the consumer
   * first gets what it has missed and then a notice `subscribed`, whose topics are empty; when what it
   * missed is no longer known, these are all topics.
   */
  stream(resume?: Resumption): AsyncIterable<ChangeNotice>;
}

/** Notices kept for those who come back: an hour of a busy day. */
const KEPT = 1000;

export function createChangeFeed(): ChangeFeed {
  const run = randomBytes(6).toString('base64url');
  const listeners = new Set<(notice: ChangeNotice) => void>();
  const kept: ChangeNotice[] = [];
  let count = 0;
  const cursor = () => `${run}.${count}`;

  /** What came after a cursor; null when that is not known any more. */
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
