import { createBounds } from '@backend/bounds/bounds';
import { type Failure, noteFailure } from '@backend/failures/failure';
import { graphqlFailures, wireError } from '@backend/failures/refusals';
import { KeptQueries } from '@backend/graphql/kept-queries';
import { execute, type GraphQLError, type GraphQLSchema, parse } from 'graphql';
import { type CompiledQuery, compileQuery } from 'graphql-jit';
import { jsonPieces } from './json-pieces';
import type { QueryOrder } from './query-order';
import { type ReadContext, type ReadParts, readContext } from './read-context';
import type { ReadHead } from './read-order';

interface Answer {
  readonly head: ReadHead;
  readonly pieces: AsyncIterable<string>;
}

type Compiled = CompiledQuery<unknown, unknown>;

async function* nothing(): AsyncGenerator<string> {}

/** Runs long queries inside their thread; one asked again is compiled. */
export function serveQueries(schema: GraphQLSchema, parts: ReadParts) {
  const kept = new KeptQueries<Compiled>(createBounds(parts.config).compiledForUser);

  async function runCompiled(
    { query, operationName, variables }: QueryOrder,
    context: ReadContext,
  ): Promise<object | null> {
    const compile = () => {
      const made = compileQuery<unknown, unknown>(schema, parse(query), operationName ?? undefined);
      return 'query' in made ? made : null;
    };
    const key = JSON.stringify([operationName, query]);
    const compiled = await kept.find(key, Number(context.user?.id), compile);
    const result = await compiled?.query(undefined, context, variables);
    return result && !result.errors ? (result.data ?? null) : null;
  }

  return async (order: QueryOrder, signal: AbortSignal): Promise<Answer> => {
    const quick = await runCompiled(order, readContext(parts, order, signal));
    if (quick) {
      return { head: { isAnswered: true, failure: null }, pieces: jsonPieces({ data: quick }) };
    }
    const { query, operationName, variables } = order;
    const document = parse(query);
    const context = readContext(parts, order, signal);
    const { data, errors = [] } = await execute({
      ...{ schema, document, operationName, variableValues: variables, contextValue: context },
    });
    // Its variables are wrong: the main thread says so.
    if (data === undefined) {
      return { head: { isAnswered: false, failure: null }, pieces: nothing() };
    }
    const failures = graphqlFailures(
      errors,
      { schema, document, operationName, variables },
      context,
    );
    for (const failure of failures) noteFailure(failure, context.log, operationName ?? 'unnamed');
    const body = { ...(errors.length > 0 && { errors: wireErrors(failures, errors) }), data };
    return {
      head: { isAnswered: true, failure: failures[0] ?? null },
      pieces: jsonPieces(body),
    };
  };
}

const wireErrors = (failures: readonly Failure[], errors: readonly GraphQLError[]) =>
  failures.map((failure, at) => wireError(failure, errors[at]?.toJSON()));
