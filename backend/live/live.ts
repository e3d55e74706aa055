import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { pageUserOf, refuseOtherUser } from '@backend/auth/page-user';
import { tooMany } from '@backend/bounds/refusals';
import { Refusal, type RefusalCode, unauthenticated } from '@backend/domain/refusal';
import { failureOf, noteFailure } from '@backend/failures/failure';
import { graphqlFailure, refusalError, wireError } from '@backend/failures/refusals';
import { partnerView } from '@backend/operation/partner-view';
import type { Access } from '@backend/operation/permit';
import {
  type AppServices,
  callerOf,
  countedCaller,
  type OpenContext,
  openContext,
} from '@backend/operation/request-context';
import type { SessionUserRecord } from '@backend/store/queries/accounts/session-queries';
import { MESSAGES } from '@schema/messages';
import { OTHER_USER_CLOSE, PAGE_USER_PARAMETER } from '@schema/page-user';
import type { Express, Request } from 'express';
import type { ExecutionArgs, GraphQLError, GraphQLSchema } from 'graphql';
import { makeServer, type SubscribePayload } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { checkedSubscription } from './checked-subscription';
import { CROWDED, type LiveExtra, serveSocket } from './live-socket';
import { takeUpgrades } from './live-upgrade';
import { whilePermitted } from './while-permitted';

/** Close code after the session has ended; clients do not retry after it. */
const UNAUTHORIZED = 4401;
/** Close code after which the client may reconnect (RFC 6455, registry of close codes). */
const TRY_AGAIN = 1013;
/** Subscriptions per socket; the client uses one. Each is checked at every notice. */
const SUBSCRIPTIONS_PER_SOCKET = 5;
/** Retry-After of a further subscription. Milliseconds. */
const SUBSCRIPTIONS_WAIT_MS = 5000;
/** Timeout of connection_init (graphql-ws, ConnectionInit). Milliseconds. */
const INIT_WITHIN_MS = 3000;
/** Close code of a server stop (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001;

/** Other close codes send the message; a reason is limited to 123 bytes. */
const REASONS: Partial<Record<number, string>> = {
  [UNAUTHORIZED]: 'Unauthorized',
  [OTHER_USER_CLOSE]: 'Other user',
};
/** Close code of a connection refused at its start; UNAUTHORIZED for any other code. */
const CLOSES: Partial<Record<RefusalCode, number>> = {
  TOO_MANY_REQUESTS: TRY_AGAIN,
  OTHER_USER: OTHER_USER_CLOSE,
};

interface LiveConnections {
  /** Open sockets. */
  count(): number;
  /** Closes every socket. */
  close(): Promise<void>;
}

interface LiveParts {
  readonly server: Server;
  /** Its Express settings for proxies, hosts and addresses apply to sockets. */
  readonly app: Express;
  readonly schema: GraphQLSchema;
  readonly services: AppServices;
  readonly log: Logger;
}

/**
 * Subscriptions over graphql-ws on the common port. A socket is authenticated by its session
 * cookie, from same-origin pages only, or by an API token, and closed at the first notice after its
 * session, token or permission has ended.
 */
export function openLiveConnections(parts: LiveParts): LiveConnections {
  const { schema, services, log } = parts;
  const { bounds } = services;
  const contexts = new WeakMap<ExecutionArgs, OpenContext>();
  const failuresFor = (errors: readonly GraphQLError[], ctx: { log: Logger; requestId: string }) =>
    errors.map((error) => {
      const failure = graphqlFailure(error, ctx);
      noteFailure(failure, ctx.log, 'live channel');
      return wireError(failure, error.toJSON());
    });

  const noCookies = () => {
    throw new Refusal('BAD_REQUEST', MESSAGES.generic.malformed);
  };
  function contextFor(request: Request): Promise<OpenContext> {
    const requestId = randomUUID();
    const options = { requestId, log: log.child({ requestId }), setCookie: noCookies };
    return openContext(request, services, options);
  }

  /** The feed filtered for this socket. */
  const changesFor = ({ request, socket }: LiveExtra, access: Access, ctx: OpenContext) =>
    whilePermitted(services.changes, {
      access,
      currentUser: async () =>
        (await callerOf(request, services.store.fork(), services))?.user ?? null,
      viewOf: (user) =>
        partnerView({
          em: services.store.fork(),
          user,
          now: services.clock(),
          zone: services.config.companyTimeZone,
        }),
      end: () => socket.close(UNAUTHORIZED, 'Unauthorized'),
      breakOff: () => socket.close(TRY_AGAIN, 'Try again later'),
      log: ctx.log,
    });

  function refuse(socket: WebSocket, code: number, refusal: Refusal): null {
    noteFailure(failureOf(refusal, { log, requestId: '' }), log, 'live channel');
    socket.close(code, REASONS[code] ?? refusal.message);
    return null;
  }

  /** The caller of the handshake; `pageUser` is sent by the page. */
  async function callerOfPage(request: Request, pageUser: unknown) {
    const caller = await countedCaller(request, services.store.fork(), services);
    refuseOtherUser(pageUserOf(pageUser), caller);
    return caller;
  }

  /** The user of the socket; null: it is closed with a code for the reason. */
  async function greeted(
    { request, socket, known }: LiveExtra,
    pageUser: unknown,
  ): Promise<SessionUserRecord | null> {
    const caller = await callerOfPage(request, pageUser).catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    });
    if (!caller) return refuse(socket, UNAUTHORIZED, unauthenticated());
    if (caller instanceof Refusal)
      return refuse(socket, CLOSES[caller.code] ?? UNAUTHORIZED, caller);
    if (socket.readyState !== socket.OPEN) return null;
    try {
      socket.once('close', bounds.socketsOfUser.take(String(caller.user.id)));
    } catch (error) {
      if (error instanceof Refusal) return refuse(socket, CROWDED, error);
      throw error;
    }
    known();
    return caller.user;
  }

  async function subscribed(extra: LiveExtra, count: number, payload: SubscribePayload) {
    if (count > SUBSCRIPTIONS_PER_SOCKET) {
      throw tooMany(MESSAGES.limits.subscriptions, SUBSCRIPTIONS_WAIT_MS);
    }
    const ctx = await contextFor(extra.request);
    const checked = checkedSubscription(schema, payload, ctx);
    if (!('document' in checked)) return checked;
    const { document, access } = checked;
    const contextValue = { ...ctx, changes: changesFor(extra, access, ctx) };
    const { variables: variableValues, operationName } = payload;
    const args = { schema, document, contextValue, variableValues, operationName };
    contexts.set(args, contextValue);
    return args;
  }

  const graphql = makeServer<Record<string, unknown>, LiveExtra>({
    connectionInitWaitTimeout: INIT_WITHIN_MS,
    onConnect: async ({ extra, connectionParams }) =>
      (await greeted(extra, connectionParams?.[PAGE_USER_PARAMETER])) !== null,
    onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
      try {
        return await subscribed(extra, Object.keys(subscriptions).length, payload);
      } catch (error) {
        if (error instanceof Refusal) return [refusalError(error)];
        throw error;
      }
    },
    onError: (_ctx, id, _payload, errors) => failuresFor(errors, { log, requestId: id }),
    onNext: (_ctx, id, _payload, args, result) => {
      if (!result.errors) return undefined;
      const ctx = contexts.get(args) ?? { log, requestId: id };
      return { ...result, errors: failuresFor(result.errors, ctx) };
    },
  });

  const sockets = takeUpgrades(parts, (extra) => {
    const id = randomUUID();
    serveSocket(graphql, extra, { log, count: () => bounds.socketMessages.take(id) });
  });

  return {
    count: () => sockets.clients.size,
    async close() {
      for (const socket of sockets.clients) socket.close(GOING_AWAY, 'Going away');
      await new Promise<void>((done) => sockets.close(() => done()));
    },
  };
}
