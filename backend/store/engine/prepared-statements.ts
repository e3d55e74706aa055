import type { SqliteConnection } from '@mikro-orm/sqlite';

type Native = Awaited<ReturnType<SqliteConnection['getNativeClient']>>;
type Prepared = ReturnType<Native['prepare']>;

/** Texts kept prepared; the product has some hundreds of fixed length. */
const KEPT = 300;
/** Longer texts list the ids of a page or a chunk and are rarely repeated. Characters. */
const LONGEST = 4_000;

/** Statements that leave the schema unchanged; others may change a cached statement's columns. */
const KEEPS_TABLES = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i;

/**
 * Caches the prepared statements of a connection: preparing costs as much as running most of them.
 * A statement still being iterated is prepared again, and a text that may change the schema clears
 * the cache.
 */
export function keepPrepared(native: Native): void {
  const kept = new Map<string, Prepared>();
  const prepare = native.prepare.bind(native);

  native.prepare = ((text: string) => {
    if (!KEEPS_TABLES.test(text)) {
      kept.clear();
      return prepare(text);
    }
    const known = kept.get(text);
    if (known?.busy) return prepare(text);
    const statement = known ?? prepare(text);
    kept.delete(text);
    if (text.length <= LONGEST) kept.set(text, statement);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return statement;
  }) as Native['prepare'];

  const exec = native.exec.bind(native);
  native.exec = (text: string) => {
    if (!KEEPS_TABLES.test(text)) kept.clear();
    return exec(text);
  };
}
