import { formOf } from '@backend/operation/form';
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
import type { Sent } from './components';
import { requiredBy } from './required';

export interface Place {
  readonly type: GraphQLInputType;
  readonly description: string | null | undefined;
  readonly sent: Sent;
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
  const isRequired = requiredBy(formOf(field));
  for (const { variable, type: node } of operation.variableDefinitions ?? []) {
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
    if (!type) continue;
    const bare = isNonNullType(type) ? type.ofType : type;
    const argument = field.args.find(({ name }) => name === variable.name.value);
    const path = variable.name.value;
    places.set(path, { type, description: argument?.description, sent: { path, isRequired } });
    if (!isInputObjectType(bare)) continue;
    for (const { name, type: partType, description } of Object.values(bare.getFields())) {
      const sent = { path: `${path}.${name}`, isRequired };
      places.set(name, { type: partType, description, sent });
    }
  }
  return { document, field, places };
}

/** `/bookings/{id}/restore` → the operationId: the GraphQL operation's name. */
export const operationIdOf = (row: RestRow) =>
  /(?:query|mutation)\s+(\w+)/.exec(row.operation)?.[1] ?? row.path;
