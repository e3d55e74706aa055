import { Refusal } from '@backend/domain/refusal';
import { MAX_POINTS, pointsOf, priceRuleOf } from '@backend/operation/price';
import { type Call, variablesOf } from '@backend/operation/unreadable-values';
import { MESSAGES } from '@schema/messages';
import { type FieldNode, type GraphQLSchema, getOperationAST, valueFromASTUntyped } from 'graphql';
import { rootFieldNodes } from './root-names';

/** A document with the raw values of its variables. */
type PricedDocument = Omit<Call, 'schema'>;

/** Describing the whole schema takes about 20 ms. */
const META_POINTS: ReadonlyMap<string, number> = new Map([
  ['__schema', 20],
  ['__type', 5],
]);

function argumentsOf({ arguments: given = [] }: FieldNode, variables: Record<string, unknown>) {
  return Object.fromEntries(
    given.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]),
  );
}

/**
 * The points of the selected operation: the sum over its root fields, each alias and each fragment
 * counted as it is executed, also when a directive leaves it out. Unknown fields cost nothing.
 */
export function documentPoints(schema: GraphQLSchema, priced: PricedDocument): number {
  const operation = getOperationAST(priced.document, priced.operationName);
  if (!operation) return 0;
  const fields = schema.getRootType(operation.operation)?.getFields();
  const variables = variablesOf(priced, operation);
  let points = 0;
  for (const node of rootFieldNodes(priced.document, operation)) {
    const field = fields?.[node.name.value];
    const rule = field && priceRuleOf(field);
    points += META_POINTS.get(node.name.value) ?? 0;
    if (rule) points += pointsOf(rule, argumentsOf(node, variables));
  }
  return points;
}

/** The error of a document that costs too much; null: it may run. */
export function refusalOfPoints(points: number): Refusal | null {
  if (points <= MAX_POINTS) return null;
  const details = { points, maxPoints: MAX_POINTS };
  return new Refusal('BAD_REQUEST', MESSAGES.limits.documentPoints, { details });
}
