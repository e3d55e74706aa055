import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import type { Bounds } from '@backend/bounds/bounds';
import { countStrangers } from '@backend/bounds/count-request';
import type { Clock } from '@backend/domain/clock';
import { notFound } from '@backend/domain/refusal';
import { sharedPaperFile } from '@backend/features/papers/shared-paper';
import { accessFirst } from '@backend/graphql/access/access-first';
import { refuseUnreadable } from '@backend/graphql/answer-type';
import { refuseCrossSite } from '@backend/http/cross-site';
import { deadline } from '@backend/http/deadline';
import { paperLinkFile } from '@backend/http/files/paper-link-file';
import { neverStore } from '@backend/http/headers';
import { jsonBody } from '@backend/http/json-body';
import { playground } from '@backend/http/playground';
import { longQueries } from '@backend/long-reads/answer-long-queries';
import { heavyDocuments } from '@backend/long-reads/heavy-documents';
import { type OpenContext, showsCredentials } from '@backend/operation/request-context';
import { type ContextOf, mountRest } from '@backend/rest/mount';
import { openApi } from '@backend/rest/openapi/open-api';
import { routes } from '@backend/rest/routes';
import type { RestRow } from '@backend/rest/row';
import type { Config } from '@backend/settings/config';
import type { FileStore } from '@backend/uploads/file-store';
import { dayOf } from '@schema/values/time/calendar';
import { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { LongReads } from './read-threads';

/** Just under the client's timeout of 8 s. Milliseconds. */
const ANSWER_WITHIN_MS = 7500;
/** A photo of 10 MB over slow Wi-Fi, and its decoding. */
const UPLOAD_WITHIN_MS = 75_000;

const FORM_PATHS = new Set(routes.filter(({ upload }) => upload).map(({ path }) => path));
/** The body may be a form, so it is parsed before the JSON parser rejects it. */
const isUpload = (row: RestRow) => FORM_PATHS.has(row.path);

interface ApiParts {
  readonly config: Config;
  readonly schema: GraphQLSchema;
  /** Uploaded files. */
  readonly files: FileStore;
  /** A started server. */
  readonly apollo: ApolloServer<OpenContext>;
  readonly contextOf: ContextOf;
  readonly bounds: Bounds;
  readonly clock: Clock;
  /** Unset: long reads run in this thread. */
  readonly reads: LongReads | undefined;
  /** Folder of the built playground; unset: no playground. */
  readonly playgroundDir: string | undefined;
}

function graphqlRouter(parts: ApiParts): Router {
  const { config, schema, apollo, contextOf, bounds, clock, reads, playgroundDir } = parts;
  const today = () => dayOf(clock(), config.companyTimeZone);
  const graphql = Router();
  if (playgroundDir) graphql.get('/', playground(playgroundDir, today));
  graphql.use(refuseUnreadable, async (request, response, next) => {
    response.locals.route = '/graphql';
    response.locals.context = await contextOf(request, response);
    next();
  });
  graphql.use(accessFirst(schema));
  const runApart = reads ? longQueries({ schema, ...reads }) : async () => null;
  graphql.use(heavyDocuments({ schema, bounds, runApart }));
  graphql.use(expressMiddleware(apollo, { context: async ({ res }) => res.locals.context }));
  return graphql;
}

/** GraphQL and REST: everything under /api. */
export function apiRouter(parts: ApiParts): Router {
  const { config, schema, files, contextOf, bounds, reads } = parts;
  const options = { schema, contextOf, bounds, reads };
  const api = Router();
  api.use(neverStore, refuseCrossSite);
  api.use(countStrangers(bounds, (request) => showsCredentials(request, config)));
  api.use(['/uploads', '/import'], deadline(UPLOAD_WITHIN_MS));
  api.use(mountRest(routes.filter(isUpload), options));
  api.use(deadline(ANSWER_WITHIN_MS), jsonBody);
  api.use('/graphql', graphqlRouter(parts));
  api.use(
    '/papers/links',
    paperLinkFile(files, async (code, request, response) =>
      sharedPaperFile(await contextOf(request, response), code),
    ),
  );
  if (config.introspection) api.get('/openapi.json', openApi(routes, options));
  api.use(
    mountRest(
      routes.filter((row) => !isUpload(row)),
      options,
    ),
  );
  api.use(() => {
    throw notFound();
  });
  return api;
}
