import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { pathForLog } from '@backend/logging/create-log';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** The log of this request: every line carries its id. */
export function logOf(response: Response): Logger {
  return response.req.log as Logger;
}

/** The id that stands in the log, in X-Request-Id and in the answer of an unexpected failure. */
export function requestIdOf(response: Response): string {
  return String(response.req.id);
}

/**
 * Gives each request an id of our own making (one sent by a client could forge log lines) and writes
 * one line when it is answered: method, path without its query, status, time. No headers, no bodies.
 */
export function requestLog(log: Logger): RequestHandler {
  const handle = pinoHttp({
    logger: log,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    customLogLevel: (_request, response, error) => {
      if (error || response.statusCode >= 500) return 'error';
      if (response.statusCode === 403 || response.statusCode === 429) return 'warn';
      return 'info';
    },
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'failed',
    // The cause has its own line; what the library would make up here tells nothing.
    customErrorObject: (_request, _response, _error, { err: _made, ...line }) => line,
    // Ours get the bare objects; the log's own way of writing errors stays in force.
    wrapSerializers: false,
    serializers: {
      req: (request: Request) => ({
        method: request.method,
        path: pathForLog(request.originalUrl),
        ip: request.ip,
      }),
      res: (response: ServerResponse) => ({ status: response.statusCode }),
    },
  });
  return (request, response, next) => {
    handle(request, response);
    next();
  };
}
