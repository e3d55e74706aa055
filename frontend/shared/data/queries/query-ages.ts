import { TOPICS } from '@schema/topics';
import { onStale } from '../commands/stale';

/** Request time of each answered query with its variables, ms since the epoch. */
const requestedAt = new Map<string, number>();
let changes = 0;

/** A request and the state it was sent in: changes announced later are not in its response. */
export interface Question {
  readonly key: string;
  readonly requestedAtMs: number;
  /** Number of changes announced before it was sent. */
  readonly changes: number;
}

/** Whether the cached response of this query is younger than `maxAgeMs`. */
export function servesKept(key: string, maxAgeMs: number, nowMs: number): boolean {
  const requested = requestedAt.get(key);
  return requested !== undefined && nowMs - requested < maxAgeMs;
}

/** Creates a request. Has no side effects: the render that calls it may be discarded. */
export function questionOf(key: string, nowMs: number): Question {
  return { key, requestedAtMs: nowMs, changes };
}

/** Marks the response as cached, unless a change was announced since the request. */
export function noteAnswered(question: Question): void {
  if (question.changes === changes) requestedAt.set(question.key, question.requestedAtMs);
}

/** Clears every age: after a change of user or when the cache is stale. */
export function forgetAges(): void {
  changes += 1;
  requestedAt.clear();
}

// An unmounted list sends no request; on its next mount it must not show data from before the
// change.
for (const topic of TOPICS) onStale(topic, forgetAges);
