import { useSyncExternalStore } from 'react';

/**
 * Reason why a part of the page is late. release: the server has another release. stuck: the server
 * answers, but the browser sends no request: Chromium remembers a failed module script until the
 * page is reloaded.
 */
export type FetchFailure = 'network' | 'release' | 'stuck' | 'other';

/** Whether only a reload of the page fetches the part. */
export const needsReload = (failure: FetchFailure) => failure === 'release' || failure === 'stuck';

const failures = new Map<symbol, FetchFailure>();
const listeners = new Set<() => void>();
const retries = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export function reportFailure(part: symbol, failure: FetchFailure): void {
  failures.set(part, failure);
  tell();
}

export function forgetFailure(part: symbol): void {
  if (failures.delete(part)) tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const latest = () => [...failures.values()].at(-1) ?? null;

/** The failure of the part that failed last; null: no requested part is missing. */
export const useFetchFailure = (): FetchFailure | null => useSyncExternalStore(subscribe, latest);

/** Requests failed parts again, without waiting for the pause to end. */
export function retryFetches(): void {
  for (const retry of retries) retry();
}

export function onRetry(retry: () => void): () => void {
  retries.add(retry);
  return () => void retries.delete(retry);
}

const scriptsOf = (page: Document) =>
  [...page.querySelectorAll('script[type="module"][src]')].map((one) => one.getAttribute('src'));

/** Whether the served document loads a script that the open one does not. */
export function isOtherRelease(served: string, open: Document): boolean {
  const known = new Set(scriptsOf(open));
  return scriptsOf(new DOMParser().parseFromString(served, 'text/html')).some(
    (src) => !known.has(src),
  );
}

/**
 * Requests the document from the server to find out why attempt number `attempt`, from 0, failed.
 */
export async function failureNow(attempt: number): Promise<FetchFailure> {
  if (!navigator.onLine) return 'network';
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    if (!answer.ok) return 'other';
    if (isOtherRelease(await answer.text(), document)) return 'release';
    return attempt > 0 ? 'stuck' : 'other';
  } catch {
    return 'network';
  }
}
