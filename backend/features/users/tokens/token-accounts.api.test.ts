import { User } from '@backend/store/entities/access/user.entity';
import { addUser, TEST_PASSWORD } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
let boss: number;
let headers: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  boss = await addUser(app.store, { login: 'boss', permissions: PERMISSIONS }, app.clock.now());
  const input = { name: 'Скрипт', permissions: ['manage_users', 'view_board'] };
  const made = await app.as('boss').rest<{ token: string }>('POST', '/tokens', input);
  expect(made.status).toBe(201);
  headers = { authorization: `Bearer ${made.body.token}` };
});
afterAll(() => app.close());

type Method = 'POST' | 'PUT' | 'DELETE';
const byToken = (method: Method, path: string, body?: object) =>
  app.as(null).rest<{ id: number; message: string }>(method, path, body, headers);
const account = async (id: number) => {
  const { passwordHash, permissions, login } = await app.store.fork().findOneOrFail(User, id);
  return { passwordHash, permissions, login };
};

test.each([
  ['password', { login: 'boss', password: 'stolen-account' }],
  ['permissions', { login: 'boss', permissions: ['manage_users'] }],
  ['login', { login: 'boss-2' }],
])("a token does not change its owner's %s, over REST and GraphQL", async (_, input) => {
  const before = await account(boss);
  const rest = await byToken('PUT', `/users/${boss}`, input);
  expect([rest.status, rest.body.message]).toEqual([403, MESSAGES.tokens.ownAccount]);
  const answer = await app
    .as(null)
    .gql(
      `mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }`,
      { id: boss, input },
      headers,
    );
  expect(answer.errors?.[0]?.message).toBe(MESSAGES.tokens.ownAccount);
  expect(await account(boss)).toEqual(before);
});

test('a token creates no account with its own permissions', async () => {
  const password = TEST_PASSWORD;
  const make = (login: string, permissions: readonly string[]) =>
    byToken('POST', '/users', { login, password, permissions });
  for (const [login, permissions] of [
    ['second-boss', ['manage_users']],
    ['beyond', ['view_board', 'view_cars']],
  ] as const) {
    const { status, body } = await make(login, permissions);
    expect([status, body.message]).toEqual([403, MESSAGES.tokens.strongerAccount]);
  }
  const weaker = await make('weaker', ['view_board']);
  expect(weaker.status).toBe(201);
  const path = `/users/${weaker.body.id}`;
  expect((await byToken('PUT', path, { login: 'weaker', password: 'another-one' })).status).toBe(
    200,
  );
  expect((await byToken('DELETE', path)).status).toBeLessThan(300);
});

test('a token cannot change or delete an account with more permissions', async () => {
  const permissions = ['view_cars', 'view_board'] as const;
  const id = await addUser(app.store, { login: 'cars', permissions }, app.clock.now());
  const before = await account(id);
  for (const [method, body] of [
    ['PUT', { login: 'cars', password: 'another-one' }],
    ['PUT', { login: 'cars', permissions: [] }],
    ['DELETE', undefined],
  ] as const) {
    const answer = await byToken(method, `/users/${id}`, body);
    expect([answer.status, answer.body.message]).toEqual([403, MESSAGES.tokens.strongerAccount]);
  }
  expect(await account(id)).toEqual(before);
});
