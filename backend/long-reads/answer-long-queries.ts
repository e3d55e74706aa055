import { retryAfterOf } from '@backend/failures/statuses';
import { ANSWER_TYPES } from '@backend/graphql/answer-type';
import { remember } from '@backend/graphql/compiled-query-cache';
import { LIMITS, limitRules } from '@backend/graphql/limits';
import { rootFieldNodes } from '@backend/graphql/root-names';
import type { StreamThreads } from '@backend/jobs/stream-threads';
import { APART_POINTS } from '@backend/operation/price';
import type { OpenContext } from '@backend/operation/request-context';
import type { Request, Response } from 'express';
import { type GraphQLSchema, getOperationAST, parse, specifiedRules, validate } from 'graphql';
import type { LargeCompany } from './large-company';
import { LONG_QUERIES, MAIN_THREAD_FIELDS } from './long-queries';
import type { AskedQuery, QueryOrder } from './query-order';
import { orderOf, type ReadHead } from './read-order';
import { sendPieces } from './send-json';

/** Maximum number of cached documents; the product has some dozens. */
const KEPT = 200;

interface Parts {
  readonly schema: GraphQLSchema;
  readonly threads: StreamThreads<QueryOrder, ReadHead>;
  readonly company: LargeCompany;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Content types that another site can send without a preflight; Apollo refuses them. */
const SIMPLE_TYPE = /^\s*(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/i;

/** Whether Apollo accepts a GET: sent by our script or not by a browser. */
function isPreflighted(request: Request): boolean {
  const type = request.get('content-type');
  if (type !== undefined && !SIMPLE_TYPE.test(type)) return true;
  return Boolean(request.get('x-apollo-operation-name') || request.get('apollo-require-preflight'));
}

/** JSON in a URL parameter; undefined when invalid. */
function jsonOf(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    return undefined;
  }
}

function givenOf(request: Request): Record<string, unknown> | null {
  if (request.method === 'GET') {
    if (!isPreflighted(request)) return null;
    const { query, operationName, variables = '{}', extensions = '{}' } = request.query;
    return { query, operationName, variables: jsonOf(variables), extensions: jsonOf(extensions) };
  }
  const isJson = request.method === 'POST' && request.is('application/json');
  return isJson && isRecord(request.body) ? request.body : null;
}

/** The query of a request; null when Apollo refuses it. */
function askedOf(request: Request): AskedQuery | null {
  const { query, operationName, variables, extensions } = givenOf(request) ?? {};
  const name = operationName ?? null;
  const given = variables ?? {};
  const more = extensions ?? {};
  if (typeof query !== 'string' || !(name === null || typeof name === 'string')) return null;
  if (!isRecord(given) || !isRecord(more) || more.persistedQuery !== undefined) return null;
  return { query, operationName: name, variables: given };
}

/** Whether it is valid, has a long read, and has no field limited to the main thread. */
function isLong(schema: GraphQLSchema, { query, operationName }: AskedQuery): boolean {
  try {
    const document = parse(query, { maxTokens: LIMITS.tokens });
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'query') return false;
    const names = rootFieldNodes(document, operation).map(({ name }) => name.value);
    if (!names.some((name) => LONG_QUERIES.has(name))) return false;
    if (names.some((name) => MAIN_THREAD_FIELDS.has(name))) return false;
    return validate(schema, document, [...specifiedRules, ...limitRules]).length === 0;
  } catch {
    // Apollo reports the errors of the document.
    return false;
  }
}

/** Sends the answer of a thread. */
type Send = () => Promise<void>;

/**
 * Runs the long queries of a large company, and queries from APART_POINTS on of any company, in a
 * ready thread, and returns a function that sends the answer. Null: Apollo serves the request, and
 * reports a query that cannot be executed.
 */
export function longQueries({ schema, threads, company }: Parts) {
  const judged = new Map<string, boolean>();

  function isLongQuery(asked: AskedQuery): boolean {
    const key = JSON.stringify([asked.operationName, asked.query]);
    const answer = judged.get(key) ?? isLong(schema, asked);
    remember(judged, key, answer, KEPT);
    return answer;
  }

  return async (request: Request, response: Response, points: number): Promise<Send | null> => {
    const context: OpenContext = response.locals.context;
    const asked = askedOf(request);
    if (!asked || !context.user || !isLongQuery(asked)) return null;
    if (points < APART_POINTS && !(await company.isLarge(context))) return null;
    const answer = await threads.run({ ...asked, ...orderOf(context) }, context.signal);
    if (!answer?.head.isAnswered) return null;
    const { head, pieces } = answer;
    context.outcome.failedWith = head.failure?.code;
    const wait = head.failure && retryAfterOf(head.failure);
    return async () => {
      if (wait) response.set('Retry-After', String(wait));
      response.type(request.accepts(ANSWER_TYPES) || 'json');
      await sendPieces(response, 200, pieces);
    };
  };
}
