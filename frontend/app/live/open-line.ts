import { setLineWaker, tellLine } from '@frontend/shared/data/live-line';
import { tellStale } from '@frontend/shared/data/stale';
import { TOPICS, type Topic } from '@schema/topics';
import { LineKeeper, type Notice } from './line-keeper';
import { openWire } from './open-wire';

const isTopic = (text: string): text is Topic => (TOPICS as readonly string[]).includes(text);

/**
 * Tells the lists on show. At the first opening they have just been asked, and only the board can say
 * whether something came between its answer and this moment.
 */
function tell({ topics, carIds, operation, cursor }: Notice, isFirst: boolean): void {
  const known = operation === 'subscribed' && isFirst ? ['board'] : topics;
  tellStale({ topics: known.filter(isTopic), carIds, cursor });
}

/** Opens the live channel of this page; returns how to close it. */
export function openLine(onUnauthorized: () => void): () => void {
  const keeper = new LineKeeper(openWire, {
    heard: tell,
    stands: tellLine,
    unauthorized: onUnauthorized,
  });
  const wake = () => {
    if (!document.hidden) keeper.wake();
  };
  const offline = () => keeper.offline();
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  addEventListener('focus', wake);
  document.addEventListener('visibilitychange', wake);
  addEventListener('offline', offline);
  setLineWaker(wake);
  keeper.start();
  return () => {
    removeEventListener('online', wake);
    removeEventListener('pageshow', wake);
    removeEventListener('focus', wake);
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('offline', offline);
    setLineWaker(null);
    keeper.stop();
    tellLine(null);
  };
}
