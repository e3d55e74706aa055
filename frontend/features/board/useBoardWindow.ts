import { useStale } from '@frontend/shared/data/stale';
import { CACHE_AGES_MS } from '@schema/constants';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { BoardLoader, type LoaderOptions, type LoaderState } from './board-loader';

/** A returned focus refreshes what is older than this, ms: people switch windows all the time. */
const FOCUS_AGE_MS = 10_000;

export interface BoardWindowResult extends LoaderState {
  readonly loader: BoardLoader;
}

/**
 * The days around the view, kept fresh: when somebody changed something (live channel, own
 * mutations), every minute while the page is seen, when it is looked at again or back on line.
 */
export function useBoardWindow(start: number, options: LoaderOptions): BoardWindowResult {
  const [loader] = useState(() => new BoardLoader(start, options));
  const state = useSyncExternalStore(loader.subscribe, loader.snapshot);

  useEffect(() => loader.begin(), [loader]);
  useStale('board', () => void loader.refresh());

  useEffect(() => {
    const age = () => options.clock() - (loader.snapshot().updatedAtMs ?? 0);
    const refreshOlder = (ageMs: number) => {
      if (!document.hidden && age() >= ageMs) void loader.refresh();
    };
    const timer = setInterval(() => refreshOlder(0), CACHE_AGES_MS.board);
    const seen = () => refreshOlder(FOCUS_AGE_MS);
    const online = () => refreshOlder(0);
    addEventListener('focus', seen);
    addEventListener('online', online);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', seen);
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [loader, options.clock]);

  return { ...state, loader };
}
