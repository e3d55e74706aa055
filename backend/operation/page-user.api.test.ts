import { fillDemo } from '@backend/demo/fill-demo';
import { graphqlPlans, type Plan, restPlans } from '@backend/fuzz/testing/requests';
import { tablePrints } from '@backend/fuzz/testing/table-print';
import { buildSchema } from '@backend/graphql/build-schema';
import { openApiOf } from '@backend/rest/openapi/document';
import { routes } from '@backend/rest/routes';
import type { RestMethod } from '@backend/rest/row';
import { CashEntry } from '@backend/store/entities/money/cash-entry.entity';
import type { Client } from '@backend/testing/client';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { otherUser } from '@schema/messages/access';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
/** Owner of the browser's cookie. */
let signedIn: Client;
let own: { id: number; login: string };
/** Header of a page of another user of the same browser. */
let foreign: Record<string, string>;

beforeAll(async () => {
  // Long reads run in their threads.
  app = await startTestApp({ readsFrom: { cars: 1, bookings: 1, movements: 1 } });
  const { store, clock, config } = app;
  await fillDemo(store, { cars: 3, now: clock.now(), zone: config.companyTimeZone });
  signedIn = app.as(PERMISSIONS);
  own = (await profile(signedIn)) as typeof own;
  const other = await profile(app.as(['edit_bookings']));
  foreign = { 'X-Page-User': String(other?.id) };
});
afterAll(() => app.close());

const profile = async (client: Client) =>
  (await client.gql<{ profile: { id: number; login: string } }>('{ profile { id login } }')).data
    ?.profile;

const REFUSED = () => ({ code: 'OTHER_USER', signedIn: own.login });
const GQL = 'mutation ($input: AddCashEntryInput!) { addCashEntry(input: $input) { id } }';
const ENTRY = { amount: 888, comment: 'Мойка' };
const entries = () => app.store.fork().count(CashEntry);

/** The fault of the response to a page of another user; null: it is refused. */
function faultOf({ name }: Plan, status: number, body: unknown): string | null {
  const text = JSON.stringify(body);
  const isRefused = status === 409 && text.includes('"OTHER_USER"');
  return isRefused ? null : `${name}: ${status} ${text.slice(0, 200)}`;
}

const filled = ({ path, query }: Plan) =>
  `${path.replace(/\{\w+\}/g, '1')}?${new URLSearchParams(query)}`;

describe('a page of another user', () => {
  test('is refused every query and mutation of the schema, and nothing changes', async () => {
    const plans = graphqlPlans(buildSchema());
    const print = tablePrints(app.store);
    const before = await print();
    const faults: (string | null)[] = [];
    for (const plan of plans) {
      const { query, variables } = plan.body as {
        query: string;
        variables: Record<string, unknown>;
      };
      const { status, errors, data } = await signedIn.gql(query, variables, foreign);
      faults.push(faultOf(plan, status, [data, errors]));
    }
    expect(plans.length).toBeGreaterThan(100);
    expect(faults.filter(Boolean)).toEqual([]);
    expect(await print()).toBe(before);
  });

  test('is refused every documented call, uploads too, and nothing changes', async () => {
    const schema = buildSchema();
    const plans = restPlans(routes, openApiOf(routes, schema));
    const print = tablePrints(app.store);
    const before = await print();
    const faults: (string | null)[] = [];
    for (const plan of plans) {
      const method = plan.method as RestMethod;
      const { status, body } = await signedIn.rest(method, filled(plan), plan.body, foreign);
      faults.push(faultOf(plan, status, body));
    }
    expect(plans.length).toBeGreaterThan(100);
    expect(faults.filter(Boolean)).toEqual([]);
    expect(await print()).toBe(before);
  });

  test.each(['/api/openapi.json', `/files/charge-${'0'.repeat(32)}.webp`])(
    'is refused %s',
    async (path) => {
      const headers = { ...foreign, cookie: await signedIn.cookie() };
      const answer = await fetch(app.url + path, { headers });
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject(REFUSED());
    },
  );

  test('gets the signed-in user over REST and GraphQL, and the session stays', async () => {
    const rest = await signedIn.rest('POST', '/cashbox/entries', ENTRY, foreign);
    expect(rest).toMatchObject({
      status: 409,
      body: { ...REFUSED(), message: otherUser(own.login) },
    });
    const { status, errors } = await signedIn.gql(GQL, { input: ENTRY }, foreign);
    expect(status).toBe(409);
    expect(errors).toMatchObject([{ message: otherUser(own.login), extensions: REFUSED() }]);
    expect(rest.headers.getSetCookie()).toEqual([]);
    expect(await profile(signedIn)).toEqual(own);
  });

  test('is not signed out over the session of another user', async () => {
    const answer = await signedIn.rest('POST', '/auth/logout', {}, foreign);
    expect(answer).toMatchObject({ status: 409, body: REFUSED() });
    expect(await profile(signedIn)).toEqual(own);
  });

  test('is an anonymous client when no user is signed in', async () => {
    const answer = await app.as(null).rest('POST', '/cashbox/entries', ENTRY, foreign);
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });
});

describe('a request that names its user', () => {
  test.each(['x', '0', '-1', '1.5', '1e3', '99999999999', '1,2'])(
    'as %s is malformed',
    async (named) => {
      const headers = { 'X-Page-User': named };
      const answer = await signedIn.rest('POST', '/cashbox/entries', ENTRY, headers);
      expect(answer).toMatchObject({ status: 400, body: { message: MESSAGES.generic.malformed } });
      const { errors } = await signedIn.gql(GQL, { input: ENTRY }, headers);
      expect(errors).toMatchObject([{ message: MESSAGES.generic.malformed }]);
    },
  );

  test('correctly gets the same response as without the name', async () => {
    const named = { 'X-Page-User': String(own.id) };
    const before = await entries();
    for (const headers of [named, {}]) {
      const rest = await signedIn.rest('POST', '/cashbox/entries', ENTRY, headers);
      expect(rest.status).toBe(201);
      const answer = await signedIn.gql(GQL, { input: ENTRY }, headers);
      expect(answer.errors).toBeUndefined();
    }
    expect(await entries()).toBe(before + 4);
  });
});
