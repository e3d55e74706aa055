import { useState } from 'react';
import { newIdempotencyKey } from '../../lib/idempotency-key';

/** The header that makes a retry return the first result instead of saving twice. */
export const idempotencyHeader = (key: string): Record<string, string> => ({
  'Idempotency-Key': key,
});

/**
 * Returns the Idempotency-Key of an attempt: the same for a retry of the same content, a new one
 * when the content changes (docs/safety.md, 4).
 */
export function attemptKeys(newKey: () => string): (content: unknown) => string {
  let last: { content: string; key: string } | null = null;
  return (content) => {
    const text = JSON.stringify(content);
    if (last?.content !== text) last = { content: text, key: newKey() };
    return last.key;
  };
}

/** The keys of one form instance. */
export function useAttemptKey(): (content: unknown) => string {
  return useState(() => attemptKeys(newIdempotencyKey))[0];
}
