import type { OperationName } from '@schema/topics';

/** A step that was sent, or is about to be, and its Idempotency-Key. */
export interface Attempt {
  readonly operation: OperationName;
  readonly content: string;
  readonly key: string;
}

interface Step {
  readonly operation: OperationName;
  readonly input: object;
}

/**
 * The attempts at these steps: one that was made before with the same content keeps its key, so that
 * it is recorded once, also after a reload.
 */
export function attemptsAt(
  steps: readonly Step[],
  before: readonly Attempt[],
  newKey: () => string,
): readonly Attempt[] {
  return steps.map(({ operation, input }) => {
    const content = JSON.stringify(input);
    const isSame = (one: Attempt) => one.operation === operation && one.content === content;
    return before.find(isSame) ?? { operation, content, key: newKey() };
  });
}

/** Attempts kept with the values of a form; none when the text is of another version. */
export function keptAttempts(text: string): readonly Attempt[] {
  try {
    const attempts: unknown = JSON.parse(text);
    return Array.isArray(attempts) ? attempts.filter(isAttempt) : [];
  } catch {
    return [];
  }
}

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'content' in value &&
  typeof value.content === 'string' &&
  'key' in value &&
  typeof value.key === 'string';
