import { notFound } from '@backend/domain/refusal';
import { type RequestHandler, Router } from 'express';
import { Registry } from 'prom-client';
import { mayReadMetrics } from './metrics-access';
import { requestMetrics } from './request-metrics';
import { type ServerState, stateMetrics } from './state-metrics';

interface Metrics {
  readonly registry: Registry;
  /** Counts each response. */
  readonly count: RequestHandler;
  /** GET: all figures in the text form of Prometheus; 404 for who may not read them. */
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
