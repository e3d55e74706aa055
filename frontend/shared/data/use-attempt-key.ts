import { useState } from 'react';
import { newIdempotencyKey } from '../lib/idempotency-key';

/** The header that makes a retry return the first result instead of saving twice. */
export function idempotencyHeader(key: string): { headers: Record<string, string> } {
  return { headers: { 'Idempotency-Key': key } };
}

/**
 * Gives the Idempotency-Key of an attempt: the same for a retry of the same content, another as
 * soon as anything in it changed (docs/safety.md, 4).
 */
export function attemptKeys(newKey: () => string): (content: unknown) => string {
  let last: { content: string; key: string } | null = null;
  return (content) => {
    const text = JSON.stringify(content);
    if (last?.content !== text) last = { content: text, key: newKey() };
    return last.key;
  };
}

/** The keys of one form, for as long as it is open. */
export function useAttemptKey(): (content: unknown) => string {
  return useState(() => attemptKeys(newIdempotencyKey))[0];
}
