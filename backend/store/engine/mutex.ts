/** The database stayed locked longer than the timeout of a request; the caller may retry. */
export class StoreBusyError extends Error {
  override readonly name = 'StoreBusyError';
}

/** The row moved to another car before its lock was taken; the transaction must be retried. */
export class RowMovedError extends StoreBusyError {}

interface Waiting {
  readonly enter: () => void;
  readonly timer: NodeJS.Timeout;
}

/** Exclusive access in order of arrival; a wait longer than `patienceMs` is refused. */
export class Mutex {
  private taken = false;
  private readonly queue: Waiting[] = [];

  constructor(private readonly patienceMs: number) {}

  /** Resolves when the caller has the lock. Throws StoreBusyError. */
  enter(): Promise<void> {
    if (!this.taken) {
      this.taken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(waiting), 1);
        reject(new StoreBusyError(`the database was busy for ${this.patienceMs} ms`));
      }, this.patienceMs);
      const waiting: Waiting = { enter: resolve, timer };
      this.queue.push(waiting);
    });
  }

  leave(): void {
    const next = this.queue.shift();
    if (!next) {
      this.taken = false;
      return;
    }
    clearTimeout(next.timer);
    next.enter();
  }
}
