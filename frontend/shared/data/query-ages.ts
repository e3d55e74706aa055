/** When each query with its variables was asked of the server, for those that were answered; ms since the epoch. */
const askedAt = new Map<string, number>();
let changes = 0;

/** A question to the server: what came before it is not known to its answer. */
export interface Question {
  readonly key: string;
  readonly askedAtMs: number;
  /** How many changes had been announced when it was asked. */
  readonly changes: number;
}

/** Is the kept answer of this query younger than `maxAgeMs`, so that it serves without being asked for again? */
export function servesKept(key: string, maxAgeMs: number, nowMs: number): boolean {
  const asked = askedAt.get(key);
  return asked !== undefined && nowMs - asked < maxAgeMs;
}

/** A question that is about to be asked. Notes nothing: a render that asks it may be thrown away. */
export function questionOf(key: string, nowMs: number): Question {
  return { key, askedAtMs: nowMs, changes };
}

/** The question has been answered: from now on the answer serves, unless something changed meanwhile. */
export function noteAnswered(question: Question): void {
  if (question.changes === changes) askedAt.set(question.key, question.askedAtMs);
}

/** Forgets every age: after another user signed in, or what is kept became stale. */
export function forgetAges(): void {
  changes += 1;
  askedAt.clear();
}
