import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Refusal } from '@backend/domain/refusal';
import { isCrossSite } from '@backend/http/cross-site';
import { failureOf, noteFailure } from '@backend/http/failure';
import { pathOf } from '@backend/http/target';
import { turnAway } from '@backend/http/turn-away';
import { MESSAGES } from '@schema/messages';
import type { Express, Request } from 'express';
import type { ExecutionArgs, GraphQLError, GraphQLSchema } from 'graphql';
import { handleProtocols, makeServer } from 'graphql-ws';
import type { Logger } from 'pino';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import { checkedSubscription } from './checked-subscription';
import { type LiveExtra, serveSocket } from './live-socket';
import type { Access } from './permit';
import { graphqlFailure, wireError } from './refusals';
import { callerOf, type Household, type OpenContext, openContext } from './request-context';
import { whilePermitted } from './while-permitted';

/** The socket closes with this when its session is over; clients do not retry after it. */
const UNAUTHORIZED = 4401;
/** Closed with this, the client may come back (RFC 6455, registry of close codes). */
const TRY_AGAIN = 1013;
const MAX_MESSAGE_BYTES = 64 * 1024;
/** How long a new socket may take to say who it is (graphql-ws, ConnectionInit); milliseconds. */
const INIT_WITHIN_MS = 3000;
/** How long a socket may take to say goodbye; milliseconds. */
const GOODBYE_MS = 1000;
/** The server stops (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001;
const PATH = '/api/graphql';

/** The types of ws do not know `closeTimeout` yet: how long the other end's goodbye is waited for. */
const SOCKETS: ServerOptions & { readonly closeTimeout: number } = {
  noServer: true,
  maxPayload: MAX_MESSAGE_BYTES,
  closeTimeout: GOODBYE_MS,
  handleProtocols,
};

export interface LiveChannel {
  /** Says goodbye to every socket. */
  close(): Promise<void>;
}

interface LiveParts {
  readonly server: Server;
  /** Lends the sockets its idea of proxies, hosts and addresses. */
  readonly app: Express;
  readonly schema: GraphQLSchema;
  readonly household: Household;
  readonly log: Logger;
}

/**
 * Subscriptions over graphql-ws on the common port. A socket is let in by its session cookie, from
 * our own pages only, or by an API token, and closed at the first notice after its session, token or
 * permission has gone.
 */
export function openLiveChannel(parts: LiveParts): LiveChannel {
  const { server, app, schema, household, log } = parts;
  const sockets = new WebSocketServer(SOCKETS);
  sockets.on('wsClientError', (error, stream) => {
    log.info({ event: 'broken handshake', cause: error.message }, 'refused');
    turnAway(stream, { code: 'BAD_REQUEST', message: MESSAGES.generic.malformed });
  });

  function letIn(request: Request, stream: Duplex, head: Buffer): void {
    if (pathOf(request.url) !== PATH) {
      throw new Refusal('NOT_FOUND', MESSAGES.generic.notFound);
    }
    if (isCrossSite(request)) throw new Refusal('FORBIDDEN', MESSAGES.generic.crossSite);
    sockets.handleUpgrade(request, stream, head, (socket) =>
      serveSocket(graphql, socket, request, log),
    );
  }

  server.on('upgrade', (incoming: IncomingMessage, stream: Duplex, head: Buffer) => {
    // What Express does to every request it handles: gives it `secure`, `host`, `ip`.
    const request = Object.setPrototypeOf(incoming, app.request) as Request;
    stream.on('error', () => stream.destroy());
    try {
      letIn(request, stream, head);
    } catch (error) {
      const failure = failureOf(error, { log, requestId: randomUUID() });
      noteFailure(failure, log, 'live channel');
      turnAway(stream, failure);
    }
  });

  const contexts = new WeakMap<ExecutionArgs, OpenContext>();
  const failuresFor = (errors: readonly GraphQLError[], ctx: { log: Logger; requestId: string }) =>
    errors.map((error) => {
      const failure = graphqlFailure(error, ctx);
      noteFailure(failure, ctx.log, 'live channel');
      return wireError(failure, error.toJSON());
    });

  const userBehind = async (request: Request) =>
    (await callerOf(request, household.store.fork(), household))?.user ?? null;

  async function contextFor(
    request: Request,
    socket: WebSocket,
    access: Access,
  ): Promise<OpenContext> {
    const requestId = randomUUID();
    const ctx = await openContext(request, household, {
      requestId,
      log: log.child({ requestId }),
      setCookie: () => {
        throw new Refusal('BAD_REQUEST', MESSAGES.generic.malformed);
      },
    });
    const changes = whilePermitted(household.changes, {
      access,
      currentUser: () => userBehind(request),
      end: () => socket.close(UNAUTHORIZED, 'Unauthorized'),
      breakOff: () => socket.close(TRY_AGAIN, 'Try again later'),
      log: ctx.log,
    });
    return { ...ctx, changes };
  }

  const graphql = makeServer<Record<string, unknown>, LiveExtra>({
    connectionInitWaitTimeout: INIT_WITHIN_MS,
    async onConnect({ extra }) {
      const user = await userBehind(extra.request).catch((error: unknown) => {
        if (error instanceof Refusal) return null;
        throw error;
      });
      if (!user) extra.socket.close(UNAUTHORIZED, 'Unauthorized');
      return user !== null;
    },
    async onSubscribe({ extra }, _id, payload) {
      const asked = checkedSubscription(schema, payload);
      if (!('document' in asked)) return asked;
      const { document, access } = asked;
      const contextValue = await contextFor(extra.request, extra.socket, access);
      const { variables: variableValues, operationName } = payload;
      const args = { schema, document, contextValue, variableValues, operationName };
      contexts.set(args, contextValue);
      return args;
    },
    onError: (_ctx, id, _payload, errors) => failuresFor(errors, { log, requestId: id }),
    onNext: (_ctx, id, _payload, args, result) => {
      if (!result.errors) return undefined;
      const ctx = contexts.get(args) ?? { log, requestId: id };
      return { ...result, errors: failuresFor(result.errors, ctx) };
    },
  });

  return {
    async close() {
      for (const socket of sockets.clients) socket.close(GOING_AWAY, 'Going away');
      await new Promise<void>((done) => sockets.close(() => done()));
    },
  };
}
