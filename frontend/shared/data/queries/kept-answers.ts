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

  keep(key: string, answer: unknown): void {
    this.answers.delete(key);
    this.answers.set(key, answer);
    const [oldest] = this.answers.keys();
    if (this.answers.size > LIMIT && oldest !== undefined) this.answers.delete(oldest);
  }
}
