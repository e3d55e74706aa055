import { IsolationLevel } from '@mikro-orm/core';
import { LONGEST_WRITE_SECONDS } from '@schema/constants';
import { type Em, engineOf } from './em';
import { RowMovedError, StoreBusyError } from './engine/mutex';
import { type Draft, draftOf, keepDraft } from './notices/notice-drafts';
import { isUnavailableError, isWorthRetrying } from './store-errors';

export interface WriteOptions {
  /** Timeout from the call to the commit. */
  readonly longestSeconds?: number;
}

const TRIES = 4;
/** A moved row needs no wait for deadlock detection, so it may be retried more often. */
const TRIES_AFTER_MOVES = 20;
/**
 * Increases with each attempt and is randomised, so that two deadlocked jobs do not collide again.
 */
const PAUSE_MS = 20;

/** Errors of a COMMIT that may have succeeded before the connection broke. */
const lostCommits = new WeakSet<object>();

/** Whether the transaction with this error may be committed. */
export function mayHaveCommitted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && lostCommits.has(error);
}

/**
 * Runs the job in one write transaction and returns its answer; an error rolls it back. SQLite:
 * BEGIN IMMEDIATE, so writers queue and the job reads current data. PostgreSQL: READ COMMITTED;
 * lock the rows that must not change (`lockCar`). After a deadlock, a serialisation failure or a
 * moved row the job runs again with a new manager, so it must have no effect outside the database.
 * Inside a transaction it joins it. The job must use the given manager, never the outer one. A
 * transaction not committed in time is rolled back: its moments would appear in final reports
 * (docs/domain.md, money).
 */
export async function write<T>(
  em: Em,
  job: (em: Em) => Promise<T>,
  { longestSeconds = LONGEST_WRITE_SECONDS }: WriteOptions = {},
): Promise<T> {
  if (em.isInTransaction()) return job(em);
  const latest = performance.now() + longestSeconds * 1000;
  for (let attempt = 1; ; attempt++) {
    try {
      return await inOneTransaction(em, job, latest);
    } catch (error) {
      const tries = error instanceof RowMovedError ? TRIES_AFTER_MOVES : TRIES;
      if (attempt >= tries || !isWorthRetrying(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS * attempt));
    }
  }
}

async function inOneTransaction<T>(
  em: Em,
  job: (em: Em) => Promise<T>,
  latest: number,
): Promise<T> {
  const inner = em.fork({ disableContextResolution: true });
  const onPostgres = engineOf(em) === 'postgres';
  const draft = onPostgres ? draftOf(em) : undefined;
  await inner.begin(onPostgres ? { isolationLevel: IsolationLevel.READ_COMMITTED } : {});
  try {
    const answer = await job(inner);
    await inner.flush();
    // When the job caught a database error, PostgreSQL silently turns COMMIT into a rollback; any
    // statement before it raises the error.
    if (draft) await keepDraft(inner, draft);
    else if (onPostgres) await inner.execute('select 1');
    if (performance.now() > latest) throw new StoreBusyError('the write took too long');
    await commit(inner, draft);
    return answer;
  } catch (error) {
    // On a broken connection this also fails and would hide the cause.
    await inner.rollback().catch(() => undefined);
    throw error;
  }
}

async function commit(em: Em, draft: Draft | undefined): Promise<void> {
  try {
    await em.commit();
    if (draft) draft.isKept = true;
  } catch (error) {
    if (draft && error instanceof Error && isUnavailableError(error)) lostCommits.add(error);
    throw error;
  }
}
