import { useEffect } from 'react';

interface LiveChangesProps {
  readonly onUnauthorized: () => void;
}

/** How soon the code of the channel is asked for again when it did not come, ms. */
const AGAIN_MS = 5000;

/**
 * Hears what other people change and tells the lists on show; draws nothing. The channel's code arrives
 * after the first paint.
 */
export function LiveChanges({ onUnauthorized }: LiveChangesProps) {
  useEffect(() => {
    let close: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const open = () =>
      import('./open-line').then(
        ({ openLine }) => {
          if (!isGone) close = openLine(onUnauthorized);
        },
        () => {
          if (!isGone) timer = setTimeout(open, AGAIN_MS);
        },
      );
    void open();
    return () => {
      isGone = true;
      clearTimeout(timer);
      close?.();
    };
  }, [onUnauthorized]);
  return null;
}
