import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { type AuditResult, serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * MAYs of the GraphQL-over-HTTP specification that stay unmet on purpose. All three are a GET without a
 * header that a page of another site could not set: that is how a foreign page would ask.
 */
const NOTICES = [
  '5A70 MAY accept application/x-www-form-urlencoded formatted GET requests',
  'D6D5 MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
  '6A70 MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
];

let app: TestApp;
let results: AuditResult[];
beforeAll(async () => {
  app = await startTestApp();
  const cookie = await app.as(['view_board']).cookie();
  const signedIn: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', cookie);
    return fetch(input, { ...init, headers });
  };
  const audits = serverAudits({ url: `${app.url}/api/graphql`, fetchFn: signedIn });
  results = await Promise.all(audits.map((audit) => audit.fn()));
});
afterAll(() => app.close());

const named = (status: AuditResult['status']) =>
  results.filter((result) => result.status === status).map(({ id, name }) => `${id} ${name}`);

describe("the GraphQL endpoint before graphql-http's audits", () => {
  test('all of them are asked', () => {
    expect(results.length).toBeGreaterThanOrEqual(60);
  });

  test('breaks no MUST', () => expect(named('error')).toEqual([]));

  test('breaks no SHOULD', () => expect(named('warn')).toEqual([]));

  test('leaves these MAYs, by its care for other sites', () => {
    expect(named('notice')).toEqual(NOTICES);
  });
});
