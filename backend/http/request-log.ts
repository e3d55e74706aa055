import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { pathForLog } from '@backend/logging/create-log';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** The logger of this request: every line has its id. */
export function logOf(response: Response): Logger {
  return response.req.log as Logger;
}

/** The id in the log, in X-Request-Id and in the response of an unexpected error. */
export function requestIdOf(response: Response): string {
  return String(response.req.id);
}

/**
 * Assigns each request a server-generated id (a client's could forge log lines) and logs one line
 * per response: method, path without query, status, time. No headers, no bodies.
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
    // The cause is logged separately; the library's generated error adds nothing.
    customErrorObject: (_request, _response, _error, { err: _made, ...line }) => line,
    // The serializers get raw objects; the logger's error serializer stays in force.
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
