import { useRef } from 'react';
import { newIdempotencyKey } from '../lib/idempotency-key';

/** The header that makes a retry return the first result instead of saving twice. */
export function idempotencyHeader(key: string): { headers: Record<string, string> } {
  return { headers: { 'Idempotency-Key': key } };
}

/**
 * Gives the Idempotency-Key of an attempt: the same for a retry of the same content, another as
 * soon as anything in it changed (DOMAIN, beyond the documented paths).
 */
export function useAttemptKey(): (content: unknown) => string {
  const last = useRef<{ content: string; key: string } | null>(null);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: newIdempotencyKey() };
    return last.current.key;
  };
}
