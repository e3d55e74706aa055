import { pageUser } from '@frontend/shared/data/requests/page-user';
import { GRAPHQL_PATH } from '@frontend/shared/data/requests/request';
import { OTHER_USER_CLOSE, PAGE_USER_PARAMETER } from '@schema/page-user';
import { print } from 'graphql';
import { createClient } from 'graphql-ws';
import { ChangesDocument, type ChangesSubscription } from './changes.generated';
import type { Ending, OpenLiveSocket } from './live-connection';

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
export const openLiveSocket: OpenLiveSocket = (since, events) => {
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
