import { createServer, type Server } from 'node:http';
import { expressMiddleware } from '@as-integrations/express5';
import type { ScheduledBackups } from '@backend/backup/schedule';
import type { Config } from '@backend/config';
import type { Clock } from '@backend/domain/clock';
import { notFound } from '@backend/domain/refusal';
import { createImports } from '@backend/jobs/import-thread';
import type { Store, StoreOptions } from '@backend/store/open-store';
import { probeWrite } from '@backend/store/probe-write';
import type { FileStore } from '@backend/uploads/file-store';
import { dayOf } from '@schema/values/time/calendar';
import compression from 'compression';
import express, { Router } from 'express';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { countAttempts } from './auth/attempt-counter';
import { GuessThrottle } from './auth/guess-throttle';
import { LoginThrottle } from './auth/login-throttle';
import { warmPasswords } from './auth/password';
import type { LastBackup } from './backup/schedule';
import { createBounds } from './bounds/bounds';
import { countStrangers } from './bounds/count-request';
import { type ChangeFeed, createChangeFeed } from './changes/feed';
import { accessFirst } from './graphql/access-first';
import { refuseUnreadable } from './graphql/answer-type';
import { buildSchema } from './graphql/build-schema';
import { playground, playgroundFiles } from './graphql/playground';
import { startApollo } from './graphql/server';
import { answerFailure } from './http/answer-failure';
import { apiDocs } from './http/api-docs';
import { answerBrokenRequests, routable } from './http/broken-requests';
import { clientFiles } from './http/client-files';
import { refuseCrossSite } from './http/cross-site';
import { deadline } from './http/deadline';
import { files as filesRoute } from './http/files';
import { hardenBrowser, neverStore } from './http/headers';
import { health } from './http/health';
import { jsonBody } from './http/json-body';
import { partingOf } from './http/parting';
import { logOf, requestIdOf, requestLog } from './http/request-log';
import { guardSecretAddress, SECRET_ADDRESSES } from './http/secret-address';
import { queryOf } from './http/target';
import { openLiveConnections } from './live/live';
import { createMetrics } from './metrics/metrics';
import { type AppServices, openContext, showsCredentials } from './operation/request-context';
import { type ContextOf, mountRest } from './rest/mount';
import { openApi } from './rest/openapi/open-api';
import { openReadThread } from './rest/read-thread';
import { routes } from './rest/routes';
import type { RestRow } from './rest/row';

interface AppParts {
  readonly config: Config;
  /** Open and migrated; closed by its owner. */
  readonly store: Store;
  /** Uploaded files. */
  readonly files: FileStore;
  readonly clock: Clock;
  readonly log: Logger;
  /** The built entry of the import worker, and the options to open the same database. */
  readonly importWorker: { readonly entry: string; readonly store: StoreOptions };
  /** The built entry of the thread of long reads, on the same database; unset: they run here. */
  readonly readWorker?: string;
  /** Folder of the built client; unset: the API alone. */
  readonly clientDir?: string;
  /** Shared with other processes; unset: of this process alone. */
  readonly changes?: ChangeFeed;
  /** Scheduled copies of all data; unset: none. */
  readonly backups?: ScheduledBackups | null;
  /** The last scheduled copy; unset: none are made. */
  readonly lastCopy?: () => Promise<LastBackup | null>;
}

interface App {
  /** Not listening yet. */
  readonly server: Server;
  /** Publishes changes from outside a request. */
  readonly changes: ChangeFeed;
  /** Goes on serving, but is not ready any more and asks clients to leave their connections. */
  retire(): void;
  /** Figures for /metrics. */
  readonly metrics: Registry;
  /** Stops accepting requests, completes those in flight, closes the live sockets. */
  close(): Promise<void>;
}

/** Low compression level: six times fewer bytes for a fifth more time. */
const COMPRESSION = { level: 1, threshold: 1024 } as const;

/** Just under the client's timeout of 8 s. Milliseconds. */
const ANSWER_WITHIN_MS = 7500;
/** Timeouts of the request headers and of the whole request. Milliseconds. */
const HEADERS_WITHIN_MS = 10_000;
/** Interval of the timeout checks. Milliseconds. */
const CHECK_EVERY_MS = 2000;
/** A photo of 10 MB over slow Wi-Fi. */
const REQUEST_WITHIN_MS = 60_000;
/** The same, and its decoding. */
const UPLOAD_WITHIN_MS = 75_000;
/** Longer than the idle timeout of proxies, so that the proxy closes the connection. */
const IDLE_MS = 75_000;

const FORM_PATHS = new Set(routes.filter(({ upload }) => upload).map(({ path }) => path));
/** Its body may be a form, so it is parsed before the JSON parser rejects it. */
const isUpload = (row: RestRow) => FORM_PATHS.has(row.path);

/** The application on one HTTP server, not listening yet. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, store, files, clock, log, importWorker, readWorker, clientDir } = parts;
  const { changes = createChangeFeed(), backups = null, lastCopy } = parts;
  const bounds = createBounds(config);
  const imports = createImports(importWorker.entry, importWorker.store);
  const reads = readWorker ? openReadThread(readWorker, importWorker.store, config) : undefined;
  const counting = countAttempts(store);
  const services: AppServices = {
    config,
    store,
    files,
    clock,
    changes,
    imports,
    backups,
    loginThrottle: new LoginThrottle(counting),
    guesses: new GuessThrottle(counting),
    bounds,
  };
  const schema = buildSchema();
  const app = express();
  const server = createServer(
    {
      headersTimeout: HEADERS_WITHIN_MS,
      requestTimeout: REQUEST_WITHIN_MS,
      keepAliveTimeout: IDLE_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    routable(app),
  );
  const parting = partingOf(server);
  answerBrokenRequests(server, log);
  const apollo = await startApollo({ schema, server, config, log, bounds });
  const live = openLiveConnections({ server, app, schema, services, log });
  const metrics = createMetrics(
    {
      store,
      sockets: live.count,
      imports: () => imports.thread.load,
      copyAge: async () => {
        const last = await lastCopy?.().catch(() => null);
        return last ? (+clock() - +new Date(last.at)) / 1000 : null;
      },
    },
    config.metricsToken,
  );
  await warmPasswords();
  let stopping = false;

  const contextOf: ContextOf = (request, response) =>
    openContext(request, services, {
      requestId: requestIdOf(response),
      log: logOf(response),
      setCookie: (header) => response.append('Set-Cookie', header),
    });

  const today = () => dayOf(clock(), config.companyTimeZone);
  const graphql = Router();
  if (config.playground) graphql.get('/graphql', playground(today));
  graphql.use('/graphql', refuseUnreadable, async (request, response, next) => {
    response.locals.route = '/graphql';
    response.locals.context = await contextOf(request, response);
    next();
  });
  graphql.use(
    '/graphql',
    accessFirst(schema),
    expressMiddleware(apollo, { context: async ({ res }) => res.locals.context }),
  );

  const doors = { schema, contextOf, bounds, reads };
  const api = Router();
  api.use(neverStore, refuseCrossSite);
  api.use(countStrangers(bounds, (request) => showsCredentials(request, config)));
  api.use(['/uploads', '/import'], deadline(UPLOAD_WITHIN_MS));
  api.use(mountRest(routes.filter(isUpload), doors));
  api.use(deadline(ANSWER_WITHIN_MS), jsonBody);
  api.use(graphql);
  if (config.introspection) api.get('/openapi.json', openApi(routes, { schema, contextOf }));
  api.use(
    mountRest(
      routes.filter((row) => !isUpload(row)),
      doors,
    ),
  );
  api.use(() => {
    throw notFound();
  });

  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.set('trust proxy', config.trustProxy);
  app.use(requestLog(log), metrics.count, hardenBrowser);
  app.use(SECRET_ADDRESSES, guardSecretAddress);
  app.use(
    '/health',
    health({
      isStopping: () => stopping,
      needs: {
        database: () => probeWrite(store, clock()),
        // A bucket is shared by all servers: without it they serve everything but its files.
        ...(!config.bucket && { files: () => files.probe() }),
      },
      // An unreadable folder of copies does not make the server unready.
      details: async () => (lastCopy ? { backup: await lastCopy().catch(() => null) } : {}),
    }),
  );
  app.use('/metrics', metrics.route);
  if (config.playground) app.use(playgroundFiles());
  app.use(compression(COMPRESSION));
  if (config.playground) app.use('/api/docs', apiDocs());
  app.use('/api', api);
  app.use('/files', filesRoute(files));
  app.all('/graphql', (request, response) => {
    response.redirect(308, `/api/graphql${queryOf(request.originalUrl)}`);
  });
  if (clientDir) app.use(clientFiles(clientDir));
  app.use(() => {
    throw notFound();
  });
  app.use(answerFailure);

  function retire(): void {
    stopping = true;
    parting.begin();
  }

  return {
    server,
    changes,
    retire,
    metrics: metrics.registry,
    async close() {
      retire();
      // Both at once: a tablet that reconnects must not reach this server again.
      await Promise.all([live.close(), apollo.stop()]);
      await Promise.all([imports.close(), reads?.close()]);
    },
  };
}
