import type { Quota } from '@backend/bounds/quota';
import { Refusal } from '@backend/domain/refusal';

/** Compiled texts that are kept; a client asks a handful. */
const KEPT = 100;
/** Texts that were asked once, remembered to know them the second time. */
const ASKED = 500;

/** Makes the key the newest and drops the oldest beyond the limit. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value, limit: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > limit && oldest !== undefined) map.delete(oldest);
}

/**
 * Compiled queries by their text. Compiling costs a tenth of a second and drops the query that was asked
 * longest ago, so a text is compiled when it is asked a second time, and so many in a while for one user.
 */
export class KeptQueries<Query> {
  private readonly kept = new Map<string, Query | null>();
  private readonly asked = new Map<string, true>();

  /** `compiledForUser`: how many may be compiled for one user in a while. */
  constructor(private readonly compiledForUser: Quota) {}

  /** The compiled query, or null: it runs uncompiled this time. `compile` gives null when it cannot be. */
  async find(key: string, userId: number, compile: () => Query | null): Promise<Query | null> {
    const known = this.kept.get(key);
    if (known !== undefined) {
      remember(this.kept, key, known, KEPT);
      return known;
    }
    if (!this.asked.has(key)) {
      remember(this.asked, key, true, ASKED);
      return null;
    }
    if (!(await this.mayCompile(userId))) return null;
    const made = compile();
    this.asked.delete(key);
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
