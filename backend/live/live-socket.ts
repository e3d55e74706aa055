import { Refusal } from '@backend/domain/refusal';
import type { Request } from 'express';
import { CloseCode, type Server } from 'graphql-ws';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';

/** The per-socket data of graphql-ws. */
export interface LiveExtra {
  readonly socket: WebSocket;
  readonly request: Request;
  /** Called on connection_init: ends the timeout of the socket. */
  readonly known: () => void;
}

interface SocketParts {
  readonly log: Logger;
  /** Counts a message; throws beyond the limit. */
  readonly count: () => Promise<void>;
}

/**
 * Close code for too many sockets or messages of a user. Clients of graphql-ws do not reconnect
 * after it.
 */
export const CROWDED = 4429;

/** A socket without a pong for this long is terminated. Milliseconds. */
const PING_EVERY_MS = 12_000;

/** Pings the client and terminates the socket when the last ping was not answered. */
function keepAlive(socket: WebSocket): void {
  let isAnswered = true;
  socket.on('pong', () => {
    isAnswered = true;
  });
  const timer = setInterval(() => {
    if (!isAnswered) {
      socket.terminate();
      return;
    }
    isAnswered = false;
    if (socket.readyState === socket.OPEN) socket.ping();
  }, PING_EVERY_MS);
  socket.once('close', () => clearInterval(timer));
}

/**
 * Serves one socket with graphql-ws. Replaces the library's adapter for ws, which prints errors to
 * the console; here an error closes the socket and is logged.
 */
export function serveSocket(
  server: Server<LiveExtra>,
  extra: LiveExtra,
  { log, count }: SocketParts,
): void {
  const { socket } = extra;
  keepAlive(socket);
  // ws closes the socket itself with the protocol error code.
  socket.on('error', (err) => log.info({ event: 'broken frame', cause: err.message }, 'refused'));
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (data) =>
        new Promise((resolve, reject) => {
          if (socket.readyState !== socket.OPEN) return resolve();
          socket.send(data, (error) => (error ? reject(error) : resolve()));
        }),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (handle) =>
        socket.on('message', async (data: RawData) => {
          try {
            await count();
            await handle(String(data));
          } catch (err) {
            if (err instanceof Refusal) return socket.close(CROWDED, err.message);
            log.warn({ err, event: 'live message' }, 'a message was not handled');
            socket.close(CloseCode.InternalServerError, 'Internal server error');
          }
        }),
    },
    extra,
  );
  socket.once('close', (code, reason) => {
    Promise.resolve(closed(code, String(reason))).catch((err: unknown) =>
      log.warn({ err, event: 'live close' }, 'a socket was not closed cleanly'),
    );
  });
}
