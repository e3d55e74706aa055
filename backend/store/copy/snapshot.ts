import { IsolationLevel } from '@mikro-orm/core';
import type { Em } from '../em';
import { openStore, type Store } from '../open-store';

/**
 * Runs a job that reads the database as of one moment during concurrent writes. SQLite: the file is
 * copied into `folder`, which must be empty, and the copy is read; a long read transaction would
 * keep the write-ahead log from being emptied. PostgreSQL: one REPEATABLE READ transaction.
 */
export async function withSnapshot<T>(
  store: Store,
  folder: string,
  job: (em: Em) => Promise<T>,
): Promise<T> {
  if (store.engine === 'postgres') return inReadTransaction(store.fork(), job);
  await store.copyTo(folder);
  const copy = await openStore({ dataDir: folder });
  try {
    return await job(copy.fork());
  } finally {
    await copy.close();
  }
}

async function inReadTransaction<T>(em: Em, job: (em: Em) => Promise<T>): Promise<T> {
  await em.begin({ isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
  try {
    // A slow disk may hold a chunk longer than the timeout of a request.
    await em.execute('set local idle_in_transaction_session_timeout = 0');
    return await job(em);
  } finally {
    await em.rollback();
  }
}
