import { sendFailure } from '@backend/failures/send-failure';
import { MESSAGES } from '@schema/messages';
import type { RequestHandler } from 'express';
import { logOf } from './request-log';

/**
 * Responds 503 before the client's own timeout of 8 s (requirements.md, P2). The handler may still
 * complete, so a create is retried with its key.
 */
export function deadline(limitMs: number): RequestHandler {
  return (_request, response, next) => {
    const timer = setTimeout(() => {
      if (response.headersSent) return;
      logOf(response).error({ event: 'deadline', limitMs }, 'request took too long');
      sendFailure(response, { code: 'UNAVAILABLE', message: MESSAGES.generic.unavailable });
    }, limitMs);
    response.on('close', () => clearTimeout(timer));
    next();
  };
}
