import { TOPICS, type Topic } from '@schema/topics';
import { onStale } from '../commands/stale';

/** Number of announced changes by topic. */
const changes = new Map<Topic, number>();

/** A request and the state it was sent in: changes announced later are not in its response. */
export interface Question {
  readonly key: string;
  readonly requestedAtMs: number;
  /** Topics of its data; none: any change may affect it. */
  readonly topics: readonly Topic[];
  /** Changes of these topics announced before it was sent. */
  readonly changes: number;
}

/** The answered request of each query with its variables. */
const answered = new Map<string, Question>();

const changesOf = (topics: readonly Topic[]): number =>
  (topics.length > 0 ? topics : TOPICS).reduce((sum, topic) => sum + (changes.get(topic) ?? 0), 0);

function noteChange(topic: Topic): void {
  changes.set(topic, (changes.get(topic) ?? 0) + 1);
}

/**
 * Whether the cached response of this query is younger than `maxAgeMs` and none of its topics has
 * changed.
 */
export function servesKept(key: string, maxAgeMs: number, nowMs: number): boolean {
  const last = answered.get(key);
  return (
    last !== undefined &&
    last.changes === changesOf(last.topics) &&
    nowMs - last.requestedAtMs < maxAgeMs
  );
}

/** Creates a request. Has no side effects: the render that calls it may be discarded. */
export function questionOf(key: string, topics: readonly Topic[], nowMs: number): Question {
  return { key, requestedAtMs: nowMs, topics, changes: changesOf(topics) };
}

/** Marks the response as cached, unless a change of its topics was announced since the request. */
export function noteAnswered(question: Question): void {
  if (question.changes === changesOf(question.topics)) answered.set(question.key, question);
}

/** Clears every age: after a change of user or when the cache is stale. */
export function forgetAges(): void {
  TOPICS.forEach(noteChange);
}

// An unmounted list sends no request; on its next mount it must not show data from before the
// change.
for (const topic of TOPICS) onStale(topic, () => noteChange(topic));
