/** When each query with its variables was last asked of the server; ms since the epoch. */
const askedAt = new Map<string, number>();

/**
 * Is the kept answer of this query younger than `maxAgeMs`, so that it serves without being asked for
 * again? If not, the query counts as asked now.
 */
export function servesKept(key: string, maxAgeMs: number, nowMs: number): boolean {
  const asked = askedAt.get(key);
  if (asked !== undefined && nowMs - asked < maxAgeMs) return true;
  askedAt.set(key, nowMs);
  return false;
}

/** Forgets every age: after another user signed in, or what is kept became stale. */
export function forgetAges(): void {
  askedAt.clear();
}
