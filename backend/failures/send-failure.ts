import type { Response } from 'express';
import type { Failure } from './failure';
import { failureBody, retryAfterOf, statusOf } from './statuses';

/** Sends the error of a REST call: status, Retry-After and the common body. */
export function sendFailure(response: Response, failure: Failure): void {
  const wait = retryAfterOf(failure);
  if (wait !== null) response.set('Retry-After', String(wait));
  response.status(statusOf(failure.code)).json(failureBody(failure));
}
