import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Failure } from '@backend/failures/failure';
import { failureBody, statusOf } from '@backend/failures/statuses';
import { MESSAGES } from '@schema/messages';
import type { Logger } from 'pino';
import { refuseSocket } from './refuse-socket';
import { isTarget } from './target';

const { generic } = MESSAGES;

/** Error codes of Node's HTTP parser and timeouts. */
const FAILURES: Readonly<Record<string, Failure>> = {
  HPE_HEADER_OVERFLOW: { code: 'HEADERS_TOO_LARGE', message: generic.headersTooLarge },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { code: 'PAYLOAD_TOO_LARGE', message: generic.payloadTooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'REQUEST_TIMEOUT', message: generic.requestTimeout },
};
const MALFORMED: Failure = { code: 'BAD_REQUEST', message: generic.malformed };

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : 'unknown';

/** Passes requests with a routable target to the application; others get 400. */
export function routable(app: RequestListener): RequestListener {
  return (request, response) => {
    if (isTarget(request.url ?? '')) return app(request, response);
    const body = JSON.stringify(failureBody(MALFORMED));
    const type = 'application/json; charset=utf-8';
    const headers = { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' };
    response.writeHead(statusOf(MALFORMED.code), { ...headers, Connection: 'close' }).end(body);
  };
}

/**
 * Responds to connections without a valid request: a malformed request line or header, headers too
 * large or too late. A connection with a response in progress is destroyed instead.
 */
export function answerBrokenRequests(server: Server, log: Logger): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answers.set(request.socket, response);
  });
  server.on('clientError', (error: Error, socket: Duplex) => {
    const code = codeOf(error);
    const answer = answers.get(socket);
    const isAnswering = answer?.headersSent === true && !answer.writableFinished;
    if (code === 'ECONNRESET' || isAnswering) {
      socket.destroy();
      return;
    }
    const failure = FAILURES[code] ?? MALFORMED;
    log.info({ event: 'broken request', cause: code, code: failure.code }, 'refused');
    refuseSocket(socket, failure);
  });
}
