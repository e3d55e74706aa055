import { accessOf, type Reader, refusedAccess } from '@backend/operation/access';
import { type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';

/** Whether it is a query with only these root fields. */
export function asksOnly(
  names: ReadonlySet<string>,
  { operation, selectionSet }: OperationDefinitionNode,
): boolean {
  if (operation !== 'query') return false;
  return selectionSet.selections.every(
    (node) => node.kind === Kind.FIELD && names.has(node.name.value),
  );
}

/** Whether the caller has access to every root field of a query. */
export function mayAskAll(
  schema: GraphQLSchema,
  { selectionSet }: OperationDefinitionNode,
  reader: Reader,
): boolean {
  const fields = schema.getQueryType()?.getFields();
  return selectionSet.selections.every((node) => {
    const field = node.kind === Kind.FIELD ? fields?.[node.name.value] : undefined;
    const access = field ? accessOf(field) : null;
    return access !== null && refusedAccess(access, reader) === null;
  });
}
