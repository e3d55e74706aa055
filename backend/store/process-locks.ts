import { setTimeout as pause } from 'node:timers/promises';
import type { Em } from './em';
import type { Store } from './open-store';
import { raw } from './sql/raw';

/** Any fixed numbers: advisory locks among the processes on one database. */
const START_LOCK = 7_214_004;
const COPY_LOCK = 7_214_005;

/** Runs a job in a transaction without the timeout of requests. */
async function inLongTransaction<T>(store: Store, job: (em: Em) => Promise<T>): Promise<T> {
  const em = store.fork();
  await em.begin();
  try {
    await em.execute('set local lock_timeout = 0');
    await em.execute('set local statement_timeout = 0');
    await em.execute('set local idle_in_transaction_session_timeout = 0');
    return await job(em);
  } finally {
    await em.rollback();
  }
}

/**
 * Runs a job while no other process on this database runs one: of processes that start together,
 * the later ones find the first one's result. On SQLite a process has exclusive use of its folder.
 */
export async function withStartLock<T>(store: Store, job: () => Promise<T>): Promise<T> {
  if (store.engine === 'sqlite') return job();
  return inLongTransaction(store, async (em) => {
    await em.execute(`select pg_advisory_xact_lock(${START_LOCK})`);
    return job();
  });
}

/** A check without a due copy holds the lock only for a moment. Milliseconds. */
const TRY_AGAIN_MS = 200;

/** Runs a job unless another process on this database is running one at every attempt. */
export async function unlessCopying(
  store: Store,
  job: () => Promise<void>,
  tries = 1,
): Promise<void> {
  if (store.engine === 'sqlite') return job();
  await inLongTransaction(store, async (em) => {
    for (let left = tries; left > 0; left -= 1) {
      const [lock] = await raw<{ isMine: boolean }>(
        em,
        `select pg_try_advisory_xact_lock(${COPY_LOCK}) as "isMine"`,
      );
      if (lock?.isMine) return job();
      if (left > 1) await pause(TRY_AGAIN_MS);
    }
  });
}

/** Whether a process on this database is making a copy; PostgreSQL only. */
export async function isCopyLocked(em: Em): Promise<boolean> {
  const held = await raw(
    em,
    `select 1 from pg_locks where locktype = 'advisory' and objsubid = 1 and granted
       and classid = 0 and objid = ${COPY_LOCK}
       and database = (select oid from pg_database where datname = current_database()) limit 1`,
  );
  return held.length > 0;
}
