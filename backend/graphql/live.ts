import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Refusal } from '@backend/domain/refusal';
import { isCrossSite } from '@backend/http/cross-site';
import { noteFailure } from '@backend/http/failure';
import { MESSAGES } from '@schema/messages';
import type { Express, Request } from 'express';
import type { ExecutionArgs, GraphQLError, GraphQLSchema } from 'graphql';
import { useServer as serveGraphql } from 'graphql-ws/use/ws';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { checkedSubscription } from './checked-subscription';
import type { Access } from './permit';
import { graphqlFailure, wireError } from './refusals';
import { callerOf, type Household, type OpenContext, openContext } from './request-context';
import { whilePermitted } from './while-permitted';

/** The socket closes with this when its session is over; clients do not retry after it. */
const UNAUTHORIZED = 4401;
/** Closed with this, the client may come back (RFC 6455, registry of close codes). */
const TRY_AGAIN = 1013;
const MAX_MESSAGE_BYTES = 64 * 1024;
/** How long a socket may take to say goodbye; milliseconds. */
const GOODBYE_MS = 1000;
const PATH = '/api/graphql';

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

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * Subscriptions over graphql-ws on the common port. A socket is let in by its session cookie, from
 * our own pages only, or by an API token, and closed at the first notice after its session, token or
 * permission has gone.
 */
export function openLiveChannel(parts: LiveParts): LiveChannel {
  const { server, app, schema, household, log } = parts;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });

  server.on('upgrade', (incoming: IncomingMessage, stream: Duplex, head: Buffer) => {
    // What Express does to every request it handles: gives it `secure`, `host`, `ip`.
    const request = Object.setPrototypeOf(incoming, app.request) as Request;
    stream.on('error', () => stream.destroy());
    if (new URL(request.url, 'http://localhost').pathname !== PATH) {
      return turnAway(stream, '404 Not Found');
    }
    if (isCrossSite(request)) {
      log.warn({ event: 'refused', code: 'FORBIDDEN', operation: 'live channel' }, 'refused');
      return turnAway(stream, '403 Forbidden');
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      sockets.emit('connection', socket, request);
    });
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

  const graphql = serveGraphql(
    {
      async onConnect({ extra }) {
        const user = await userBehind(extra.request as Request).catch((error: unknown) => {
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
        const contextValue = await contextFor(extra.request as Request, extra.socket, access);
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
      isProd: true,
    },
    sockets,
  );

  return {
    async close() {
      const late = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, GOODBYE_MS);
      await graphql.dispose();
      clearTimeout(late);
    },
  };
}
