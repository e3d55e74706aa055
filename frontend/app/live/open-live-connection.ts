import { announcedHere } from '@frontend/shared/data/commands/own-changes';
import { announceStale } from '@frontend/shared/data/commands/stale';
import {
  setConnectionState,
  setConnectionWaker,
} from '@frontend/shared/data/live-connection-state';
import { isTopic } from '@schema/topics';
import { LiveConnection, type Notice } from './live-connection';
import { openLiveSocket } from './open-live-socket';

/**
 * Notifies the mounted lists. On the first opening they have just been loaded; only the board can
 * compare its cursor and detect a change in between.
 */
function announceNotice(notice: Notice, isFirst: boolean): void {
  const { topics, carIds, operation, cursor } = notice;
  const known = operation === 'subscribed' && isFirst ? ['board'] : topics;
  const tell = () => announceStale({ topics: known.filter(isTopic), carIds, cursor });
  const announced = announcedHere(notice);
  if (announced) void announced.then((isKnown) => isKnown || tell());
  else tell();
}

/** Opens the live connection of this page for what follows `since`; returns a disposer. */
export function openLiveConnection(since: string, onRefused: () => void): () => void {
  const listener = {
    received: announceNotice,
    changed: setConnectionState,
    unauthorized: onRefused,
    otherUser: onRefused,
  };
  const connection = new LiveConnection(openLiveSocket, listener, since);
  const wake = () => {
    if (!document.hidden) connection.wake();
  };
  const offline = () => connection.offline();
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  addEventListener('focus', wake);
  document.addEventListener('visibilitychange', wake);
  addEventListener('offline', offline);
  setConnectionWaker(wake);
  connection.start();
  return () => {
    removeEventListener('online', wake);
    removeEventListener('pageshow', wake);
    removeEventListener('focus', wake);
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('offline', offline);
    setConnectionWaker(null);
    connection.stop();
    setConnectionState(null);
  };
}
