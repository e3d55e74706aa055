import type { Server } from 'node:http';
import { countAttempts } from '@backend/auth/attempt-counter';
import { GuessThrottle } from '@backend/auth/guess-throttle';
import { LoginThrottle } from '@backend/auth/login-throttle';
import { warmPasswords } from '@backend/auth/password';
import type { ScheduledBackups } from '@backend/backup/schedule';
import { createBounds } from '@backend/bounds/bounds';
import { type ChangeFeed, createChangeFeed } from '@backend/changes/feed';
import type { Clock } from '@backend/domain/clock';
import { notFound } from '@backend/domain/refusal';
import { buildSchema } from '@backend/graphql/build-schema';
import { startApollo } from '@backend/graphql/server';
import { answerFailure } from '@backend/http/answer-failure';
import { apiDocs } from '@backend/http/api-docs';
import { answerBrokenRequests } from '@backend/http/broken-requests';
import { clientFiles } from '@backend/http/files/client-files';
import { files as filesRoute } from '@backend/http/files/files';
import { hardenBrowser } from '@backend/http/headers';
import { health } from '@backend/http/health/health';
import { createHttpServer } from '@backend/http/http-server';
import { partingOf } from '@backend/http/parting';
import { playgroundFiles } from '@backend/http/playground';
import { logOf, requestIdOf, requestLog } from '@backend/http/request-log';
import { guardSecretAddress, SECRET_ADDRESSES } from '@backend/http/secret-address';
import { queryOf } from '@backend/http/target';
import { createImports, type ImportWorker } from '@backend/jobs/import-process';
import { createPapers, type PaperWorker } from '@backend/jobs/paper-process';
import { openLiveConnections } from '@backend/live/live';
import { createMetrics } from '@backend/metrics/metrics';
import { requireAccess } from '@backend/operation/access';
import { type AppServices, openContext } from '@backend/operation/request-context';
import type { ContextOf } from '@backend/rest/mount';
import type { Config } from '@backend/settings/config';
import { probeRead } from '@backend/store/health/probe-read';
import { probeWrite } from '@backend/store/health/probe-write';
import type { Store } from '@backend/store/open-store';
import type { FileStore } from '@backend/uploads/file-store';
import { AUDIENCES } from '@schema/audiences';
import compression from 'compression';
import express, { type Response } from 'express';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { apiRouter } from './api-router';
import { type CopiesMade, healthDetails } from './health-details';
import { openLongReads, type ReadWorker, warmLongReads } from './read-threads';

interface AppParts {
  readonly config: Config;
  /** Open and migrated; closed by the caller. */
  readonly store: Store;
  /** Uploaded files. */
  readonly files: FileStore;
  readonly clock: Clock;
  readonly log: Logger;
  readonly importWorker: ImportWorker;
  readonly paperWorker: PaperWorker;
  /** Long-read thread on the same database; unset: long reads run here. */
  readonly readWorker?: ReadWorker;
  /** Folder of the built client; unset: the API alone. */
  readonly clientDir?: string;
  /** Folder of the built GraphQL playground; unset: none. */
  readonly playgroundDir?: string;
  /** Shared with other processes; unset: local to this process. */
  readonly changes?: ChangeFeed;
  /** Scheduled copies of all data; unset: none. */
  readonly backups?: ScheduledBackups | null;
  /** Copies made by the schedule; unset: none. */
  readonly copies?: CopiesMade;
}

interface App {
  /** Not listening yet. */
  readonly server: Server;
  /** Publishes changes from outside a request. */
  readonly changes: ChangeFeed;
  /** Keeps serving, but reports not ready and asks clients to close their connections. */
  retire(): void;
  /** Figures for /metrics. */
  readonly metrics: Registry;
  /** Stops accepting requests, completes pending ones, closes the live sockets. */
  close(): Promise<void>;
}

/** Low compression level: six times fewer bytes for a fifth more time. */
const COMPRESSION = { level: 1, threshold: 1024 } as const;

/** Aborted when the response was sent or the client disconnected. */
function closed(response: Response): AbortSignal {
  const closing = new AbortController();
  response.once('close', () => closing.abort());
  return closing.signal;
}

/** The application on one HTTP server, not listening yet. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, store, files, clock, log, importWorker, paperWorker, readWorker, clientDir } =
    parts;
  const playgroundDir = config.playground ? parts.playgroundDir : undefined;
  const { changes = createChangeFeed(), backups = null, copies } = parts;
  const bounds = createBounds(config);
  const imports = createImports(importWorker);
  const papers = createPapers(paperWorker);
  const { cancelStatements } = store;
  const database = { options: importWorker.store, cancelStatements };
  const reads = readWorker && openLongReads(readWorker, database, config);
  const counting = countAttempts(store);
  const services: AppServices = {
    config,
    store,
    files,
    clock,
    changes,
    imports,
    papers,
    backups,
    loginThrottle: new LoginThrottle(counting),
    guesses: new GuessThrottle(counting),
    bounds,
  };
  const schema = buildSchema();
  const app = express();
  const server = createHttpServer(app);
  const parting = partingOf(server);
  answerBrokenRequests(server, log);
  const apollo = await startApollo({ schema, server, config, log, bounds });
  const live = openLiveConnections({ server, app, schema, services, log });
  const metrics = createMetrics(
    {
      store,
      sockets: live.count,
      imports: () => imports.process.load,
      papers: () => papers.load,
      copyAge: async () => {
        const last = await copies?.last().catch(() => null);
        return last ? (+clock() - +new Date(last.at)) / 1000 : null;
      },
    },
    config.metricsToken,
  );
  await warmPasswords();
  if (reads) await warmLongReads(reads, { em: store.fork(), now: clock() });
  let stopping = false;

  const contextOf: ContextOf = (request, response) =>
    openContext(request, services, {
      requestId: requestIdOf(response),
      log: logOf(response),
      setCookie: (header) => response.append('Set-Cookie', header),
      signal: closed(response),
    });

  const api = apiRouter({
    config,
    schema,
    files,
    apollo,
    contextOf,
    bounds,
    clock,
    reads,
    playgroundDir,
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
        async database() {
          await probeWrite(store, clock());
          await probeRead(store);
        },
        // All servers share the bucket: without it a server still works, except for files.
        ...(!config.bucket && { files: () => files.probe() }),
      },
      details: () => healthDetails(store, copies, clock()),
    }),
  );
  app.use('/metrics', metrics.route);
  if (playgroundDir) app.use(playgroundFiles(playgroundDir));
  app.use(compression(COMPRESSION));
  if (config.playground) app.use('/api/docs', apiDocs());
  app.use('/api', api);
  app.use(
    '/files',
    filesRoute(files, async (audience, request, response) =>
      requireAccess({ anyOf: AUDIENCES[audience] }, await contextOf(request, response)),
    ),
  );
  app.all('/graphql', (request, response) => {
    response.redirect(308, `/api/graphql${queryOf(request.originalUrl)}`);
  });
  if (clientDir) app.use(clientFiles(clientDir, config.offlineBoard));
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
      // Both at once: a reconnecting tablet must not reach this server again.
      await Promise.all([live.close(), apollo.stop()]);
      await Promise.all([imports.close(), papers.close(), reads?.threads.close()]);
    },
  };
}
