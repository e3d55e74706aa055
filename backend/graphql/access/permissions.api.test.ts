import { accessOf, rootFields } from '@backend/operation/access';
import { routes } from '@backend/rest/routes';
import { clientWith } from '@backend/testing/client';
import { sampled } from '@backend/testing/sampled';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { PERMISSIONS, type Permission } from '@schema/permissions';
import {
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSchema } from '../build-schema';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Harmless values of each scalar: the records they name do not exist. */
const SCALARS: Readonly<Record<string, string>> = {
  Int: '2000000000',
  Float: '1.5',
  String: '"x"',
  Boolean: 'true',
  ID: '"2000000000"',
  DateTime: '"2026-11-12T07:00:00Z"',
  Day: '"2026-11-12"',
  Roubles: '100',
  JSON: '{}',
  FileContent: '"eA=="',
};

function sample(type: GraphQLInputType): string {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${needed.map((field) => `${field.name}: ${sample(field.type)}`).join(', ')} }`;
  }
  return SCALARS[type.name] ?? 'null';
}

const selection = (type: GraphQLOutputType) =>
  isCompositeType(getNamedType(type)) ? '{ __typename }' : '';

const operations = rootFields(buildSchema())
  .filter(({ path }) => !path.startsWith('Subscription.'))
  .map(({ path, field }) => {
    const kind = path.startsWith('Query.') ? 'query' : 'mutation';
    const needed = field.args.filter((arg) => isNonNullType(arg.type));
    const args = needed.map((arg) => `${arg.name}: ${sample(arg.type)}`).join(', ');
    const call = `${field.name}${args && `(${args})`} ${selection(field.type)}`;
    const access = accessOf(field);
    return { name: field.name, document: `${kind} { ${call} }`, access };
  });

const guarded = operations.flatMap(({ access, ...operation }) =>
  access && 'anyOf' in access ? [{ ...operation, anyOf: access.anyOf }] : [],
);

/** `query Board(…) { board(…) {…} }` → board */
function rootFieldOf(document: string): string | undefined {
  const [operation] = parse(document).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return undefined;
  const [root] = operation.selectionSet.selections;
  return root?.kind === Kind.FIELD ? root.name.value : undefined;
}

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
    for (const { name, document, anyOf } of guarded) {
      if (anyOf.length === 0 || anyOf.includes(permission)) expected.push(name);
      const code = codeOf(await app.as([permission]).gql(document));
      if (!DENIED.includes(code)) opened.push(name);
      if (code === 'INTERNAL') throw new Error(`${name} failed: ${document}`);
    }
    expect(opened).toEqual(expected);
  });
});

describe('over REST', () => {
  const calls = routes.flatMap((row) => {
    const name = rootFieldOf(row.operation);
    const operation = guarded.find((one) => one.name === name);
    const path = row.path.replace(/\{\w+\}/g, '2000000000');
    return operation ? [{ ...row, path, anyOf: operation.anyOf }] : [];
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
    const isOpen = (anyOf: readonly Permission[]) =>
      anyOf.length === 0 || anyOf.includes(permission);
    for (const { method, path, anyOf } of calls) {
      const body = method === 'GET' ? undefined : {};
      const { status } = await app.as([permission]).rest(method, path, body);
      expect([method, path, status === 403]).toEqual([method, path, !isOpen(anyOf)]);
      expect(status).toBeLessThan(500);
    }
  });
});
