import { createHash } from 'node:crypto';
import { postgresClient } from '@backend/store/engine/postgres';
import type { Store } from '@backend/store/open-store';
import { ATTEMPT_COUNTS } from '@backend/store/upkeep/attempt-counts';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';

const WINDOW_SECONDS = 15 * 60;

type AttemptCounter = Pick<RateLimiterAbstract, 'consume' | 'get' | 'delete' | 'reward'>;

/** Makes a counter that refuses beyond `points` in a window; `name` keeps counters apart. */
export type CountAttempts = (name: string, points: number) => AttemptCounter;

/** The key of an attempt: no login and no address is kept. */
export const attemptKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Counters in process memory, lost on restart. */
export const countInMemory: CountAttempts = (keyPrefix, points) =>
  new RateLimiterMemory({ keyPrefix, points, duration: WINDOW_SECONDS });

/**
 * Counters shared by all processes on one database, one atomic statement per attempt. Rejects when
 * the database cannot count.
 */
const countInDatabase =
  (store: Store): CountAttempts =>
  (keyPrefix, points) =>
    new RateLimiterPostgres({
      storeClient: postgresClient(store.orm),
      storeType: 'pool',
      tableName: ATTEMPT_COUNTS,
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: WINDOW_SECONDS,
    });

/** SQLite has a single server process. */
export const countAttempts = (store: Store): CountAttempts =>
  store.engine === 'postgres' ? countInDatabase(store) : countInMemory;
