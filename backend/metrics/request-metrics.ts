import { statusOf } from '@backend/failures/statuses';
import type { OpenContext } from '@backend/operation/request-context';
import type { RequestHandler, Response } from 'express';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Seconds; the last one is the client's timeout (requirements.md, P2). */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 8];

const OUTSIDE_THE_API = /^\/(health|metrics|files)(?=\/|$)/;

/** From the tables of operations, never from a client's text, so that the set stays small. */
function operationOf(response: Response, path: string): string {
  const { operation } = response.locals;
  if (typeof operation === 'string') return operation;
  if (path.startsWith('/api/')) return 'other /api';
  return OUTSIDE_THE_API.exec(path)?.[0] ?? 'pages';
}

/** GraphQL answers 200 to an operation that failed: its error decides. */
function statusClass(response: Response): string {
  if (!response.writableFinished) return 'aborted';
  const context: OpenContext | undefined = response.locals.context;
  const failedWith = context?.outcome.failedWith;
  const status = failedWith ? statusOf(failedWith) : response.statusCode;
  return `${Math.floor(status / 100)}xx`;
}

/** Counts each response and its time. */
export function requestMetrics(registry: Registry): RequestHandler {
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
    // Express shortens the path while a router handles it.
    const { path } = request;
    response.once('close', () => {
      const operation = operationOf(response, path);
      requests.inc({ operation, status: statusClass(response) });
      seconds.observe({ operation }, (performance.now() - startedAt) / 1000);
    });
    next();
  };
}
