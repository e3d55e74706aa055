/**
 * Which version of a record stands for which: a move that was taken back leaves a new version that says
 * what an older one said, so that the move before it can be taken back as well.
 */
export class VersionChain {
  private readonly later = new Map<string, number>();

  /** `now` says what `was` said. */
  restored(about: string, was: number, now: number): void {
    this.later.set(`${about}@${was}`, now);
  }

  /** The version that now stands for this one. */
  current(about: string, version: number): number {
    let found = version;
    for (;;) {
      const next = this.later.get(`${about}@${found}`);
      if (next === undefined) return found;
      found = next;
    }
  }
}
