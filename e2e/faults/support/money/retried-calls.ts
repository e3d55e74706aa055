import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Answer, Call } from '../calls';

const RETRY_MS = 200;
/** A server is back long before. */
const MOST_RETRIES = 1000;
/** Without an answer; saved or not. */
const isUnknown = (answer: Answer<unknown> | null): answer is null =>
  answer === null || answer.status === 503;

/** Counts of a run. */
export class Tally {
  /** Operations that were answered, refusals included. */
  operations = 0;
  refused = 0;
  /** Repeated after a lost answer. */
  retries = 0;
  /** Sent twice at once. */
  twice = 0;
}

/** Calls of a user who repeats what was not answered until it is. */
export class PatientCalls {
  constructor(
    readonly call: Call,
    readonly tally: Tally,
  ) {}

  async read<Body>(path: string): Promise<Answer<Body>> {
    return this.until(() => this.call<Body>('GET', path));
  }

  /** A create under a key: repeated, it happens once. `isTwice`: both answers are the same. */
  async keyed<Body>(path: string, body: unknown, key: string, isTwice = false) {
    const one = () => this.until(() => this.call<Body>('POST', path, body, key));
    this.tally.operations += 1;
    if (!isTwice) return this.counted(await one());
    this.tally.twice += 1;
    const [first, second] = await Promise.all([one(), one()]);
    expect(second).toEqual(first);
    return this.counted(first);
  }

  /**
   * A change without a key; `isDone` reads whether one without an answer was saved. Returns whether
   * it was made, with its answer unless it was lost.
   */
  async change<Body>(
    send: () => Promise<Answer<Body> | null>,
    isDone: () => Promise<boolean>,
  ): Promise<{ readonly isMade: boolean; readonly answer: Answer<Body> | null }> {
    this.tally.operations += 1;
    for (let tries = 0; tries < MOST_RETRIES; tries += 1) {
      const answer = await send();
      if (!isUnknown(answer)) {
        this.counted(answer);
        return { isMade: (answer as Answer<Body>).status < 300, answer };
      }
      this.tally.retries += 1;
      await pause(RETRY_MS);
      if (await isDone()) return { isMade: true, answer: null };
    }
    throw new Error('no answer');
  }

  private async until<Body>(send: () => Promise<Answer<Body> | null>): Promise<Answer<Body>> {
    for (let tries = 0; tries < MOST_RETRIES; tries += 1) {
      const answer = await send();
      if (!isUnknown(answer)) return answer as Answer<Body>;
      this.tally.retries += 1;
      await pause(RETRY_MS);
    }
    throw new Error('no answer');
  }

  private counted<Body>(answer: Answer<Body>): Answer<Body> {
    if (answer.status >= 300) this.tally.refused += 1;
    return answer;
  }
}
