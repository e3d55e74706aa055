import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import type { OpenContext } from '@backend/operation/request-context';
import { type DefinitionNode, type GraphQLSchema, Kind } from 'graphql';
import { asksOnly, mayAskAll } from './access/may-ask';
import type { CompiledQueryCache } from './compiled-query-cache';
import { type Compiled, compileOperation, runCompiled } from './run-operation';

/**
 * Queries with responses so long that completing them field by field takes longer than the
 * database. They must be safe to run twice (`runCompiled`).
 */
const LONG_ANSWERS = new Set(['board', 'bookingsPage', 'dailyDashboard']);

const isOperation = (node: DefinitionNode) => node.kind === Kind.OPERATION_DEFINITION;

/**
 * Runs long queries as functions compiled from their text (graphql-jit): the board of 1,000 cars
 * takes two thirds of the plain executor's time. Only for callers with access to all fields.
 * Anything but a plain success is rerun by the plain executor, so that errors have one format.
 */
export function compiledReads(
  schema: GraphQLSchema,
  kept: CompiledQueryCache<Compiled>,
): ApolloServerPlugin<OpenContext> {
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ document, operation, request, queryHash, contextValue }) {
          // Undefined, against its type, when no operation has the requested name.
          if (!operation || !queryHash || !asksOnly(LONG_ANSWERS, operation)) return null;
          if (document.definitions.filter(isOperation).length > 1) return null;
          const { user } = contextValue;
          if (!user || !mayAskAll(schema, operation, contextValue)) return null;
          const prepared = { schema, document: () => document, operationName: null };
          const compiled = await kept.find(queryHash, user.id, () => compileOperation(prepared));
          const call = { variables: request.variables ?? {}, context: () => contextValue };
          const result = compiled && (await runCompiled({ ...prepared, compiled }, call));
          if (!result || result.errors) return null;
          const data = result.data as Record<string, unknown>;
          const http = { status: undefined, headers: new HeaderMap() };
          return { http, body: { kind: 'single', singleResult: { data } } };
        },
      };
    },
  };
}
