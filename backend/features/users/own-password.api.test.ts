import { Session } from '@backend/store/entities/access/session.entity';
import { clientWith } from '@backend/testing/client';
import { addUser, TEST_PASSWORD } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { PERMISSIONS } from '@schema/permissions';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const LOGIN = 'Ольга';
const NEXT = 'свой пароль';

let app: TestApp;
let id: number;
beforeEach(async () => {
  app = await startTestApp();
  id = await addUser(
    app.store,
    { login: LOGIN, permissions: PERMISSIONS, mustChangePassword: true },
    app.clock.now(),
  );
});
afterEach(() => app.close());

const cookieOf = ({ headers }: { headers: Headers }) =>
  (headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
const withCookie = (cookie: string) => clientWith(app.url, async () => cookie);

async function signIn(password: string) {
  return app.as(null).rest('POST', '/auth/login', { login: LOGIN, password });
}

const CHANGE = `mutation ($current: String!, $next: String!) {
  changeOwnPassword(current: $current, next: $next)
}`;
const change = (client: ReturnType<typeof withCookie>, body: object) =>
  client.rest('POST', '/auth/password', body);

describe('a session with a one-time password', () => {
  test('has the documented answer of the sign-in and its profile, and nothing else', async () => {
    const signedIn = await signIn(TEST_PASSWORD);
    expect(signedIn.status).toBe(200);
    expect(signedIn.body).toEqual({ user: { id, login: LOGIN, permissions: [...PERMISSIONS] } });
    const guest = withCookie(cookieOf(signedIn));
    expect((await guest.rest('GET', '/auth/profile')).status).toBe(200);
    expect((await guest.gql('{ mustChangePassword }')).data).toEqual({ mustChangePassword: true });
    const refusal = { code: 'PASSWORD_CHANGE_REQUIRED', message: MESSAGES.auth.ownPasswordNeeded };
    for (const path of ['/users', '/board', '/tokens', '/cars']) {
      const { status, body } = await guest.rest('GET', path);
      expect([path, status, body]).toEqual([path, 403, refusal]);
    }
    const token = { name: 'x', permissions: ['view_board'] };
    expect((await guest.rest('POST', '/tokens', token)).body).toEqual(refusal);
    const mixed = await guest.gql('{ company { name ownerLogin } users { items { id } } }');
    expect(mixed.errors?.[0]?.extensions.code).toBe('PASSWORD_CHANGE_REQUIRED');
    const schema = await guest.gql('{ company { name } __schema { types { name } } }');
    expect(schema.errors?.[0]?.extensions.code).toBe('PASSWORD_CHANGE_REQUIRED');
    expect((await guest.rest('POST', '/auth/logout')).status).toBe(200);
    expect((await guest.rest('GET', '/auth/profile')).status).toBe(401);
  });

  test('has full access after an own password is set, under a new cookie', async () => {
    const other = cookieOf(await signIn(TEST_PASSWORD));
    const mine = cookieOf(await signIn(TEST_PASSWORD));
    const answer = await change(withCookie(mine), { current: TEST_PASSWORD, next: ` ${NEXT} ` });
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    const fresh = withCookie(cookieOf(answer));
    expect((await fresh.rest('GET', '/users')).status).toBe(200);
    expect((await fresh.gql('{ mustChangePassword }')).data).toEqual({ mustChangePassword: false });
    for (const old of [mine, other]) {
      expect((await withCookie(old).rest('GET', '/auth/profile')).status).toBe(401);
    }
    expect(await app.store.fork().count(Session, { user: id })).toBe(1);
    expect((await signIn(TEST_PASSWORD)).status).toBe(401);
    expect((await signIn(NEXT)).status).toBe(200);
  });
});

describe('changing the own password', () => {
  test('needs a session: an anonymous client and a token are refused', async () => {
    const values = { current: TEST_PASSWORD, next: NEXT };
    expect((await change(app.as(null), values)).status).toBe(401);
    const made = await app
      .as(['manage_users'])
      .rest<{ token: string }>('POST', '/tokens', { name: 'x', permissions: ['manage_users'] });
    const authorization = `Bearer ${made.body.token}`;
    const byToken = await app.as(null).gql(CHANGE, values, { authorization });
    expect(byToken.errors?.[0]).toMatchObject({
      message: MESSAGES.auth.passwordBySession,
      extensions: { code: 'FORBIDDEN' },
    });
  });

  test.each([
    ['', NEXT, { current: MESSAGES.auth.currentPasswordRequired }],
    ['не тот', NEXT, { current: MESSAGES.auth.currentPasswordWrong }],
    [TEST_PASSWORD, '12345', { next: MESSAGES.users.passwordTooShort }],
    [TEST_PASSWORD, ` ${TEST_PASSWORD} `, { next: MESSAGES.auth.newPasswordSame }],
    [TEST_PASSWORD, 'demo-manager', { next: MESSAGES.users.passwordKnown }],
    [TEST_PASSWORD, 7, { next: MESSAGES.generic.wrongTextType }],
  ])(
    'refuses %j → %j with the message of its field, over both APIs',
    async (current, next, fields) => {
      const client = withCookie(cookieOf(await signIn(TEST_PASSWORD)));
      const { status, body } = await change(client, { current, next });
      expect([status, body.fields]).toEqual([422, fields]);
      const answer = await client.gql(CHANGE, { current, next });
      expect(answer.errors?.[0]?.extensions.fields).toEqual(fields);
      expect((await client.gql('{ mustChangePassword }')).data).toEqual({
        mustChangePassword: true,
      });
    },
  );

  test('counts wrong passwords like the sign-in', async () => {
    const client = withCookie(cookieOf(await signIn(TEST_PASSWORD)));
    const wrong = () => change(client, { current: 'не тот', next: NEXT });
    const statuses = [];
    for (let tries = 0; tries < 9; tries += 1) statuses.push((await wrong()).status);
    expect(statuses).toEqual([...Array(8).fill(422), 429]);
    expect((await signIn(TEST_PASSWORD)).status).toBe(429);
  });
});

describe('an administrator', () => {
  const manager = () => app.as(['manage_users']);

  test('gives a one-time password to a new account and to an old one', async () => {
    const made = await manager().rest<{ id: number }>('POST', '/users', {
      login: 'новый',
      password: TEST_PASSWORD,
      mustChangePassword: true,
    });
    expect(made.body).toMatchObject({ mustChangePassword: true });
    const path = `/users/${made.body.id}`;
    const own = await manager().rest('PUT', path, { login: 'новый', password: 'другой пароль' });
    expect(own.body).toMatchObject({ mustChangePassword: false });
    const edited = await manager().rest('PUT', path, { login: 'новый', mustChangePassword: true });
    expect(edited.body).toMatchObject({ mustChangePassword: false });
  });

  test('makes no token for an account with a one-time password', async () => {
    const token = { name: 'x', permissions: ['view_board'], userId: id };
    const { status, body } = await manager().rest('POST', '/tokens', token);
    expect([status, body.message]).toEqual([409, MESSAGES.tokens.ownPasswordFirst]);
  });
});
