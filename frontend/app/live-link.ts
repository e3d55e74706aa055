import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { GRAPHQL_PATH } from '@frontend/shared/data/request';
import { announceAll } from '@frontend/shared/data/stale';
import { createClient } from 'graphql-ws';

/** Waiting (ms) between tries to reconnect: doubles up to half a minute, never all at once. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** A line that looks alive but answers no ping this long (ms) is dead. */
const PING_MS = 20_000;

function waitBeforeTry(tries: number): Promise<void> {
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS) * (0.75 + Math.random() / 2);
  return new Promise((resolve) => setTimeout(resolve, waitMs));
}

const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${GRAPHQL_PATH}`;

/**
 * The live channel. It reconnects for ever; after a break everything on show is asked again, since
 * notices were missed.
 */
const client = createClient({
  url: address,
  lazy: true,
  keepAlive: PING_MS,
  retryAttempts: Number.POSITIVE_INFINITY,
  retryWait: waitBeforeTry,
  shouldRetry: () => true,
  on: {
    connected: (_socket, _payload, wasRetry) => {
      if (wasRetry) announceAll();
    },
  },
});

export const liveLink = new GraphQLWsLink(client);
