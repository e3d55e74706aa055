import { createServer, type Server } from 'node:http';
import type { Express } from 'express';
import { routable } from './broken-requests';

/** Timeouts of the request headers and of the whole request. Milliseconds. */
const HEADERS_WITHIN_MS = 10_000;
/** Interval of the timeout checks. Milliseconds. */
const CHECK_EVERY_MS = 2000;
/** A photo of 10 MB over slow Wi-Fi. */
const REQUEST_WITHIN_MS = 60_000;
/** Longer than the idle timeout of proxies, so that the proxy closes the connection. */
const IDLE_MS = 75_000;

/** The server of the application with its timeouts, not listening yet. */
export function createHttpServer(app: Express): Server {
  return createServer(
    {
      headersTimeout: HEADERS_WITHIN_MS,
      requestTimeout: REQUEST_WITHIN_MS,
      keepAliveTimeout: IDLE_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    routable(app),
  );
}
