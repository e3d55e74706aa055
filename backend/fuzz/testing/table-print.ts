import { createHash } from 'node:crypto';
import { ENTITIES } from '@backend/store/entities';
import type { Store } from '@backend/store/open-store';

/** Tables and columns that a rejected request may change: sessions, keys, counted attempts and last use. */
const PASSING = new Set(['sessions', 'idempotency_keys', 'attempt_counts']);
const PASSING_COLUMNS = new Set(['last_used_at', 'last_seen_at']);

/** Row counts and content of all tables as one line of text. */
export async function printOf(store: Store): Promise<string> {
  const em = store.fork();
  const hash = createHash('sha1');
  const counts: number[] = [];
  for (const { meta } of ENTITIES) {
    const { tableName } = meta;
    if (PASSING.has(tableName)) continue;
    const rows = await em.execute<Record<string, unknown>[]>(`select * from ${tableName}`);
    const texts = rows.map((row) =>
      JSON.stringify(Object.entries(row).filter(([name]) => !PASSING_COLUMNS.has(name))),
    );
    hash.update(tableName).update(texts.sort().join('\n'));
    counts.push(rows.length);
  }
  return `${counts.join(' ')} ${hash.digest('base64')}`;
}
