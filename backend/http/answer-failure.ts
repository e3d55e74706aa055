import { type Failure, failureOf, noteFailure } from '@backend/failures/failure';
import { wireError } from '@backend/failures/refusals';
import { sendFailure } from '@backend/failures/send-failure';
import { retryAfterOf, statusOf } from '@backend/failures/statuses';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { logOf, requestIdOf } from './request-log';

/** Sends the error in the format of GraphQL or of REST. */
export function sendFailureOf(request: Request, response: Response, failure: Failure): void {
  if (request.originalUrl.split('?')[0] !== '/api/graphql') {
    sendFailure(response, failure);
    return;
  }
  const wait = retryAfterOf(failure);
  if (wait !== null) response.set('Retry-After', String(wait));
  response.status(statusOf(failure.code)).json({ errors: [wireError(failure)] });
}

/** The final error handler: responds in the format of REST or GraphQL. */
export const answerFailure: ErrorRequestHandler = (error, request, response, next) => {
  // The deadline has already responded.
  if (response.writableEnded) return;
  if (response.headersSent) return next(error);
  const log = logOf(response);
  const failure = failureOf(error, { log, requestId: requestIdOf(response) });
  noteFailure(failure, log, `${request.method} ${response.locals.route ?? 'unrouted'}`);
  sendFailureOf(request, response, failure);
};
