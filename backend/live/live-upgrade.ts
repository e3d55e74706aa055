import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { addressKey } from '@backend/bounds/address-key';
import { countRequest } from '@backend/bounds/count-request';
import { notFound, Refusal } from '@backend/domain/refusal';
import { failureOf, noteFailure } from '@backend/failures/failure';
import { isCrossSite } from '@backend/http/cross-site';
import { refuseSocket } from '@backend/http/refuse-socket';
import { pathOf } from '@backend/http/target';
import { type AppServices, showsCredentials } from '@backend/operation/request-context';
import { MESSAGES } from '@schema/messages';
import type { Express, Request } from 'express';
import { handleProtocols } from 'graphql-ws';
import type { Logger } from 'pino';
import { type ServerOptions, WebSocketServer } from 'ws';
import type { LiveExtra } from './live-socket';

const PATH = '/api/graphql';
const MAX_MESSAGE_BYTES = 64 * 1024;
/** Timeout of the closing handshake. Milliseconds. */
const GOODBYE_MS = 1000;

/** The types of ws lack `closeTimeout`: the timeout of the client's close frame. */
const SOCKETS: ServerOptions & { readonly closeTimeout: number } = {
  noServer: true,
  maxPayload: MAX_MESSAGE_BYTES,
  closeTimeout: GOODBYE_MS,
  handleProtocols,
};

interface UpgradeParts {
  readonly server: Server;
  /** Its Express settings for proxies, hosts and addresses apply to sockets. */
  readonly app: Express;
  readonly services: AppServices;
  readonly log: Logger;
}

/**
 * Accepts handshakes of the live connection from same-origin pages and scripts; others get the common
 * error format and are closed.
 */
export function takeUpgrades(
  { server, app, services, log }: UpgradeParts,
  serve: (extra: LiveExtra) => void,
): WebSocketServer {
  const { bounds, config } = services;
  const sockets = new WebSocketServer(SOCKETS);
  sockets.on('wsClientError', (error, stream) => {
    log.info({ event: 'broken handshake', cause: error.message }, 'refused');
    refuseSocket(stream, { code: 'BAD_REQUEST', message: MESSAGES.generic.malformed });
  });

  async function letIn(request: Request, stream: Duplex, head: Buffer): Promise<void> {
    if (pathOf(request.url) !== PATH) throw notFound();
    if (isCrossSite(request)) throw new Refusal('FORBIDDEN', MESSAGES.generic.crossSite);
    const address = request.ip ?? '';
    // A connection with credentials is counted after authentication.
    if (!showsCredentials(request, config)) await countRequest(bounds, null, address);
    const known = bounds.waitingSockets.take(addressKey(address));
    stream.once('close', known);
    sockets.handleUpgrade(request, stream, head, (socket) => serve({ socket, request, known }));
  }

  server.on('upgrade', async (incoming: IncomingMessage, stream: Duplex, head: Buffer) => {
    // As Express does per request: provides `secure`, `host`, `ip`.
    const request = Object.setPrototypeOf(incoming, app.request) as Request;
    stream.on('error', () => stream.destroy());
    try {
      await letIn(request, stream, head);
    } catch (error) {
      const failure = failureOf(error, { log, requestId: randomUUID() });
      noteFailure(failure, log, 'live channel');
      refuseSocket(stream, failure);
    }
  });
  return sockets;
}
