import type { Bounds } from '@backend/bounds/bounds';
import { asksOnly, mayAskAll } from '@backend/graphql/access/may-ask';
import { ANSWER_TYPES } from '@backend/graphql/answer-type';
import { remember } from '@backend/graphql/kept-queries';
import { LIMITS, limitRules } from '@backend/graphql/limits';
import type { OpenContext } from '@backend/operation/request-context';
import type { Request, RequestHandler, Response } from 'express';
import {
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { LargeCompany } from './large-company';
import { LONG_QUERIES } from './long-queries';
import type { AskedQuery, QueryThread } from './query-order';
import { orderOf } from './read-order';
import { sendPieces } from './send-json';

/** Documents whose judgement is kept; the product has some dozens. */
const KEPT = 200;

interface Parts {
  readonly schema: GraphQLSchema;
  readonly reads: QueryThread;
  readonly company: LargeCompany;
  readonly bounds: Pick<Bounds, 'longQueries'>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a POST of JSON asks; null for any other request. */
function askedOf(request: Request): AskedQuery | null {
  if (request.method !== 'POST' || !request.is('application/json')) return null;
  if (!isRecord(request.body)) return null;
  const { query, operationName = null, variables } = request.body;
  const isNamed = operationName === null || typeof operationName === 'string';
  if (typeof query !== 'string' || !isNamed || request.body.extensions !== undefined) return null;
  const given = variables ?? {};
  return isRecord(given) ? { query, operationName, variables: given } : null;
}

/** The operation, when it is valid and asks for long reads only. */
function longOperation(
  schema: GraphQLSchema,
  { query, operationName }: AskedQuery,
): OperationDefinitionNode | null {
  try {
    const document = parse(query, { maxTokens: LIMITS.tokens });
    const operation = getOperationAST(document, operationName);
    if (!operation || !asksOnly(LONG_QUERIES, operation)) return null;
    const errors = validate(schema, document, [...specifiedRules, ...limitRules]);
    return errors.length === 0 ? operation : null;
  } catch {
    // Apollo reports what is wrong with it.
    return null;
  }
}

/**
 * Answers the long queries of a large company from a thread, once it has started. Every other request is
 * Apollo's, and so is every query that fails, so that errors have one format.
 */
export function answerLongQueries({ schema, reads, company, bounds }: Parts): RequestHandler {
  const judged = new Map<string, OperationDefinitionNode | null>();

  function operationOf(asked: AskedQuery): OperationDefinitionNode | null {
    const key = JSON.stringify([asked.operationName, asked.query]);
    const operation = judged.has(key) ? judged.get(key) : longOperation(schema, asked);
    remember(judged, key, operation ?? null, KEPT);
    return operation ?? null;
  }

  async function answer(asked: AskedQuery, request: Request, response: Response) {
    const isReady = await reads.isReady();
    // The deadline has answered, or the client has left.
    if (response.destroyed || response.headersSent) return true;
    if (!isReady) return false;
    const context: OpenContext = response.locals.context;
    const { head, pieces } = await reads.run({ ...asked, ...orderOf(context) });
    if (!head.isAnswered) return false;
    response.type(request.accepts(ANSWER_TYPES) || 'json');
    await sendPieces(response, 200, pieces);
    return true;
  }

  return async (request, response, next) => {
    const context: OpenContext = response.locals.context;
    const asked = askedOf(request);
    const operation = asked && operationOf(asked);
    if (!asked || !operation || !mayAskAll(schema, operation, context)) return next();
    if (!(await company.isLarge(context))) return next();
    if (!(await bounds.longQueries.run(() => answer(asked, request, response)))) next();
  };
}
