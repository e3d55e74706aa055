import type { OpenContext } from '@backend/operation/request-context';
import {
  type DocumentNode,
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

export interface PreparedRow {
  readonly row: RestRow;
  readonly schema: GraphQLSchema;
  readonly field: GraphQLField<unknown, OpenContext>;
  readonly parameters: readonly Parameter[];
  readonly operationName: string;
  /** Its text. */
  readonly operation: string;
  /**
   * The operation, parsed and validated once, with the first request: for all rows that takes 0.1 s
   * of a start. Throws when the schema does not allow it.
   */
  document(): DocumentNode;
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
  const { selects, without } = row;
  const named = getNamedType(type);
  if (typeof selects === 'string') return selects;
  return isObjectType(named) ? selectionOf(schema, named, { names: selects, without }) : '';
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
  const operationName = row.name ?? capitalized(field.name);
  const selection = selectionIn(row, field, schema);
  const operation = operationOf({ kind, name: operationName, parameters, row }, field, selection);
  let known: DocumentNode | undefined;
  const document = () => {
    if (known) return known;
    const parsed = parse(operation);
    const [fault] = validate(schema, parsed);
    if (fault) throw new Error(`${rowName(row)}: ${fault.message}`);
    known = parsed;
    return parsed;
  };
  return { row, schema, field, parameters, operationName, operation, document };
}

/**
 * The operation of a row, made from the field of the schema. Throws for a name in the row that the
 * schema has not.
 */
export function prepareRow(row: RestRow, schema: GraphQLSchema): PreparedRow {
  try {
    return prepared(row, schema);
  } catch (error) {
    throw new Error(`${rowName(row)}: ${(error as Error).message}`, { cause: error });
  }
}
