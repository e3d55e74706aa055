import type { Clock } from './domain/clock';
import { forgetKeys } from './store/idempotency';
import { forgetImportJobs } from './store/import-jobs';
import type { Store } from './store/open-store';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes the answers kept for retries once their day is over: at once, and then every day, without
 * keeping the process alive. What fails is told to `onFailure` and tried again the next day. Gives a
 * promise of the first round, and how to stop.
 */
export function keepHouse(
  store: Store,
  clock: Clock,
  onFailure: (error: unknown) => void,
): { readonly firstRound: Promise<void>; stop(): void } {
  const round = async () => {
    try {
      await store.write(store.fork(), (em) => forgetKeys(em, clock()));
      await store.write(store.fork(), (em) => forgetImportJobs(em, clock()));
    } catch (error) {
      onFailure(error);
    }
  };
  const firstRound = round();
  const timer = setInterval(() => void round(), DAY_MS);
  timer.unref();
  return { firstRound, stop: () => clearInterval(timer) };
}
