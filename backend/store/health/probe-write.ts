import type { Store } from '../open-store';
import { raw } from '../sql/raw';

/**
 * About the size of a saved booking. An update in place needs no free page of a SQLite file, so it
 * would succeed where an insert fails.
 */
const PADDING = 'x'.repeat(32 * 1024);

const SET = `insert into write_probe (id, padding, at) values (1, ?, ?)
  on conflict (id) do update set padding = excluded.padding, at = excluded.at`;

/**
 * Commits a write of one row. Throws the error of a database that is full, locked, read-only or
 * unreachable.
 */
export async function probeWrite(store: Store, now: Date): Promise<void> {
  await store.write(store.fork(), async (em) => {
    if (store.engine === 'sqlite') await raw(em, SET, [PADDING, now]);
    await raw(em, SET, ['', now]);
  });
}
