import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import { Refusal } from '@backend/domain/refusal';
import { type Failure, failureOf, noteFailure } from '@backend/failures/failure';
import { graphqlFailures, wireError } from '@backend/failures/refusals';
import { retryAfterOf, statusOf } from '@backend/failures/statuses';
import { requireAccess } from '@backend/operation/access';
import type { OpenContext } from '@backend/operation/request-context';
import { MESSAGES } from '@schema/messages';
import type { Request, Response } from 'express';
import { OperationTypeNode } from 'graphql';
import { asksForSchema } from './limits';

const MODERN_JSON = 'application/graphql-response+json';

type Running = GraphQLRequestContext<OpenContext>;

function failuresOf(running: Running): Failure[] {
  const ctx = running.contextValue;
  const operation = running.operationName ?? 'unnamed';
  const { schema, document, request } = running;
  const { operationName, variables } = request;
  const call = document ? { schema, document, operationName, variables } : null;
  const failures = graphqlFailures(running.errors ?? [], call, ctx);
  for (const failure of failures) noteFailure(failure, ctx.log, operation);
  return failures;
}

/** Errors reported with status 200 as application/json, since the request itself was valid. */
const TOLD_UNDER_200 = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'PASSWORD_CHANGE_REQUIRED',
]);

const wantsModern = (accept: string | undefined | null) => accept?.includes(MODERN_JSON) ?? false;

/**
 * The status of a response that never reached execution. application/graphql-response+json reports
 * the error by status, application/json in the body alone (the GraphQL-over-HTTP specification). A
 * status set by Apollo for the request itself (405, 406, 415) stays.
 */
function statusOfRefusal(
  failure: Failure,
  { http, code }: { http?: { status?: number }; code?: string },
  modern: boolean,
): number {
  if (!modern && TOLD_UNDER_200.has(code ?? failure.code)) return 200;
  // There an unreadable variable is 400, with any form message.
  if (failure.code === 'VALIDATION_FAILED') return 400;
  return http?.status ?? statusOf(failure.code);
}

/** Responds to a document refused before Apollo runs, in the format of `answers`. */
export function sendRefused(
  request: Request,
  response: Response,
  { refusal, context }: { refusal: Refusal; context: OpenContext },
): void {
  const failure = failureOf(refusal, context);
  noteFailure(failure, context.log, 'unnamed');
  context.outcome.failedWith = failure.code;
  const modern = wantsModern(request.get('accept'));
  response.type(modern ? `${MODERN_JSON}; charset=utf-8` : 'json');
  response.status(statusOfRefusal(failure, {}, modern)).json({ errors: [wireError(failure)] });
}

/**
 * Apollo plugin for every response: one error format, statuses by media type, notices sent after
 * the operation. Introspection requires a session.
 */
export const answers: ApolloServerPlugin<OpenContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ document, operation, contextValue }) {
        if (asksForSchema(document)) requireAccess({ anyOf: [] }, contextValue);
        if (operation?.operation === OperationTypeNode.SUBSCRIPTION) {
          throw new Refusal('BAD_REQUEST', MESSAGES.generic.subscriptionNeedsSocket);
        }
      },
      async willSendResponse(running) {
        const { response, request, contextValue, errors } = running;
        contextValue.settle();
        if (response.body.kind !== 'single' || !errors) return;
        const failures = failuresOf(running);
        const { singleResult } = response.body;
        singleResult.errors = failures.map((failure, at) =>
          wireError(failure, errors[at]?.toJSON()),
        );
        const [first] = failures;
        const [firstError] = errors;
        if (!first || !firstError) return;
        contextValue.outcome.failedWith = first.code;
        const wait = retryAfterOf(first);
        if (wait !== null) response.http.headers.set('retry-after', String(wait));
        if (singleResult.data !== undefined) return;
        const modern = wantsModern(request.http?.headers.get('accept'));
        if (modern) response.http.headers.set('content-type', `${MODERN_JSON}; charset=utf-8`);
        response.http.status = statusOfRefusal(first, firstError.extensions, modern);
      },
    };
  },
};
