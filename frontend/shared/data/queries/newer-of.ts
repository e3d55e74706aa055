interface Versioned {
  readonly version: number;
}

/** The later version of a record of which the cache and the board each know one; null: neither does. */
export function newerOf<Kept extends Versioned>(
  cached: Kept | null | undefined,
  known: Kept | null,
): Kept | null {
  if (!cached || !known) return cached ?? known;
  return known.version > cached.version ? known : cached;
}
