import { Refusal } from '@backend/domain/refusal';
import { type Failure, failureOf } from '@backend/failures/failure';
import type { SessionUser } from '@backend/operation/context';
import { type Call, refusalOfValues } from '@backend/operation/unreadable-values';
import { MESSAGES } from '@schema/messages';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';

/** Maximum length of a parser message returned to the client. */
const MAX_EXPLANATION = 300;

/** `Variable "$input" got invalid value … at "input.startDate"; …` contains the path. */
const VARIABLE = /^Variable "\$(\w+)"/;
const PLACE = / at "([\w.[\]]+)"/;
const ARGUMENT = /^Argument "(\w+)"/;

/**
 * The error of an invalid document or variable. The variable's value is never echoed: it may be a
 * password or a phone.
 */
function malformed(message: string): Failure {
  const variable = VARIABLE.exec(message)?.[1];
  const argument = ARGUMENT.exec(message)?.[1];
  const explanation = variable
    ? (PLACE.exec(message)?.[1] ?? variable)
    : (argument ?? message.replace(/^Syntax Error: /, '').slice(0, MAX_EXPLANATION));
  return { code: 'BAD_REQUEST', message: `${MESSAGES.generic.malformed}: ${explanation}` };
}

/** Apollo error codes: of a document, of its variables, of the request. */
const APOLLO_REFUSALS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/**
 * Maps a GraphQL error to the error for the client. `source` is the original error, `code` Apollo's
 * code, if any.
 */
export function graphqlFailure(
  source: GraphQLError,
  ctx: { log: Logger; requestId: string },
  code?: unknown,
): Failure {
  const cause = source.originalError;
  if (cause instanceof Refusal) return failureOf(cause, ctx);
  const inResolver = source.path !== undefined;
  if (!inResolver && (code === undefined || APOLLO_REFUSALS.has(String(code)))) {
    return malformed(source.message);
  }
  if (inResolver && ARGUMENT.test(source.message) && cause instanceof GraphQLError) {
    return malformed(source.message);
  }
  return failureOf(cause ?? source, ctx);
}

/**
 * Maps the errors of one response, in order. Unreadable values become one error with the messages
 * of their form. `call` is null without a document.
 */
export function graphqlFailures(
  errors: readonly GraphQLError[],
  call: Call | null,
  ctx: { log: Logger; requestId: string; user: SessionUser | null },
): Failure[] {
  const refusal = call && errors.length > 0 ? refusalOfValues(errors, call, ctx) : null;
  if (refusal) return [failureOf(refusal, ctx)];
  return errors.map((error) => graphqlFailure(error, ctx, error.extensions.code));
}

/** Wraps an error that no resolver threw as a GraphQL error. */
export function refusalError(refusal: Refusal): GraphQLError {
  return new GraphQLError(refusal.message, { originalError: refusal });
}

/**
 * The shape of every GraphQL error: message, location, and `extensions: {code, fields?, …details}`.
 */
export function wireError(
  failure: Failure,
  source?: Pick<GraphQLFormattedError, 'locations' | 'path'>,
): GraphQLFormattedError {
  const { message, code, fields, details } = failure;
  return {
    message,
    ...(source?.locations && { locations: source.locations }),
    ...(source?.path && { path: source.path }),
    extensions: { ...details, ...(fields && { fields }), code },
  };
}
