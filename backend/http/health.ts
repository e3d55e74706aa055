import type { Store } from '@backend/store/open-store';
import { raw } from '@backend/store/raw';
import { type RequestHandler, Router } from 'express';
import { logOf } from './request-log';

/** Timeout of the database for readiness. Milliseconds. */
const PATIENCE_MS = 3000;

async function answersInTime(store: Store): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer in time')), PATIENCE_MS);
  });
  try {
    await Promise.race([raw(store.fork(), 'select id from users limit 1'), late]);
  } finally {
    clearTimeout(timer);
  }
}

export interface HealthParts {
  readonly store: Store;
  readonly isStopping: () => boolean;
  /** Details for monitoring, beside the status. */
  readonly details: () => Promise<Readonly<Record<string, unknown>>>;
}

/**
 * For monitoring: `live`, the process responds; `ready`, it can also serve, which requires its
 * database and no stop in progress.
 */
export function health({ store, isStopping, details }: HealthParts): Router {
  const live: RequestHandler = (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  };
  const ready: RequestHandler = async (_request, response) => {
    response.set('Cache-Control', 'no-store');
    try {
      if (isStopping()) throw new Error('stopping');
      await answersInTime(store);
      response.json({ status: 'ok', ...(await details()) });
    } catch (err) {
      logOf(response).warn({ err }, 'not ready');
      response.status(503).json({ status: 'unavailable' });
    }
  };
  return Router().get('/live', live).get('/ready', ready);
}
