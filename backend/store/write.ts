import { IsolationLevel } from '@mikro-orm/core';
import { type Em, engineOf } from './em';
import { isWorthRetrying } from './store-errors';

const TRIES = 4;
/** Grows with the attempts and differs between two who met in a deadlock. */
const PAUSE_MS = 20;

/**
 * Does the job in one writing transaction and gives its answer; whatever it throws leaves no trace.
 * SQLite: BEGIN IMMEDIATE, so writers queue and what the job reads is final. PostgreSQL: READ COMMITTED;
 * lock what must not move (`lockCar`). After a deadlock or a serialisation failure the job runs again
 * with a fresh manager, so it must touch nothing but the database. Inside a transaction it joins it.
 * The job works with the manager it is given, never with the outer one.
 */
export async function write<T>(em: Em, job: (em: Em) => Promise<T>): Promise<T> {
  if (em.isInTransaction()) return job(em);
  for (let attempt = 1; ; attempt++) {
    try {
      return await inOneTransaction(em, job);
    } catch (error) {
      if (attempt >= TRIES || !isWorthRetrying(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS * attempt));
    }
  }
}

async function inOneTransaction<T>(em: Em, job: (em: Em) => Promise<T>): Promise<T> {
  const inner = em.fork({ disableContextResolution: true });
  const onPostgres = engineOf(em) === 'postgres';
  await inner.begin(onPostgres ? { isolationLevel: IsolationLevel.READ_COMMITTED } : {});
  try {
    const answer = await job(inner);
    await inner.flush();
    // Where the job swallowed an error of the database, PostgreSQL answers COMMIT with a silent rollback;
    // any statement before it says so aloud.
    if (onPostgres) await inner.execute('select 1');
    await inner.commit();
    return answer;
  } catch (error) {
    await inner.rollback();
    throw error;
  }
}
