import { useRef } from 'react';

/** 128 random bits in hex; works on plain HTTP too, where crypto.randomUUID is missing. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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
    if (last.current?.content !== text) last.current = { content: text, key: newKey() };
    return last.current.key;
  };
}
