import { Refusal } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import { json, type RequestHandler } from 'express';

/** The largest body of a JSON request; the largest real one is a car's tariffs, some kilobytes. */
export const MAX_BODY = '256kb';

const parseJson = json({ limit: MAX_BODY, strict: true, type: ['application/json', '*/*+json'] });

/**
 * Reads a JSON body. Too large: 413; another media type: 415; not JSON: 400. A request without a
 * body passes whatever it says about its type.
 */
export const jsonBody: RequestHandler = (request, response, next) => {
  const { headers } = request;
  const length = Number(headers['content-length'] ?? 0);
  const hasBody = length > 0 || headers['transfer-encoding'] !== undefined;
  if (hasBody && !request.is(['application/json', '*/*+json'])) {
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', MESSAGES.generic.unsupportedMediaType);
  }
  parseJson(request, response, (error?: unknown) => {
    request.body ??= {};
    next(error);
  });
};
