interface Line<T> {
  /** Next run, waiting for the current one. */
  next: Promise<T> | null;
  readonly running: Promise<T>;
}

/**
 * Runs one read at a time for all callers. A call during a run gets the result of the next one, so
 * a result is never older than its call.
 */
export class CoalescedCalls<T> {
  private readonly lines = new Map<string, Line<T>>();

  ask(key: string, run: () => Promise<T>): Promise<T> {
    const line = this.lines.get(key);
    if (!line) return this.begin(key, run);
    const begin = () => this.begin(key, run);
    line.next ??= line.running.then(begin, begin);
    return line.next;
  }

  private begin(key: string, run: () => Promise<T>): Promise<T> {
    const line: Line<T> = { running: run(), next: null };
    this.lines.set(key, line);
    const leave = () => {
      if (!line.next) this.lines.delete(key);
    };
    line.running.then(leave, leave);
    return line.running;
  }
}
