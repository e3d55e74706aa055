import { fillDemo } from '@backend/demo/fill-demo';
import { buildSchema } from '@backend/graphql/build-schema';
import { jsonPieces } from '@backend/long-reads/json-pieces';
import type { RequestContext } from '@backend/operation/context';
import { finishedPreviewJob } from '@backend/testing/import-job';
import { issuePaperOf } from '@backend/testing/issued-paper';
import { readCalls } from '@backend/testing/read-calls';
import { sharedReviewCode } from '@backend/testing/review-code';
import { statementCodeOf } from '@backend/testing/statement-code';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { uploadTemplateOf } from '@backend/testing/uploaded-template';
import { PERMISSIONS } from '@schema/permissions';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRow } from './prepare-row';
import { routes } from './routes';
import { bodyOf } from './row';
import { variablesOf } from './variables';

let app: TestApp;
/** Codes of links, by the field that they open. */
let codes: Readonly<Record<string, string>> = {};
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

beforeAll(async () => {
  app = await startTestApp();
  const { config, clock, store } = app;
  await fillDemo(store, { cars: 12, now: clock.now(), zone: config.companyTimeZone });
  await finishedPreviewJob(app.url, staff());
  codes = {
    sharedReviewLink: await sharedReviewCode(app),
    sharedPaper: await issuePaperOf(app),
    sharedStatement: await statementCodeOf(app),
  };
  await uploadTemplateOf(app);
  const description = await fetch(`${app.url}/api/openapi.json`, {
    headers: { cookie: await app.as([]).cookie() },
  });
  ajv.addSchema({ ...((await description.json()) as object), $id: 'api' });
});
afterAll(() => app.close());

const staff = () => app.as(PERMISSIONS);

/** As it is sent: lists may be made row by row. */
async function sentOf(body: unknown): Promise<object> {
  let text = '';
  for await (const piece of jsonPieces(body as Record<string, unknown>)) text += piece;
  return JSON.parse(text) as object;
}

async function wholeOf(body: unknown): Promise<object> {
  const { nextCursor, ...whole } = (await sentOf(body)) as { nextCursor: null };
  expect(nextCursor).toBeNull();
  return whole;
}

describe('REST and GraphQL return the same data', () => {
  test.each(readCalls(routes).map(({ row, query }) => ({ row, query })))(
    '$row.path?$query',
    async ({ row, query: asked }) => {
      const code = codes[row.field];
      const call = readCalls([row], code ? { code } : {}).find(({ query }) => query === asked);
      if (!call) throw new Error(`No call of ${row.path}`);
      const rest = await staff().rest('GET', call.path);
      expect([rest.body, rest.status]).toEqual([rest.body, 200]);

      const query = Object.fromEntries(new URLSearchParams(call.query));
      const prepared = prepareRow(row, buildSchema());
      const variables = variablesOf(prepared, { params: call.params, query, body: {} });
      const graph = await staff().gql(prepared.operation, variables);
      expect(graph.errors).toBeUndefined();
      const { config, clock } = app;
      const ctx = { zone: config.companyTimeZone, now: clock.now(), config } as RequestContext;
      const picked = bodyOf(row, graph.data?.[row.field], ctx);
      expect(rest.body).toEqual(row.isSliced ? await wholeOf(picked) : await sentOf(picked));

      const at = row.path.replaceAll('~', '~0').replaceAll('/', '~1');
      const place = `api#/paths/${at}/get/responses/200/content/application~1json/schema`;
      const check = ajv.compile({ $ref: place });
      check(rest.body);
      expect(check.errors?.slice(0, 3) ?? []).toEqual([]);
    },
  );
});
