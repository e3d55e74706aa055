import type { Quota } from '@backend/bounds/quota';
import { Refusal } from '@backend/domain/refusal';

/** Maximum number of cached queries; a client uses a handful. */
const KEPT = 100;
/** Texts received once, stored to detect the second time. */
const ASKED = 500;

/** Makes the key the most recent and evicts the oldest beyond the limit. */
export function remember<Value>(
  map: Map<string, Value>,
  key: string,
  value: Value,
  limit: number,
): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > limit && oldest !== undefined) map.delete(oldest);
}

/**
 * LRU cache of compiled queries by text. Compilation takes about 100 ms, so a text is compiled when
 * it is received a second time, and compilations per user are limited in a time window.
 */
export class CompiledQueryCache<Query> {
  private readonly kept = new Map<string, Query | null>();
  private readonly seen = new Map<string, true>();

  /** `compiledForUser`: maximum compilations per user in the time window. */
  constructor(private readonly compiledForUser: Quota) {}

  /** The compiled query, or null to run it uncompiled. `compile` returns null when it fails. */
  async find(key: string, userId: number, compile: () => Query | null): Promise<Query | null> {
    const known = this.kept.get(key);
    if (known !== undefined) {
      remember(this.kept, key, known, KEPT);
      return known;
    }
    if (!this.seen.has(key)) {
      remember(this.seen, key, true, ASKED);
      return null;
    }
    if (!(await this.mayCompile(userId))) return null;
    const made = compile();
    this.seen.delete(key);
    remember(this.kept, key, made, KEPT);
    return made;
  }

  private async mayCompile(userId: number): Promise<boolean> {
    try {
      await this.compiledForUser.take(String(userId));
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }
}
