import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { SharedLock } from '../files/file-places';
import { SESSION_OPTIONS } from './postgres';

/** Retry interval of the connection. Milliseconds. */
const RETRY_MS = 1000;
const CONNECT_WITHIN_MS = 5000;

interface Listening {
  /** Whether the connection is open now. */
  isOpen(): boolean;
  close(): Promise<void>;
}

interface ListeningOptions {
  readonly databaseUrl: string;
  readonly channel: string;
  readonly log: Logger;
  /** Lock held while connected. */
  readonly lock: SharedLock;
}

/**
 * Listens to a PostgreSQL channel on a separate connection and reconnects when it is lost.
 * `onNotification` is called for each notification and after each connection, because some may have
 * been missed. `onConnected` is called after each connection.
 */
export function keepListening(
  { databaseUrl, channel, log, lock }: ListeningOptions,
  onNotification: () => void,
  onConnected: () => void,
): Listening {
  const closing = new AbortController();
  let open: Client | null = null;

  async function listenOnce(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
      options: SESSION_OPTIONS,
    });
    const lost = new Promise<void>((resolve) => {
      // An error ends the connection; without a listener it would end the process.
      client.once('error', () => resolve());
      client.once('end', () => resolve());
    });
    try {
      await client.connect();
      client.on('notification', onNotification);
      await client.query(`listen ${channel}`);
      await client.query('select pg_advisory_lock_shared($1, $2)', [...lock]);
      open = client;
      onNotification();
      onConnected();
      if (!closing.signal.aborted) await lost;
    } finally {
      open = null;
      await client.end().catch(() => undefined);
    }
  }

  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenOnce().catch((err: unknown) => {
        log.warn({ err, event: 'listen', channel }, 'the listening connection failed');
      });
      await pause(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const listening = listen();
  return {
    isOpen: () => open !== null,
    async close() {
      closing.abort();
      await open?.end().catch(() => undefined);
      await listening;
    },
  };
}
