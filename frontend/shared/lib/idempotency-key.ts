/**
 * Idempotency key of a create: generated once per form and sent with each attempt, so that a retry
 * returns the first result (docs/safety.md, 4). 128 random bits; crypto.randomUUID exists on HTTPS
 * only, tablets may use plain HTTP.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
