import { sendFailure } from '@backend/failures/send-failure';
import { MESSAGES } from '@schema/messages';
import type { RequestHandler } from 'express';
import { logOf } from './request-log';

/**
 * Answers 503 when a request takes so long that the client, which gives up at 8 s
 * (requirements.md, P2), would hear nothing. What the request began may still end well, so a create
 * is retried with its key.
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
