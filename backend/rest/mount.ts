import type { Bounds } from '@backend/bounds/bounds';
import { Refusal } from '@backend/domain/refusal';
import { type Failure, noteFailure } from '@backend/failures/failure';
import { sendFailure } from '@backend/failures/send-failure';
import { documentPoints } from '@backend/graphql/document-price';
import { queryOf } from '@backend/http/target';
import type { StreamThreads } from '@backend/jobs/stream-threads';
import { turnKeyOf } from '@backend/long-reads/heavy-documents';
import type { LargeCompany } from '@backend/long-reads/large-company';
import { orderOf, type ReadHead } from '@backend/long-reads/read-order';
import { sendJson, sendPieces } from '@backend/long-reads/send-json';
import { accessOf, requireAccess } from '@backend/operation/access';
import { APART_POINTS, HEAVY_POINTS } from '@backend/operation/price';
import { readVersion } from '@backend/operation/read-version';
import type { OpenContext } from '@backend/operation/request-context';
import { receiveFile } from '@backend/uploads/receive';
import { MESSAGES } from '@schema/messages';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { etagOf, namesTag } from './etag';
import { type PreparedRow, prepareRow } from './prepare-row';
import type { RestRequest, RestRow } from './row';
import { type RowOrder, rowName } from './row-order';
import { runRow } from './run-row';
import { variablesOf } from './variables';

/** Creates the request context, the same as for GraphQL. */
export type ContextOf = (request: Request, response: Response) => Promise<OpenContext>;

/** `/bookings/{id}` → `/bookings/:id` */
const expressPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * The request parameters of a row. A body must be a JSON object; the last value of a repeated query
 * name is used.
 */
function readRequest(request: Request): RestRequest {
  const body: unknown = request.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal('BAD_REQUEST', MESSAGES.generic.malformed);
  }
  const query = Object.fromEntries(new URLSearchParams(queryOf(request.url)));
  return { params: request.params as Record<string, string>, query, body: { ...body } };
}

interface RowReads {
  readonly threads: StreamThreads<RowOrder, ReadHead>;
  readonly company: LargeCompany;
}

export interface RestOptions {
  readonly schema: GraphQLSchema;
  readonly contextOf: ContextOf;
  readonly bounds: Pick<Bounds, 'uploadsOfUser' | 'uploadsInAll' | 'longReads' | 'heavy'>;
  /**
   * Runs the long reads of a large company; while unset or not started, they run in this thread.
   */
  readonly reads?: RowReads;
}

interface Call {
  readonly prepared: PreparedRow;
  readonly request: Request;
  readonly response: Response;
  readonly context: OpenContext;
}

function answerFailure({ prepared, response, context }: Call, failure: Failure): void {
  noteFailure(failure, context.log, rowName(prepared.row));
  response.removeHeader('ETag');
  sendFailure(response, failure);
}

/** Sends the answer. */
type Send = () => Promise<void>;

/** The uploaded file; undefined for other rows. */
async function receivedFile({ prepared, request, response, context }: Call) {
  const { row, parameters } = prepared;
  const field = parameters.find(({ place }) => place === 'file')?.name;
  if (!row.upload || field === undefined) return undefined;
  const maxBytes = row.upload.maxBytes(context.config);
  return await receiveFile(request, response, { field, maxBytes });
}

async function readHere(call: Call): Promise<Send> {
  const { prepared, request, response, context } = call;
  const { status = 200 } = prepared.row;
  const file = await receivedFile(call);
  const answer = await runRow(prepared, { ...readRequest(request), file }, context);
  context.settle();
  return async () => {
    if ('failure' in answer) answerFailure(call, answer.failure);
    else if (answer.body === undefined || answer.body === null) response.status(204).end();
    else await sendJson(response, status, answer.body);
  };
}

async function answerHere(call: Call): Promise<void> {
  const send = await readHere(call);
  await send();
}

/**
 * Runs a long read in a thread and returns a function that sends its answer; null: the thread has
 * not started in time. It writes nothing, so nothing is settled.
 */
async function readApart(call: Call, threads: RowReads['threads']): Promise<Send | null> {
  const { prepared, request, response, context } = call;
  const { params, query } = readRequest(request);
  const name = rowName(prepared.row);
  const order = { name, request: { params, query }, ...orderOf(context) };
  const answer = await threads.run(order, context.signal);
  if (!answer) return null;
  const { head, pieces } = answer;
  return async () => {
    if (head.failure) answerFailure(call, head.failure);
    else await sendPieces(response, prepared.row.status ?? 200, pieces);
  };
}

/**
 * Runs a long read of a large company in a thread, holding a slot until its data are read; other
 * reads run here.
 */
async function answerHeavy(call: Call, { bounds, reads }: RestOptions): Promise<void> {
  const { prepared, response, context } = call;
  const { row, schema } = prepared;
  const variables = variablesOf(prepared, readRequest(call.request));
  const points = documentPoints(schema, { document: prepared.document(), variables });
  const isApart =
    row.isLong && reads && (points >= APART_POINTS || (await reads.company.isLarge(context)));
  const send = await bounds.heavy.run(
    turnKeyOf(context),
    async () => {
      const apart = isApart ? await readApart(call, reads.threads) : null;
      if (apart || response.destroyed || response.headersSent) return apart;
      return readHere(call);
    },
    context.signal,
  );
  await send?.();
}

/**
 * Points of a row's operation; arguments that multiply them do not affect its place in the queue.
 */
function isHeavy({ document, schema }: PreparedRow): boolean {
  return documentPoints(schema, { document: document() }) >= HEAVY_POINTS;
}

/** Sets the ETag of the answer; true: the client has this version, and a 304 was sent. */
async function answeredByVersion({ request, response, context }: Call): Promise<boolean> {
  const version = await readVersion(context);
  if (version === null) return false;
  const etag = etagOf(version, request.originalUrl);
  response.set('ETag', etag);
  if (!namesTag(request.get('if-none-match'), etag)) return false;
  response.status(304).end();
  return true;
}

function handler(row: RestRow, options: RestOptions): RequestHandler {
  const { contextOf, bounds, schema } = options;
  const { uploadsOfUser, uploadsInAll, longReads } = bounds;
  const prepared = prepareRow(row, schema);
  return async (request, response) => {
    response.locals.route = row.path;
    response.locals.operation = rowName(row);
    const context = await contextOf(request, response);
    // Access is checked before input is validated.
    const access = accessOf(prepared.field);
    if (access) requireAccess(access, context);
    const call = { prepared, request, response, context };
    if (row.hasVersion && (await answeredByVersion(call))) return;
    if (row.upload) {
      await uploadsOfUser.run(String(context.user?.id), () =>
        uploadsInAll.run('all', () => answerHere(call)),
      );
    } else if (row.isLong) {
      const answer = () => answerHeavy(call, options);
      await longReads.run(turnKeyOf(context), answer, context.signal);
    } else if (isHeavy(prepared)) await answerHeavy(call, options);
    else await answerHere(call);
  };
}

/** Undocumented methods of a documented path: 405 with Allow. */
function refuseOtherMethods(methods: readonly string[]): RequestHandler {
  const allow = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])];
  return (request, response) => {
    response.set('Allow', allow.join(', '));
    if (request.method === 'OPTIONS') {
      response.status(204).end();
      return;
    }
    throw new Refusal('METHOD_NOT_ALLOWED', MESSAGES.generic.methodNotAllowed);
  };
}

/**
 * The REST router: each row runs its operation in process, with the same schema, context and
 * permission as GraphQL.
 */
export function mountRest(routes: readonly RestRow[], options: RestOptions): Router {
  const router = Router();
  const paths = new Map<string, RestRow[]>();
  for (const row of routes) paths.set(row.path, [...(paths.get(row.path) ?? []), row]);
  for (const [path, rows] of paths) {
    const route = router.route(expressPath(path));
    for (const row of rows) {
      const method = row.method.toLowerCase() as Lowercase<RestRow['method']>;
      route[method](handler(row, options));
    }
    route.all(refuseOtherMethods(rows.map((row) => row.method)));
  }
  return router;
}
