import { createBounds } from '@backend/bounds/bounds';
import { KeptQueries } from '@backend/graphql/kept-queries';
import { execute, type GraphQLSchema, parse } from 'graphql';
import { type CompiledQuery, compileQuery } from 'graphql-jit';
import { jsonPieces } from './json-pieces';
import type { QueryHead, QueryOrder } from './query-order';
import { type ReadContext, type ReadParts, readContext } from './read-context';

interface Answer {
  readonly head: QueryHead;
  readonly pieces: AsyncIterable<string>;
}

type Compiled = CompiledQuery<unknown, unknown>;

async function* nothing(): AsyncGenerator<string> {}

/** Runs long queries inside their thread; one asked again is compiled. */
export function serveQueries(schema: GraphQLSchema, parts: ReadParts) {
  const kept = new KeptQueries<Compiled>(createBounds(parts.config).compiledForUser);

  async function run({ query, operationName, variables }: QueryOrder, context: ReadContext) {
    const compile = () => {
      const made = compileQuery<unknown, unknown>(schema, parse(query), operationName ?? undefined);
      return 'query' in made ? made : null;
    };
    const key = JSON.stringify([operationName, query]);
    const compiled = await kept.find(key, Number(context.user?.id), compile);
    if (compiled) return compiled.query(undefined, context, variables);
    const document = parse(query);
    return execute({
      ...{ schema, document, operationName, variableValues: variables, contextValue: context },
    });
  }

  return async (order: QueryOrder): Promise<Answer> => {
    const { data, errors } = await run(order, readContext(parts, order));
    if (errors || !data) return { head: { isAnswered: false }, pieces: nothing() };
    return { head: { isAnswered: true }, pieces: jsonPieces({ data }) };
  };
}
