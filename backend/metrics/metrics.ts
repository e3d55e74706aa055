import { notFound } from '@backend/domain/refusal';
import { statusOf } from '@backend/failures/statuses';
import type { OpenContext } from '@backend/operation/request-context';
import type { Store } from '@backend/store/open-store';
import { type RequestHandler, type Response, Router } from 'express';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { mayReadMetrics } from './metrics-access';

interface Metrics {
  readonly registry: Registry;
  /** Counts each response. */
  readonly count: RequestHandler;
  /** GET: all figures in the text format of Prometheus; 404 without access. */
  readonly route: Router;
}

export function createMetrics(state: ServerState, token: string | undefined): Metrics {
  const registry = new Registry();
  const count = requestMetrics(registry);
  stateMetrics(registry, state);
  const route = Router().get('/', async (request, response) => {
    const { headers, socket } = request;
    if (!mayReadMetrics({ address: socket.remoteAddress, headers }, token)) throw notFound();
    response.set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
    response.send(await registry.metrics());
  });
  return { registry, count, route };
}

/** Seconds; the last one is the client's timeout (requirements.md, P2). */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 8];

const OUTSIDE_THE_API = /^\/(health|metrics|files)(?=\/|$)/;

/**
 * Labels from the tables of operations, never from a client's text, so that the set stays small.
 */
function operationOf(response: Response, path: string): string {
  const { operation } = response.locals;
  if (typeof operation === 'string') return operation;
  if (path.startsWith('/api/')) return 'other /api';
  return OUTSIDE_THE_API.exec(path)?.[0] ?? 'pages';
}

/** GraphQL responds 200 to a failed operation: its error decides. */
function statusClass(response: Response): string {
  if (!response.writableFinished) return 'aborted';
  const context: OpenContext | undefined = response.locals.context;
  const failedWith = context?.outcome.failedWith;
  const status = failedWith ? statusOf(failedWith) : response.statusCode;
  return `${Math.floor(status / 100)}xx`;
}

/** Counts each response and its time. */
function requestMetrics(registry: Registry): RequestHandler {
  const registers = [registry];
  const requests = new Counter({
    name: 'avtoprokat_requests_total',
    help: 'Answered requests by operation and class of status',
    labelNames: ['operation', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'avtoprokat_request_seconds',
    help: 'Time of a request by operation',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  });
  return (request, response, next) => {
    const startedAt = performance.now();
    // Express shortens the path while a router handles the request.
    const { path } = request;
    response.once('close', () => {
      const operation = operationOf(response, path);
      requests.inc({ operation, status: statusClass(response) });
      seconds.observe({ operation }, (performance.now() - startedAt) / 1000);
    });
    next();
  };
}

interface ServerState {
  readonly store: Pick<Store, 'connections' | 'logBytes'>;
  /** Open sockets of the live connection. */
  readonly sockets: () => number;
  readonly imports: () => { readonly running: number; readonly waiting: number };
  readonly papers: () => { readonly running: number; readonly waiting: number };
  /** Age of the last scheduled copy in seconds; null without copies. */
  readonly copyAge: () => Promise<number | null>;
}

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

/** Adds the figures that are read on request. */
function stateMetrics(registry: Registry, state: ServerState): void {
  function gauge(name: string, help: string, read: () => Promise<Sample[]> | Sample[]) {
    new Gauge({
      name: `avtoprokat_${name}`,
      help,
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const [labels, value] of await read()) this.set(labels, value);
      },
    });
  }
  const known = (value: number | null): Sample[] => (value === null ? [] : [[{}, value]]);
  gauge('database_connections', 'Connections in use, and callers that wait for one', () => {
    const { inUse, waiting } = state.store.connections();
    return [
      [{ state: 'in use' }, inUse],
      [{ state: 'waiting' }, waiting],
    ];
  });
  gauge('database_wal_bytes', 'Size of the write-ahead log (SQLite)', async () =>
    known(await state.store.logBytes()),
  );
  gauge('live_sockets', 'Open sockets of the live connection', () => known(state.sockets()));
  const jobs = ({ running, waiting }: ReturnType<ServerState['imports']>): Sample[] => [
    [{ state: 'running' }, running],
    [{ state: 'waiting' }, waiting],
  ];
  gauge('imports', 'Imports that run and wait', () => jobs(state.imports()));
  gauge('papers', 'Templates and documents that are made and wait', () => jobs(state.papers()));
  gauge('backup_age_seconds', 'Age of the last scheduled copy', async () =>
    known(await state.copyAge()),
  );
}
