import { createHash } from 'node:crypto';
import { ENTITIES } from '@backend/store/entities/entities';
import type { Em, Engine, Store } from '@backend/store/open-store';

/** Tables and columns that a rejected request may change: sessions, keys, counted attempts and last use. */
const PASSING = new Set(['sessions', 'idempotency_keys', 'attempt_counts']);
const PASSING_COLUMNS = new Set(['last_used_at', 'last_seen_at']);

/** Changes with every commit on the write connection; read on the read connection. */
const COMMITS: Readonly<Record<Engine, string>> = {
  sqlite: 'pragma data_version',
  postgres: 'select pg_snapshot_xmax(pg_current_snapshot())::text',
};

/** The database hashes the rows, so that their content is not transferred. */
const PRINT_ON_POSTGRES = ENTITIES.filter(({ meta }) => !PASSING.has(meta.tableName))
  .map(({ meta: { tableName } }) => {
    const without = Array.from(PASSING_COLUMNS, (name) => ` - '${name}'`).join('');
    return `select '${tableName}' as "table", count(*) as "rows",
      md5(string_agg(line, ' ' order by line)) as "content"
      from (select (to_jsonb(one)${without})::text as line from ${tableName} as one) as lines`;
  })
  .join(' union all ');

async function readPrint(em: Em, engine: Engine): Promise<string> {
  if (engine === 'postgres') return JSON.stringify(await em.execute(PRINT_ON_POSTGRES));
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

/**
 * Returns the row counts and content of all tables as one line of text. The tables are read again only
 * after a commit.
 */
export function tablePrints(store: Store): () => Promise<string> {
  let known: { readonly commits: string; readonly print: string } | null = null;
  return async () => {
    const em = store.fork();
    const commits = JSON.stringify(await em.getConnection('read').execute(COMMITS[store.engine]));
    if (known?.commits !== commits) known = { commits, print: await readPrint(em, store.engine) };
    return known.print;
  };
}
