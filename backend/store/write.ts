import { IsolationLevel } from '@mikro-orm/core';
import { type Em, engineOf } from './em';
import { isWorthRetrying } from './store-errors';

const TRIES = 4;

/**
 * Does the job in one writing transaction and gives its answer; whatever it throws leaves no trace.
 * SQLite: BEGIN IMMEDIATE, so writers queue and what the job reads is final. PostgreSQL: READ COMMITTED;
 * lock what must not move (`lockCar`). After a deadlock or a serialisation failure the job runs again
 * with a fresh manager, so it must touch nothing but the database. Inside a transaction it joins it.
 * The job works with the manager it is given, never with the outer one.
 */
export async function write<T>(em: Em, job: (em: Em) => Promise<T>): Promise<T> {
  if (em.isInTransaction()) return job(em);
  const isolationLevel = engineOf(em) === 'postgres' ? IsolationLevel.READ_COMMITTED : undefined;
  for (let attempt = 1; ; attempt++) {
    try {
      return await inOneTransaction(em, job, isolationLevel);
    } catch (error) {
      if (attempt >= TRIES || !isWorthRetrying(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

async function inOneTransaction<T>(
  em: Em,
  job: (em: Em) => Promise<T>,
  isolationLevel: IsolationLevel | undefined,
): Promise<T> {
  const inner = em.fork({ disableContextResolution: true });
  await inner.begin({ isolationLevel });
  try {
    const answer = await job(inner);
    // Flushes first.
    await inner.commit();
    return answer;
  } catch (error) {
    await inner.rollback();
    throw error;
  }
}
