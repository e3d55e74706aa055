import type { OpenContext } from '@backend/operation/request-context';
import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
  typeFromAST,
  validate,
} from 'graphql';
import type { RestRow } from './row';

export interface PreparedRow {
  readonly document: DocumentNode;
  readonly field: GraphQLField<unknown, OpenContext>;
  /** Types of the operation's variables. */
  readonly types: ReadonlyMap<string, GraphQLInputType>;
}

/** Parses and validates the operation of a row; throws for an invalid row. */
export function prepareRow(row: RestRow, schema: GraphQLSchema): PreparedRow {
  const name = `${row.method} ${row.path}`;
  const document = parse(row.operation);
  const faults = validate(schema, document);
  if (faults[0]) throw new Error(`${name}: ${faults[0].message}`);
  const [operation] = document.definitions;
  const [root] =
    operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
  if (operation?.kind !== Kind.OPERATION_DEFINITION || root?.kind !== Kind.FIELD) {
    throw new Error(`${name}: one operation with one root field is needed`);
  }
  if (operation.operation !== OperationTypeNode.QUERY && row.method === 'GET') {
    throw new Error(`${name}: a GET may not change anything`);
  }
  const field = schema.getRootType(operation.operation)?.getFields()[root.name.value];
  if (!field) throw new Error(`${name}: no such operation`);
  const types = (operation.variableDefinitions ?? []).map(
    ({ variable, type }) => [variable.name.value, typeFromAST(schema, type)] as const,
  );
  // The document is valid, so each type is an input type.
  return { document, field, types: new Map(types) as PreparedRow['types'] };
}
