import { Refusal } from '@backend/domain/refusal';
import { accessOf, type Reader, refusedAccess } from '@backend/operation/access';
import type { Access } from '@backend/operation/permit';
import type { OpenContext } from '@backend/operation/request-context';
import { MESSAGES } from '@schema/messages';
import type { Request, RequestHandler, Response } from 'express';
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse } from 'graphql';
import { sendRefused } from './answers';
import { LIMITS } from './limits';
import { rootNames } from './root-names';

/** The schema is open to any signed-in user, `__typename` to anyone. */
const META_ACCESS: ReadonlyMap<string, Access> = new Map([
  ['__schema', { anyOf: [] }],
  ['__type', { anyOf: [] }],
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

/** Parses the document; null on a syntax error, which Apollo reports. */
function parsed(text: string): DocumentNode | null {
  try {
    return parse(text, { maxTokens: LIMITS.tokens, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function refusalOf(schema: GraphQLSchema, request: Request, reader: Reader): Refusal | null {
  const { query, operationName } = request.method === 'GET' ? request.query : request.body;
  const text = textOf(query);
  const document = text === null ? null : parsed(text);
  if (text === null || document === null) return null;
  const wanted = { operationName: textOf(operationName), reader };
  const refusal = refusalOfDocument(schema, document, wanted);
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
    const refusal = refusalOf(schema, request, context);
    if (refusal) sendRefused(request, response, { refusal, context });
    else next();
  };
}
