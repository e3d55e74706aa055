import { announcedHere } from '@frontend/shared/data/commands/own-changes';
import { announceStale } from '@frontend/shared/data/commands/stale';
import {
  setConnectionState,
  setConnectionWaker,
} from '@frontend/shared/data/live-connection-state';
import { pageUser } from '@frontend/shared/data/requests/page-user';
import { GRAPHQL_PATH } from '@frontend/shared/data/requests/request';
import { OTHER_USER_CLOSE, PAGE_USER_PARAMETER } from '@schema/page-user';
import { isTopic } from '@schema/topics';
import { print } from 'graphql';
import { createClient } from 'graphql-ws';
import { ChangesDocument, type ChangesSubscription } from './changes.generated';
import { type Ending, LiveConnection, type Notice, type OpenLiveSocket } from './live-connection';

/**
 * Notifies the mounted lists. On the first connection they are freshly loaded; only the board
 * compares its cursor and detects a change in between.
 */
function announceNotice(notice: Notice, isFirst: boolean): void {
  const { topics, carIds, operation, cursor } = notice;
  const known = operation === 'subscribed' && isFirst ? ['board'] : topics;
  const tell = () => announceStale({ topics: known.filter(isTopic), carIds, cursor });
  const announced = announcedHere(notice);
  if (announced) void announced.then((isKnown) => isKnown || tell());
  else tell();
}

/** Opens the live connection of this page for changes after `since`; returns a disposer. */
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

const ADDRESS = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${GRAPHQL_PATH}`;

/** Close code of an ended session. */
const UNAUTHORIZED = 4401;
/** Close code of too many open sockets. */
const CROWDED = 4429;
/** Close code of a server that stops (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001;

/** A close event carries the code; a refused subscription is an array of GraphQL errors. */
function endingOf(error: unknown): Ending {
  if (Array.isArray(error)) return 'refused';
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : 0;
  if (code === CROWDED) return 'crowded';
  if (code === GOING_AWAY) return 'moved';
  if (code === OTHER_USER_CLOSE) return 'otherUser';
  return code === UNAUTHORIZED ? 'unauthorized' : 'broken';
}

/** One websocket with one subscription; does not reconnect. */
const openLiveSocket: OpenLiveSocket = (since, events) => {
  let socket: WebSocket | null = null;
  const client = createClient({
    url: ADDRESS,
    retryAttempts: 0,
    connectionParams: { [PAGE_USER_PARAMETER]: pageUser() },
    on: {
      opened: (opened) => {
        socket = opened as WebSocket;
      },
      message: () => events.alive(),
    },
  });
  client.subscribe<ChangesSubscription>(
    { query: print(ChangesDocument), variables: { since } },
    {
      next: ({ data }) => {
        if (data) events.received(data.changes);
        else client.terminate();
      },
      error: (error) => events.closed(endingOf(error)),
      complete: () => events.closed('broken'),
    },
  );
  return {
    probe: () => socket?.send('{"type":"ping"}'),
    end: () => {
      client.terminate();
      void client.dispose();
    },
  };
};
