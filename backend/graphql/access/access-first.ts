import { Refusal } from '@backend/domain/refusal';
import { accessOf, type Reader, refusedAccess } from '@backend/operation/access';
import type { Access } from '@backend/operation/permit';
import type { OpenContext } from '@backend/operation/request-context';
import { MESSAGES } from '@schema/messages';
import type { Request, RequestHandler, Response } from 'express';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { sendRefused } from '../answers';
import { LIMITS } from '../limits';
import { requestedOf } from '../requested';
import { rootNames } from '../root-names';

/** The schema is readable by any signed-in user, `__typename` by anyone. */
const META_ACCESS: ReadonlyMap<string, Access> = new Map([
  ['__schema', { anyOf: [], isForPartners: true as const }],
  ['__type', { anyOf: [], isForPartners: true as const }],
  ['__typename', { public: true as const }],
]);

/**
 * The error of a document before it is validated, compiled or planned: the caller may access none
 * of its root fields. Unknown fields are left to validation.
 */
export function refusalOfDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operationName, reader }: { operationName?: string | null; reader: Reader },
): Refusal | null {
  let first: Refusal | null = null;
  for (const { kind, name } of rootNames(document, operationName)) {
    const field = schema.getRootType(kind)?.getFields()[name];
    const access = META_ACCESS.get(name) ?? (field ? accessOf(field) : null);
    if (!access) continue;
    const refusal = refusedAccess(access, reader);
    if (!refusal) return null;
    first ??= refusal;
  }
  return first;
}

/** The root field as the schema names it; a fixed word for any other document. */
function operationLabel(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): string {
  const [first, ...others] = rootNames(document, operationName);
  if (!first) return 'graphql, empty';
  if (others.length > 0) return 'graphql, several';
  const { kind, name } = first;
  const isKnown = META_ACCESS.has(name) || schema.getRootType(kind)?.getFields()[name];
  return isKnown ? `${kind} ${name}` : 'graphql, unknown';
}

function refusalOf(
  schema: GraphQLSchema,
  { document, operationName }: NonNullable<ReturnType<typeof requestedOf>>,
  reader: Reader,
): Refusal | null {
  const refusal = refusalOfDocument(schema, document, { operationName, reader });
  const isLong = (document.tokenCount ?? 0) > LIMITS.tokensForNobody;
  if (refusal || reader.user || !isLong) return refusal;
  return new Refusal('BAD_REQUEST', MESSAGES.limits.documentForNobody);
}

/**
 * Checks access before Apollo validates a document, so that an unauthorized document costs only its
 * parsing.
 */
export function accessFirst(schema: GraphQLSchema): RequestHandler {
  return (request: Request, response: Response, next) => {
    const context: OpenContext = response.locals.context;
    const wanted = requestedOf(request);
    response.locals.operation = wanted
      ? operationLabel(schema, wanted.document, wanted.operationName)
      : 'graphql, unreadable';
    const refusal = wanted && refusalOf(schema, wanted, context);
    if (refusal) sendRefused(request, response, { refusal, context });
    else next();
  };
}
