import type { Bounds } from '@backend/bounds/bounds';
import { Refusal } from '@backend/domain/refusal';
import { noteFailure } from '@backend/failures/failure';
import { graphqlFailures } from '@backend/failures/refusals';
import { sendFailure } from '@backend/failures/send-failure';
import { queryOf } from '@backend/http/target';
import { accessOf, requireAccess } from '@backend/operation/access';
import type { OpenContext } from '@backend/operation/request-context';
import { receiveFile } from '@backend/uploads/receive';
import { MESSAGES } from '@schema/messages';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import {
  type DocumentNode,
  execute,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
  typeFromAST,
  validate,
} from 'graphql';
import { knownFields } from './known-fields';
import type { RestRequest, RestRow, UploadRule } from './row';
import { sendJson } from './send-json';

/** Creates the request context, the same as for GraphQL. */
export type ContextOf = (request: Request, response: Response) => Promise<OpenContext>;

/** `/bookings/{id}` → `/bookings/:id` */
const expressPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

interface PreparedRow {
  readonly document: DocumentNode;
  readonly field: GraphQLField<unknown, OpenContext>;
  /** Types of the operation's variables. */
  readonly types: ReadonlyMap<string, GraphQLInputType>;
}

/** Parses and validates a row's operation at start; throws for an invalid row. */
function prepare(row: RestRow, schema: GraphQLSchema): PreparedRow {
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

/**
 * The request parameters of a row. A body must be a JSON object; for a repeated query name the last
 * value is used.
 */
function readRequest(request: Request): RestRequest {
  const body: unknown = request.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal('BAD_REQUEST', MESSAGES.generic.malformed);
  }
  const query = Object.fromEntries(new URLSearchParams(queryOf(request.url)));
  return { params: request.params as Record<string, string>, query, body: { ...body } };
}

const limitsOf = ({ field, maxBytes }: UploadRule, { config }: OpenContext) => ({
  field,
  maxBytes: maxBytes(config),
});

/** The response of a REST call. */
export interface Doors {
  readonly schema: GraphQLSchema;
  readonly contextOf: ContextOf;
  readonly bounds: Pick<Bounds, 'uploadsOfUser' | 'uploadsInAll'>;
}

function handler(row: RestRow, prepared: PreparedRow, { schema, contextOf, bounds }: Doors) {
  const { document, field, types } = prepared;
  const operation = `${row.method} ${row.path}`;
  async function answer(request: Request, response: Response, contextValue: OpenContext) {
    const file =
      row.upload && (await receiveFile(request, response, limitsOf(row.upload, contextValue)));
    const given = row.variables?.({ ...readRequest(request), file }) ?? {};
    const variables = Object.fromEntries(
      Object.entries(given).map(([name, value]) => {
        const type = types.get(name);
        return [name, type ? knownFields(type, value) : value];
      }),
    );
    const result = await execute({ schema, document, variableValues: variables, contextValue });
    contextValue.settle();
    const call = { schema, document, variables };
    const [failure] = graphqlFailures(result.errors ?? [], call, contextValue);
    if (failure) {
      noteFailure(failure, contextValue.log, operation);
      sendFailure(response, failure);
      return;
    }
    const reply = row.pick(result.data as never, contextValue);
    if (reply === undefined || reply === null) response.status(204).end();
    else await sendJson(response, row.status ?? 200, reply);
  }
  const handle: RequestHandler = async (request, response) => {
    response.locals.route = row.path;
    response.locals.operation = operation;
    const contextValue = await contextOf(request, response);
    // Access is checked before input is validated.
    const access = accessOf(field);
    if (access) requireAccess(access, contextValue);
    const job = () => answer(request, response, contextValue);
    if (!row.upload) return job();
    const { uploadsOfUser, uploadsInAll } = bounds;
    return uploadsOfUser.run(String(contextValue.user?.id), () => uploadsInAll.run('all', job));
  };
  return handle;
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
export function mountRest(routes: readonly RestRow[], doors: Doors): Router {
  const router = Router();
  const paths = new Map<string, RestRow[]>();
  for (const row of routes) paths.set(row.path, [...(paths.get(row.path) ?? []), row]);
  for (const [path, rows] of paths) {
    const route = router.route(expressPath(path));
    for (const row of rows) {
      const method = row.method.toLowerCase() as Lowercase<RestRow['method']>;
      route[method](handler(row, prepare(row, doors.schema), doors));
    }
    route.all(refuseOtherMethods(rows.map((row) => row.method)));
  }
  return router;
}
