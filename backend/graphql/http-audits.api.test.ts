import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { type AuditResult, serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * MAYs of the GraphQL-over-HTTP specification not met on purpose: each is a GET without a header
 * that a cross-site page could not set.
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

describe('graphql-http audits of the GraphQL endpoint', () => {
  test('all of them run', () => {
    expect(results.length).toBeGreaterThanOrEqual(60);
  });

  test('no MUST is violated', () => expect(named('error')).toEqual([]));

  test('no SHOULD is violated', () => expect(named('warn')).toEqual([]));

  test('only these MAYs are unmet, to prevent cross-site requests', () => {
    expect(named('notice')).toEqual(NOTICES);
  });
});
