import { setConnectionState } from '@frontend/shared/data/live-connection-state';

/** The code of the channel, as it arrives. */
export interface ChannelCode {
  openLiveConnection(onUnauthorized: () => void): () => void;
}

/** How soon the code of the channel is asked for again when it did not come, ms. */
const AGAIN_MS = 5000;

/**
 * Opens the live channel once its code has come; returns how to close it. Code that does not come is a
 * server that does not answer: people hear of it as of a channel that broke.
 */
export function openLater(
  load: () => Promise<ChannelCode>,
  onUnauthorized: () => void,
): () => void {
  let close: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;
  let lostAtMs = 0;
  const open = () =>
    load().then(
      ({ openLiveConnection }) => {
        if (!isGone) close = openLiveConnection(onUnauthorized);
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
