import { refusalError } from '@backend/failures/refusals';
import { refusalOfDocument } from '@backend/graphql/access/access-first';
import { documentPoints, refusalOfPoints } from '@backend/graphql/document-price';
import { LIMITS, limitRules } from '@backend/graphql/limits';
import { accessOf, type Reader } from '@backend/operation/access';
import type { Access } from '@backend/operation/permit';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  parse,
  specifiedRules,
  validate,
} from 'graphql';

/** A validated subscription. */
interface Subscription {
  readonly document: DocumentNode;
  readonly access: Access;
}

/**
 * Parses and validates a socket's operation: one subscription the caller may receive, within the
 * limits of all requests. Returns the errors otherwise.
 */
export function checkedSubscription(
  schema: GraphQLSchema,
  payload: {
    query: string;
    operationName?: string | null;
    variables?: Record<string, unknown> | null;
  },
  reader: Reader,
): Subscription | readonly GraphQLError[] {
  let document: DocumentNode;
  try {
    document = parse(payload.query, { maxTokens: LIMITS.tokens });
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError(String(error))];
  }
  const { operationName, variables } = payload;
  const refusal = refusalOfDocument(schema, document, { operationName, reader });
  if (refusal) return [refusalError(refusal)];
  const tooMuch = refusalOfPoints(documentPoints(schema, { document, operationName, variables }));
  if (tooMuch) return [refusalError(tooMuch)];
  const faults = validate(schema, document, [...specifiedRules, ...limitRules]);
  if (faults.length > 0) return faults;
  const operation = getOperationAST(document, operationName);
  // A valid subscription has one root field.
  const [root] = operation?.selectionSet.selections ?? [];
  const field =
    operation?.operation === 'subscription' && root?.kind === Kind.FIELD
      ? schema.getSubscriptionType()?.getFields()[root.name.value]
      : undefined;
  const access = field ? accessOf(field) : null;
  return access
    ? { document, access }
    : [new GraphQLError('The live channel carries subscriptions only')];
}
