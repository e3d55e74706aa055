import {
  type Compiled,
  compileOperation,
  type PreparedOperation,
} from '@backend/graphql/run-operation';
import type { OpenContext } from '@backend/operation/request-context';
import {
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import { type Parameter, parametersOf } from './parameters';
import type { RestRow } from './row';
import { rowName } from './row-order';
import { selectionOf } from './selections';

/**
 * The document is parsed and validated, and a query compiled, once with the first request: for all
 * rows this takes 0.4 s at startup. `document` throws when the schema does not allow it.
 */
export interface PreparedRow extends PreparedOperation {
  readonly row: RestRow;
  readonly field: GraphQLField<unknown, OpenContext>;
  readonly parameters: readonly Parameter[];
  readonly operationName: string;
  /** The text of the document. */
  readonly operation: string;
  /** Null: a mutation. */
  readonly compiled: () => Compiled | null;
}

function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function fieldOf({ field: name, method }: RestRow, schema: GraphQLSchema) {
  const query = schema.getQueryType()?.getFields()[name];
  if (query) return { kind: 'query', field: query };
  const mutation = schema.getMutationType()?.getFields()[name];
  if (!mutation) throw new Error(`there is no operation ${name}`);
  if (method === 'GET') throw new Error('a GET may not change anything');
  return { kind: 'mutation', field: mutation };
}

function selectionIn(row: RestRow, { type }: PreparedRow['field'], schema: GraphQLSchema): string {
  const { selects, without, order } = row;
  const named = getNamedType(type);
  if (typeof selects === 'string') return selects;
  return isObjectType(named) ? selectionOf(schema, named, { names: selects, without, order }) : '';
}

interface NamedOperation {
  readonly kind: string;
  readonly name: string;
}

function operationOf(
  { kind, name, parameters, row }: Pick<PreparedRow, 'parameters' | 'row'> & NamedOperation,
  field: PreparedRow['field'],
  selection: string,
): string {
  const taken = field.args.filter((one) =>
    parameters.some(({ argument }) => argument === one.name),
  );
  const declared = [
    ...taken.map((one) => `$${one.name}: ${one.type}`),
    ...Object.keys(row.conditions ?? {}).map((condition) => `$${condition}: Boolean!`),
  ];
  const passed = taken.map((one) => `${one.name}: $${one.name}`);
  const inBrackets = (parts: readonly string[]) => (parts.length ? `(${parts.join(', ')})` : '');
  return `${kind} ${name}${inBrackets(declared)} { ${field.name}${inBrackets(passed)} ${selection} }`;
}

function prepared(row: RestRow, schema: GraphQLSchema): PreparedRow {
  const { kind, field } = fieldOf(row, schema);
  const parameters = parametersOf(row, field);
  const asked = parameters.filter(({ place }) => place === 'query').map(({ name }) => name);
  const unknown = Object.values(row.conditions ?? {})
    .flat()
    .find((name) => !asked.includes(name));
  if (unknown) throw new Error(`there is no query parameter ${unknown}`);
  const operationName = row.name ?? capitalized(field.name);
  const selection = selectionIn(row, field, schema);
  const operation = operationOf({ kind, name: operationName, parameters, row }, field, selection);
  const document = once(() => {
    const parsed = parse(operation);
    const [fault] = validate(schema, parsed);
    if (fault) throw new Error(`${rowName(row)}: ${fault.message}`);
    return parsed;
  });
  const compiled = once(() =>
    kind === 'query' ? compileOperation({ schema, document, operationName }) : null,
  );
  return { row, schema, field, parameters, operationName, operation, document, compiled };
}

/**
 * The operation of a row, built from the field of the schema. Throws for a name in the row that the
 * schema lacks.
 */
export function prepareRow(row: RestRow, schema: GraphQLSchema): PreparedRow {
  try {
    return prepared(row, schema);
  } catch (error) {
    throw new Error(`${rowName(row)}: ${(error as Error).message}`, { cause: error });
  }
}
