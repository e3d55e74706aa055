import type { Store } from './open-store';

/** Any fixed number: the advisory lock of processes that prepare the database. */
const START_LOCK = 7_214_004;

/**
 * Runs a job while no other process on this database runs one: of several that start together each
 * finds what the first prepared. On SQLite a process has its folder to itself.
 */
export async function withStartLock<T>(store: Store, job: () => Promise<T>): Promise<T> {
  if (store.engine === 'sqlite') return job();
  const em = store.fork();
  await em.begin();
  try {
    // Filling a database may take longer than a request may wait.
    await em.execute('set local lock_timeout = 0');
    await em.execute('set local statement_timeout = 0');
    await em.execute('set local idle_in_transaction_session_timeout = 0');
    await em.execute(`select pg_advisory_xact_lock(${START_LOCK})`);
    return await job();
  } finally {
    await em.rollback();
  }
}
