/**
 * Maps versions of records: undoing a move creates a new version with the content of an older one,
 * so that the previous move can be undone as well.
 */
export class VersionChain {
  private readonly later = new Map<string, number>();

  /** Version `now` has the content of version `was`. */
  restored(about: string, was: number, now: number): void {
    this.later.set(`${about}@${was}`, now);
  }

  /** The current version with the content of this one. */
  current(about: string, version: number): number {
    let found = version;
    for (;;) {
      const next = this.later.get(`${about}@${found}`);
      if (next === undefined) return found;
      found = next;
    }
  }
}
