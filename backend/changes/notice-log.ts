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

/** `run` identifies the sequence in cursors: `run.number`. `first`: the number to continue after. */
export function createNoticeLog(run: string, first = 0): NoticeLog {
  const listeners = new Set<(notice: ChangeNotice) => void>();
  const kept: { readonly number: number; readonly notice: ChangeNotice }[] = [];
  let last = first;
  /** Notices up to this number are no longer kept. */
  let forgotten = first;
  const cursor = () => `${run}.${last}`;

  /** Notices after a cursor; null when they are no longer kept. */
  function missedSince(since: string): ChangeNotice[] | null {
    const at = since.startsWith(`${run}.`) ? Number(since.slice(run.length + 1)) : Number.NaN;
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
        new NoticeQueue((hear) => {
          if (resume) welcome(resume).forEach(hear);
          listeners.add(hear);
          return () => listeners.delete(hear);
        }),
    }),
  };
}
