import { TOPICS } from '@schema/topics';
import { NoticeQueue } from './notice-queue';
import type { ChangeNotice, Resumption } from './notices';

/** Notices kept for resuming listeners: an hour of a busy day. */
export const KEPT_NOTICES = 1000;

/** Numbered notices of one sequence, their listeners, and the last of them for who resumes. */
export interface NoticeLog {
  /** Sends a notice to all listeners; numbers increase, with gaps. */
  receive(number: number, change: Omit<ChangeNotice, 'cursor'>): void;
  /** Number of the last notice. */
  last(): number;
  cursor(): string;
  stream(resume?: Resumption): AsyncIterable<ChangeNotice>;
}

interface NoticeLogOptions {
  /** The number to continue after. */
  readonly first?: number;
  /** Receives what other processes have stored so far. */
  readonly catchUp?: () => Promise<void>;
}

/** `run` identifies the sequence in cursors: `run.number`. */
export function createNoticeLog(
  run: string,
  { first = 0, catchUp }: NoticeLogOptions = {},
): NoticeLog {
  const listeners = new Set<(notice: ChangeNotice) => void>();
  const kept: { readonly number: number; readonly notice: ChangeNotice }[] = [];
  let last = first;
  /** Notices up to this number are no longer kept. */
  let forgotten = first;
  const cursor = () => `${run}.${last}`;

  const numberOf = (since: string) =>
    since.startsWith(`${run}.`) ? Number(since.slice(run.length + 1)) : Number.NaN;

  /** Notices after a cursor; null when they are no longer kept. */
  function missedSince(since: string): ChangeNotice[] | null {
    const at = numberOf(since);
    if (!Number.isInteger(at) || at > last || at < forgotten) return null;
    return kept.flatMap(({ number, notice }) => (number > at ? [notice] : []));
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
    last: () => last,
    receive(number, change) {
      last = number;
      const notice = { ...change, cursor: cursor() };
      kept.push({ number, notice });
      if (kept.length > KEPT_NOTICES) forgotten = kept.shift()?.number ?? forgotten;
      for (const listener of listeners) listener(notice);
    },
    stream: (resume) => ({
      [Symbol.asyncIterator]: () =>
        new NoticeQueue(
          (hear) => {
            if (resume) welcome(resume).forEach(hear);
            listeners.add(hear);
            return () => listeners.delete(hear);
          },
          // A cursor of another process may be ahead of this one.
          resume && numberOf(resume.since) > last ? catchUp?.() : undefined,
        ),
    }),
  };
}
