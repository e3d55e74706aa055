import {
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import type { RestRow } from '../row';

export interface Place {
  readonly type: GraphQLInputType;
  readonly description: string | null | undefined;
}

/** The target of a row's parameter: a variable, or a field of an input. */
export function placesOf(row: RestRow, schema: GraphQLSchema) {
  const document = parse(row.operation);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${row.path}: no operation`);
  const [root] = operation.selectionSet.selections;
  const field =
    root?.kind === Kind.FIELD
      ? schema.getRootType(operation.operation)?.getFields()[root.name.value]
      : undefined;
  if (!field) throw new Error(`${row.path}: no such operation`);
  const places = new Map<string, Place>();
  for (const { variable, type: node } of operation.variableDefinitions ?? []) {
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
    if (!type) continue;
    const bare = isNonNullType(type) ? type.ofType : type;
    const argument = field.args.find(({ name }) => name === variable.name.value);
    places.set(variable.name.value, { type, description: argument?.description });
    if (!isInputObjectType(bare)) continue;
    for (const [name, part] of Object.entries(bare.getFields())) places.set(name, part);
  }
  return { document, field, places };
}

/** `/bookings/{id}/restore` → the operationId: the GraphQL operation's name. */
export const operationIdOf = (row: RestRow) =>
  /(?:query|mutation)\s+(\w+)/.exec(row.operation)?.[1] ?? row.path;
