import { Refusal } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import type { RequestHandler } from 'express';

/** Media types of a GraphQL response, exactly as in Apollo. */
export const ANSWER_TYPES = [
  'application/json; charset=utf-8',
  'application/graphql-response+json; charset=utf-8',
];

/**
 * Throws 406 when the client accepts none of the media types. Apollo checks it only when it sends
 * the response, after a mutation has run.
 */
export const refuseUnreadable: RequestHandler = (request, _response, next) => {
  if (!request.accepts(ANSWER_TYPES)) {
    throw new Refusal('NOT_ACCEPTABLE', MESSAGES.generic.notAcceptable);
  }
  next();
};
