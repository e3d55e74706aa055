import { TOPICS } from '@schema/topics';
import type { ChangeNotice, Resumption } from './notices';

/** Notices kept for resuming listeners: an hour of a busy day. */
export const KEPT_NOTICES = 1000;

/** Numbered notices of one sequence, their listeners, and the latest notices for resuming. */
export interface NoticeLog {
  /** Sends a notice to all listeners; numbers increase, with gaps. */
  receive(number: number, change: Omit<ChangeNotice, 'cursor'>): void;
  /** Number of the last notice. */
  last(): number;
  cursor(): string;
  stream(resume?: Resumption): AsyncIterable<ChangeNotice>;
}

interface NoticeLogOptions {
  /** Last number before the start. */
  readonly first?: number;
  /** Receives the notices stored by other processes. */
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
  /** Notices up to this number are no longer stored. */
  let forgotten = first;
  const cursor = () => `${run}.${last}`;

  const numberOf = (since: string) =>
    since.startsWith(`${run}.`) ? Number(since.slice(run.length + 1)) : Number.NaN;

  /** Notices after a cursor; null when they are no longer stored. */
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

/** A longer queue of a slow listener is merged into one notice. */
const LONGEST = 100;

/** Merges the notices into one. */
function summed(notices: readonly ChangeNotice[], last: ChangeNotice): ChangeNotice {
  const topics = new Set(notices.flatMap((notice) => notice.topics));
  return { ...last, topics: [...topics], carIds: [], changeId: null };
}

/**
 * Pending notices of one listener. It subscribes at the first `next` and holds at most LONGEST
 * notices, even for a slow socket.
 */
class NoticeQueue implements AsyncIterator<ChangeNotice, undefined> {
  private waiting: ChangeNotice[] = [];
  private listeners: ((result: IteratorResult<ChangeNotice, undefined>) => void)[] = [];
  private stop: (() => void) | null = null;
  private isOver = false;

  /** The first `next` waits for `ready` before it subscribes. */
  constructor(
    private readonly begin: (hear: (notice: ChangeNotice) => void) => () => void,
    private readonly ready?: Promise<void>,
  ) {}

  async next(): Promise<IteratorResult<ChangeNotice, undefined>> {
    if (this.ready && !this.stop) await this.ready;
    if (this.isOver) return { done: true, value: undefined };
    this.stop ??= this.begin((notice) => this.hear(notice));
    const value = this.waiting.shift();
    if (value) return { done: false, value };
    return new Promise((resolve) => this.listeners.push(resolve));
  }

  async return(): Promise<IteratorResult<ChangeNotice, undefined>> {
    this.isOver = true;
    this.stop?.();
    this.waiting = [];
    for (const resolve of this.listeners.splice(0)) resolve({ done: true, value: undefined });
    return { done: true, value: undefined };
  }

  private hear(notice: ChangeNotice): void {
    const listener = this.listeners.shift();
    if (listener) listener({ done: false, value: notice });
    else this.waiting.push(notice);
    if (this.waiting.length > LONGEST) this.waiting = [summed(this.waiting, notice)];
  }
}
