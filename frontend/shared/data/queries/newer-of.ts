interface Versioned {
  readonly version: number;
}

/** The later version of a record, from the cache or from the board; null when both are unknown. */
export function newerOf<Kept extends Versioned>(
  cached: Kept | null | undefined,
  known: Kept | null,
): Kept | null {
  if (!cached || !known) return cached ?? known;
  return known.version > cached.version ? known : cached;
}
