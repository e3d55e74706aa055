import { dequal } from 'dequal/lite';

/** A report of 5,000 cars takes about 2 MB. */
const LIMIT = 20;

/** The latest answers of plain requests, by question. */
export class KeptAnswers {
  private readonly answers = new Map<string, unknown>();

  has(key: string): boolean {
    return this.answers.has(key);
  }

  get(key: string): unknown {
    return this.answers.get(key);
  }

  /** An answer equal to the one kept does not replace it: rows drawn from it are not drawn again. */
  keep(key: string, answer: unknown): void {
    const before = this.answers.get(key);
    this.answers.delete(key);
    this.answers.set(key, dequal(before, answer) ? before : answer);
    const [oldest] = this.answers.keys();
    if (this.answers.size > LIMIT && oldest !== undefined) this.answers.delete(oldest);
  }
}
