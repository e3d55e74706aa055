import type { SqliteConnection } from '@mikro-orm/sqlite';

type Native = Awaited<ReturnType<SqliteConnection['getNativeClient']>>;
type Prepared = ReturnType<Native['prepare']>;

/** Texts kept prepared; the product has some hundreds, those of a request's length counted apart. */
const KEPT = 300;
/** Longer texts are lists of a page or a chunk: they hardly come again. Characters. */
const LONGEST = 4_000;

/** Whatever else may change the tables themselves, and with them the columns of a kept statement. */
const KEEPS_TABLES = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i;

/**
 * Makes a connection keep its prepared statements: preparing costs as much as running most of them. One
 * that is still being read from is prepared anew, and a text that may change tables forgets all.
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
