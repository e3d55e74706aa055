import { createBounds } from '@backend/bounds/bounds';
import { type Failure, noteFailure } from '@backend/failures/failure';
import { graphqlFailures, wireError } from '@backend/failures/refusals';
import { CompiledQueryCache } from '@backend/graphql/compiled-query-cache';
import { type Compiled, compileOperation, runOperation } from '@backend/graphql/run-operation';
import { type GraphQLError, type GraphQLSchema, parse } from 'graphql';
import { jsonPieces } from './json-pieces';
import type { QueryOrder } from './query-order';
import { type ReadParts, readContext } from './read-context';
import type { ReadHead } from './read-order';

interface Answer {
  readonly head: ReadHead;
  readonly pieces: AsyncIterable<string>;
}

async function* nothing(): AsyncGenerator<string> {}

/** Runs long queries inside their thread; a repeated query is compiled. */
export function serveQueries(schema: GraphQLSchema, parts: ReadParts) {
  const kept = new CompiledQueryCache<Compiled>(createBounds(parts.config).compiledForUser);

  return async (order: QueryOrder, signal: AbortSignal): Promise<Answer> => {
    const { query, operationName, variables } = order;
    const operation = { schema, document: () => parse(query), operationName };
    const key = JSON.stringify([operationName, query]);
    const compile = () => compileOperation(operation);
    const compiled = await kept.find(key, Number(order.user?.id), compile);
    const context = () => readContext(parts, order, signal);
    const { data, errors } = await runOperation({ ...operation, compiled }, { variables, context });
    // Invalid variables: the main thread reports the error.
    if (data === undefined) {
      return { head: { isAnswered: false, failure: null }, pieces: nothing() };
    }
    if (!errors) return { head: { isAnswered: true, failure: null }, pieces: jsonPieces({ data }) };
    const { log, user, requestId } = context();
    const call = { schema, document: parse(query), operationName, variables };
    const failures = graphqlFailures(errors, call, { log, user, requestId });
    for (const failure of failures) noteFailure(failure, log, operationName ?? 'unnamed');
    return {
      head: { isAnswered: true, failure: failures[0] ?? null },
      pieces: jsonPieces({ errors: wireErrors(failures, errors), data }),
    };
  };
}

const wireErrors = (failures: readonly Failure[], errors: readonly GraphQLError[]) =>
  failures.map((failure, at) => wireError(failure, errors[at]?.toJSON()));
