/**
 * A key that makes a repeated create harmless: made once per form and sent with each try, so that a
 * retry over bad Wi-Fi returns the first result (docs/safety.md, 4).
 * 128 random bits; crypto.randomUUID exists on HTTPS only, tablets may come over plain HTTP.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
