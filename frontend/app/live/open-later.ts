import { setConnectionState } from '@frontend/shared/data/live-connection-state';

/** The lazily loaded module of the live connection. */
export interface ChannelCode {
  openLiveConnection(since: string, onRefused: () => void): () => void;
}

/** Pause before the code is requested again after a failure, ms. */
const AGAIN_MS = 5000;

/**
 * Opens the live connection once its code is loaded; returns a disposer. A failed load is reported
 * like a lost connection.
 */
export function openLater(
  load: () => Promise<ChannelCode>,
  openWith: (code: ChannelCode) => () => void,
): () => void {
  let close: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;
  let lostAtMs = 0;
  const open = () =>
    load().then(
      (code) => {
        if (!isGone) close = openWith(code);
      },
      () => {
        if (isGone) return;
        const phase = lostAtMs === 0 ? 'restoring' : 'lost';
        lostAtMs ||= Date.now();
        setConnectionState({ phase, lostAtMs });
        timer = setTimeout(open, AGAIN_MS);
      },
    );
  void open();
  return () => {
    isGone = true;
    clearTimeout(timer);
    close?.();
    if (lostAtMs !== 0) setConnectionState(null);
  };
}
