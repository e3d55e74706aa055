import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  locatedError,
} from 'graphql';
import { type CompiledQuery, compileQuery } from 'graphql-jit';
import { rootFieldNodes } from './root-names';

type Data = Record<string, unknown>;

export type Compiled = CompiledQuery<Data, Data>;

/** A valid document and the operation to run. */
export interface PreparedOperation {
  readonly schema: GraphQLSchema;
  readonly document: () => DocumentNode;
  /** Null: the document's only operation. */
  readonly operationName: string | null;
}

/**
 * The operation as a compiled function (graphql-jit), which completes a long answer in a fraction
 * of the executor's time; null: it cannot be compiled. Takes 1–100 ms, by the fields it selects.
 */
export function compileOperation(operation: PreparedOperation): Compiled | null {
  const { schema, document, operationName } = operation;
  const made = compileQuery<Data, Data>(schema, document(), operationName ?? undefined);
  return 'query' in made ? made : null;
}

interface Call<Context> {
  readonly variables: Readonly<Record<string, unknown>>;
  /** A new context for each run. */
  readonly context: () => Context;
}

/**
 * The error in the executor's format, when one root field has thrown and nothing else failed; else
 * null.
 */
function rootError(
  { document, operationName }: PreparedOperation,
  [error, ...others]: readonly GraphQLError[],
): GraphQLError | null {
  const operation = getOperationAST(document(), operationName);
  const { originalError: cause, path } = error ?? {};
  if (!operation || !cause || path?.length !== 1 || others.length > 0) return null;
  const nodes = rootFieldNodes(document(), operation);
  const field = nodes.find(({ alias, name }) => (alias ?? name).value === path[0]);
  return locatedError(cause, field, path);
}

/**
 * The answer of a compiled query; null: the executor must run it, because only it formats errors of
 * variables and orders errors of several fields.
 */
export async function runCompiled<Context>(
  operation: PreparedOperation & { readonly compiled: Compiled },
  { variables, context }: Call<Context>,
): Promise<ExecutionResult | null> {
  const result = await operation.compiled.query(undefined, context(), { ...variables });
  const { data, errors } = result;
  if (!errors) return result;
  const error = data === undefined ? null : rootError(operation, errors);
  return error && { errors: [error], data };
}

/**
 * Runs an operation: compiled, or by the executor. A compiled query may run twice: see
 * `runCompiled`.
 */
export async function runOperation<Context>(
  operation: PreparedOperation & { readonly compiled: Compiled | null },
  call: Call<Context>,
): Promise<ExecutionResult> {
  const { schema, document, operationName, compiled } = operation;
  const quick = compiled && (await runCompiled({ ...operation, compiled }, call));
  if (quick) return quick;
  return await execute({
    schema,
    document: document(),
    operationName,
    variableValues: call.variables,
    contextValue: call.context(),
  });
}
