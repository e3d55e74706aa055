import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  type DefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { type CompiledQuery, compileQuery } from 'graphql-jit';
import type { OpenContext } from './request-context';

/**
 * Reads whose answers are so long that completing them field by field takes longer than the database
 * does. They must be free to run twice: see below.
 */
const LONG_ANSWERS = new Set(['board', 'bookingsPage', 'dailyDashboard']);

/** Texts of queries that are kept compiled; clients have a handful each. */
const KEPT = 100;

function isLongRead(operation: OperationDefinitionNode): boolean {
  if (operation.operation !== OperationTypeNode.QUERY) return false;
  return operation.selectionSet.selections.every(
    (node) => node.kind === Kind.FIELD && LONG_ANSWERS.has(node.name.value),
  );
}

type Compiled = CompiledQuery<unknown, unknown>;

const isOperation = (node: DefinitionNode) => node.kind === Kind.OPERATION_DEFINITION;

/**
 * Long reads run as functions compiled from their text (graphql-jit): the board of 1,000 cars in two
 * thirds of the plain executor's time. Anything but a plain success is left to that executor, which tells faults as everywhere else.
 */
export function compiledReads(schema: GraphQLSchema): ApolloServerPlugin<OpenContext> {
  const kept = new Map<string, Compiled | null>();

  function compiled(key: string, source: Parameters<typeof compileQuery>[1]): Compiled | null {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = compileQuery(schema, source);
    const query = 'query' in made ? made : null;
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, query);
    return query;
  }

  return {
    async requestDidStart() {
      return {
        async responseForOperation({ document, operation, request, queryHash, contextValue }) {
          const operations = document.definitions.filter(isOperation);
          if (!queryHash || operations.length > 1 || !isLongRead(operation)) return null;
          const query = compiled(queryHash, document);
          const result = await query?.query(undefined, contextValue, request.variables ?? {});
          if (!result || result.errors) return null;
          const data = result.data as Record<string, unknown>;
          const http = { status: undefined, headers: new HeaderMap() };
          return { http, body: { kind: 'single', singleResult: { data } } };
        },
      };
    },
  };
}
