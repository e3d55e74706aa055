import { Refusal } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import type { RequestHandler } from 'express';

/** In these a GraphQL answer can be sent; to the letter as Apollo names them. */
const ANSWER_TYPES = [
  'application/json; charset=utf-8',
  'application/graphql-response+json; charset=utf-8',
];

/**
 * Refuses whoever takes no type an answer has (406). It must be found out here: Apollo finds it out only
 * when it sends the answer, after a mutation has been carried out.
 */
export const refuseUnreadable: RequestHandler = (request, _response, next) => {
  if (!request.accepts(ANSWER_TYPES)) {
    throw new Refusal('NOT_ACCEPTABLE', MESSAGES.generic.notAcceptable);
  }
  next();
};
