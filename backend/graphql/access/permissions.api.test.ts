import { opens } from '@backend/operation/access';
import { routes } from '@backend/rest/routes';
import { clientWith } from '@backend/testing/client';
import { operationDocuments } from '@backend/testing/operation-documents';
import { sampled } from '@backend/testing/sampled';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSchema } from '../build-schema';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const guarded = operationDocuments(buildSchema()).flatMap(({ access, ...operation }) =>
  access && 'anyOf' in access ? [{ ...operation, access }] : [],
);

const DENIED = ['UNAUTHENTICATED', 'FORBIDDEN'];
const codeOf = (answer: { errors?: { extensions: Record<string, unknown> }[] }) =>
  String(answer.errors?.[0]?.extensions.code ?? 'OK');

describe('over GraphQL', () => {
  test('all operations of the product are covered', () => {
    expect(guarded.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['board', 'createBookingWithCustomer', 'createMaintenance']),
    );
  });

  test.each(sampled(guarded))('an anonymous client may not call $name', async ({ document }) => {
    expect(codeOf(await app.as(null).gql(document))).toBe('UNAUTHENTICATED');
  });

  test.each(sampled(PERMISSIONS))('%s alone grants exactly its operations', async (permission) => {
    const opened: string[] = [];
    const expected: string[] = [];
    for (const { name, document, access } of guarded) {
      if (opens(access, { permissions: [permission] })) expected.push(name);
      const code = codeOf(await app.as([permission]).gql(document));
      if (!DENIED.includes(code)) opened.push(name);
      if (code === 'INTERNAL') throw new Error(`${name} failed: ${document}`);
    }
    expect(opened).toEqual(expected);
  });
});

describe('an operation that needs a second permission', () => {
  const pairs = guarded.flatMap(({ access: { anyOf, withAnyOf = [] }, ...operation }) =>
    anyOf.flatMap((one) => withAnyOf.map((other) => ({ ...operation, one, other }))),
  );

  test('is each that writes partners or pays them', () => {
    expect([...new Set(pairs.map(({ name }) => name))].sort()).toEqual([
      'createPartner',
      'payPartner',
      'renamePartner',
      'setCarShares',
    ]);
  });

  test.each(pairs)('$name is open to $one with $other, and to neither alone', async (pair) => {
    const { document, one, other } = pair;
    expect(codeOf(await app.as([one]).gql(document))).toBe('FORBIDDEN');
    expect(codeOf(await app.as([other]).gql(document))).toBe('FORBIDDEN');
    expect(DENIED).not.toContain(codeOf(await app.as([one, other]).gql(document)));
  });
});

describe('over REST', () => {
  const calls = routes.flatMap((row) => {
    const operation = guarded.find((one) => one.name === row.field);
    const path = row.path.replace(/\{\w+\}/g, '2000000000');
    return operation ? [{ ...row, path, access: operation.access }] : [];
  });

  test('all documented calls are covered', () => {
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(['GET /board', 'POST /bookings/with-customer', 'POST /maintenances']),
    );
  });

  test.each(sampled(calls))(
    'an anonymous client may not call $method $path with any values',
    async (call) => {
      const body = call.method === 'GET' ? undefined : {};
      const answer = await clientWith(app.url, async () => '').rest(call.method, call.path, body);
      expect(answer.status).toBe(401);
    },
  );

  test.each(sampled(PERMISSIONS))('%s alone grants the same calls', async (permission) => {
    for (const { method, path, access } of calls) {
      const body = method === 'GET' ? undefined : {};
      const { status } = await app.as([permission]).rest(method, path, body);
      const isOpen = opens(access, { permissions: [permission] });
      expect([method, path, status === 403]).toEqual([method, path, !isOpen]);
      expect(status).toBeLessThan(500);
    }
  });
});
