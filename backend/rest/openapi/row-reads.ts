import {
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import type { RestRow } from '../row';

/** Parameter names that a row reads of a request. */
export interface RowReads {
  readonly params: readonly string[];
  readonly query: readonly string[];
  readonly body: readonly string[];
}

/** A proxy that records accessed names, and that it was spread; every access returns `value`. */
function noting(
  names: Set<string>,
  value: string | undefined,
  onSpread = () => {},
): Record<string, string> {
  return new Proxy<Record<string, string>>(
    {},
    {
      get: (_target, name) => {
        if (typeof name === 'symbol') return undefined;
        names.add(name);
        return value;
      },
      ownKeys: () => {
        onSpread();
        return [];
      },
      getOwnPropertyDescriptor: (_target, name) => {
        if (typeof name !== 'symbol') names.add(name);
        return undefined;
      },
    },
  );
}

/** Fields of the input type of a variable. */
function inputNames(row: RestRow, variable: string, schema: GraphQLSchema): string[] {
  const [operation] = parse(row.operation).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return [];
  const declared = operation.variableDefinitions?.find(
    (one) => one.variable.name.value === variable,
  );
  const type = declared && getNamedType(typeFromAST(schema, declared.type));
  return isInputObjectType(type) ? Object.keys(type.getFields()) : [];
}

/**
 * Runs the row's `variables` once with proxies and records the names it reads; of a body that is
 * passed whole, the fields of its input; of one that is spread into an input, those that the row does not set.
 */
export function readsOf(row: RestRow, schema: GraphQLSchema): RowReads {
  const params = new Set(Array.from(row.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name));
  const query = new Set<string>();
  const body = new Set<string>();
  let isSpread = false;
  const whole = noting(body, undefined, () => {
    isSpread = true;
  });
  try {
    const variables = row.variables?.({
      params: noting(params, '1'),
      query: noting(query, '1'),
      body: whole,
    });
    for (const [variable, value] of Object.entries(variables ?? {})) {
      const isInput = typeof value === 'object' && value !== null;
      if (value !== whole && !(isSpread && isInput)) continue;
      const set = value === whole ? [] : Object.keys(value as object);
      for (const name of inputNames(row, variable, schema)) {
        if (!set.includes(name)) body.add(name);
      }
    }
  } catch {
    // A row may throw for placeholder values, after its names were recorded.
  }
  return { params: [...params], query: [...query], body: [...body] };
}
