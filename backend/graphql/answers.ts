import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import { unauthenticated } from '@backend/domain/refusal';
import { type Failure, noteFailure } from '@backend/http/failure';
import { retryAfterOf, statusOf } from '@backend/rest/statuses';
import { asksForSchema } from './limits';
import { graphqlFailure, wireError } from './refusals';
import type { OpenContext } from './request-context';

const MODERN_JSON = 'application/graphql-response+json';

type Running = GraphQLRequestContext<OpenContext>;

function failuresOf(running: Running): Failure[] {
  const ctx = running.contextValue;
  const operation = running.operationName ?? 'unnamed';
  return (running.errors ?? []).map((error) => {
    const failure = graphqlFailure(error, ctx, error.extensions.code);
    noteFailure(failure, ctx.log, operation);
    return failure;
  });
}

/**
 * The status of an answer that never reached execution. The modern media type tells the fault by
 * status; plain application/json answers 200, as the GraphQL-over-HTTP specification asks. A
 * status that Apollo chose for the way of sending (405, 406, 415) stays.
 */
function statusOfRefusal(failure: Failure, chosen: number | undefined, modern: boolean): number {
  if (chosen === 405 || chosen === 406 || chosen === 415) return chosen;
  const status = statusOf(failure.code);
  return modern || status >= 500 ? status : 200;
}

/**
 * Shapes every answer: one form of error, statuses by media type, notices sent after the operation.
 * The schema itself is told to signed-in users only.
 */
export const answers: ApolloServerPlugin<OpenContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ document, contextValue }) {
        if (!contextValue.user && asksForSchema(document)) throw unauthenticated();
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
        if (!first) return;
        const wait = retryAfterOf(first);
        if (wait !== null) response.http.headers.set('retry-after', String(wait));
        if (singleResult.data !== undefined) return;
        const modern = request.http?.headers.get('accept')?.includes(MODERN_JSON) ?? false;
        if (modern) response.http.headers.set('content-type', `${MODERN_JSON}; charset=utf-8`);
        response.http.status = statusOfRefusal(first, response.http.status, modern);
      },
    };
  },
};
