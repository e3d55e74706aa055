import { Refusal } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import { json, type RequestHandler } from 'express';

/** Maximum JSON body; the largest real one, a car's tariffs, is some kilobytes. */
const MAX_BODY = '256kb';

const parseJson = json({ limit: MAX_BODY, strict: true, type: ['application/json', '*/*+json'] });

/**
 * Parses a JSON body. Too large: 413; another media type: 415; not JSON: 400. A request without a
 * body passes with any content type.
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
