import type { ChangeNotice } from './notices';

/** A longer queue of a slow listener is merged into one notice. */
const LONGEST = 100;

/** Merges the notices into one. */
function summed(notices: readonly ChangeNotice[], last: ChangeNotice): ChangeNotice {
  const topics = new Set(notices.flatMap((notice) => notice.topics));
  return { ...last, topics: [...topics], carIds: [], changeId: null };
}

/**
 * Pending notices of one listener. It subscribes at the first `next` and never holds more than
 * LONGEST notices, however slow its socket is.
 */
export class NoticeQueue implements AsyncIterator<ChangeNotice, undefined> {
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
