import { onStale } from '@frontend/shared/data/commands/stale';
import {
  isConnectionLive,
  liveConnectionState,
  useLiveConnection,
} from '@frontend/shared/data/live-connection-state';
import { useFirstScreenShown } from '@frontend/shared/lib/device/first-screen';
import { CACHE_AGES_MS } from '@schema/constants';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { BoardLoader } from './board-loader';
import type { LoaderOptions, LoaderState } from './board-store';
import type { LiveRows } from './live-rows';

/** Age of the data from which a returning focus refreshes them, ms: windows are switched often. */
const FOCUS_AGE_MS = 10_000;
/** Interval of refreshes with an open live connection, ms. */
const LIVE_AGE_MS = 600_000;
/** Time for the live connection to reconnect before the board refreshes without it, ms. */
const CHANNEL_FIRST_MS = 3000;

interface BoardWindowResult extends LoaderState {
  readonly loader: BoardLoader;
}

/**
 * The blocks around the view, refreshed row by row after live notices and own mutations. Without
 * the connection everything is refreshed every minute while the page is visible, on focus and on
 * reconnection; after a failure, once the connection is open again.
 */
export function useBoardWindow(start: number, options: LoaderOptions): BoardWindowResult {
  const [loader] = useState(() => new BoardLoader(start, options));
  const state = useSyncExternalStore(loader.subscribe, loader.snapshot);
  const { phase } = useLiveConnection();
  const isShown = useFirstScreenShown();

  useEffect(() => loader.start(), [loader]);
  useEffect(() => {
    if (isShown) loader.loadNeighbours();
  }, [loader, isShown]);
  useEffect(() => followChanges(loader), [loader]);
  useEffect(() => {
    if (isConnectionLive(phase) && loader.isOutdated) void loader.refresh();
  }, [loader, phase]);

  useEffect(() => {
    const refreshOlder = (ageMs: number) => {
      const dueMs = isConnectionLive(liveConnectionState().phase) ? LIVE_AGE_MS : ageMs;
      if (document.hidden || !navigator.onLine) return;
      if (options.clock() - loader.refreshedAtMs >= dueMs) void loader.refresh();
    };
    const timer = setInterval(() => refreshOlder(0), CACHE_AGES_MS.board);
    const onSeen = () => refreshOlder(FOCUS_AGE_MS);
    // A reconnected connection reports missed changes, unless it is blocked.
    let reconnect: ReturnType<typeof setTimeout> | undefined;
    const onOnline = () => {
      clearTimeout(reconnect);
      reconnect = setTimeout(() => refreshOlder(0), CHANNEL_FIRST_MS);
    };
    addEventListener('focus', onSeen);
    addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearInterval(timer);
      clearTimeout(reconnect);
      removeEventListener('focus', onSeen);
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [loader, options.clock]);

  return { ...state, loader };
}

/**
 * Applies live changes until the returned function is called. Its code loads with the first change.
 */
function followChanges(loader: BoardLoader): () => void {
  let isStopped = false;
  let rows: Promise<LiveRows> | null = null;
  const begin = async () => {
    const { LiveRows } = await import('./live-rows');
    const live = new LiveRows(loader);
    loader.onSettled = () => live.schedule();
    return live;
  };
  const stop = onStale('board', ({ carIds, topics, cursor }) => {
    rows ??= begin();
    rows.then(
      (live) => {
        if (!isStopped) live.receive({ carIds, cursor, isFleet: topics.includes('cars') });
      },
      () => {
        rows = null;
        void loader.refresh();
      },
    );
  });
  return () => {
    isStopped = true;
    stop();
    loader.onSettled = () => {};
    rows?.then(
      (live) => live.stop(),
      () => undefined,
    );
  };
}
