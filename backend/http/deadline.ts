import { MESSAGES } from '@schema/messages';
import type { RequestHandler } from 'express';
import { sendFailureOf } from './answer-failure';
import { logOf } from './request-log';

/**
 * Responds 503 before the client's own timeout of 8 s (requirements.md, P2). The handler may still
 * complete, so a create is retried with its key. The first of several deadlines applies.
 */
export function deadline(limitMs: number): RequestHandler {
  return (request, response, next) => {
    if (response.locals.hasDeadline) return next();
    response.locals.hasDeadline = true;
    const timer = setTimeout(() => {
      if (response.headersSent) return;
      logOf(response).error({ event: 'deadline', limitMs }, 'request took too long');
      const message = MESSAGES.generic.unavailable;
      sendFailureOf(request, response, { code: 'UNAVAILABLE', message });
    }, limitMs);
    response.on('close', () => clearTimeout(timer));
    next();
  };
}
