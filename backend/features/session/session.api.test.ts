import { countInMemory } from '@backend/auth/attempt-counter';
import { LoginThrottle } from '@backend/auth/login-throttle';
import { bindOwner } from '@backend/auth/owner';
import { Session } from '@backend/store/entities/access/session.entity';
import { User } from '@backend/store/entities/access/user.entity';
import { addUser, TEST_PASSWORD } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { millisecondsInDay } from 'date-fns/constants';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  await addUser(app.store, { login: 'Ольга', permissions: ['view_board'] }, app.clock.now());
});
afterEach(() => app.close());

const LOGIN = `mutation ($login: String!, $password: String!, $remember: Boolean) {
  login(login: $login, password: $password, remember: $remember) { id login permissions }
}`;
const PROFILE = '{ profile { login permissions } }';

interface SignedIn {
  status: number;
  body: Record<string, unknown>;
  cookie: string;
  setCookie: string;
}

async function signIn(login: unknown, password: unknown, more: object = {}): Promise<SignedIn> {
  const answer = await app.as(null).rest('POST', '/auth/login', { login, password, ...more });
  const setCookie = answer.headers.getSetCookie()[0] ?? '';
  const [cookie = ''] = setCookie.split(';');
  return { status: answer.status, body: answer.body, cookie, setCookie };
}

const profileOf = (cookie: string) =>
  app.as(null).rest('GET', '/auth/profile', undefined, { cookie });

const setUser = (change: Partial<Pick<User, 'isActive' | 'permissions'>>) =>
  app.store.fork().nativeUpdate(User, { login: 'Ольга' }, change);

describe('signing in', () => {
  test('opens a session for the next requests, over REST', async () => {
    const { status, body, cookie } = await signIn('Ольга', TEST_PASSWORD);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ login: 'Ольга', permissions: ['view_board'] });
    const profile = await profileOf(cookie);
    expect(profile.status).toBe(200);
    expect(profile.body.user).toEqual(body.user);
  });

  test('opens the same kind of session over GraphQL', async () => {
    const variables = { login: ' ольга ', password: ` ${TEST_PASSWORD} `, remember: false };
    const answer = await app.as(null).gql<{ login: { login: string } }>(LOGIN, variables);
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.login.login).toBe('Ольга');
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
    const profile = await app.as(null).gql(PROFILE, {}, { cookie });
    expect(profile.data).toEqual({ profile: { login: 'Ольга', permissions: ['view_board'] } });
  });

  test('stores only the hash of a 256-bit token, in an HttpOnly cookie', async () => {
    const { cookie, setCookie } = await signIn('Ольга', TEST_PASSWORD);
    const [, token = ''] = cookie.split('=');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(setCookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    const sessions = await app.store.fork().findAll(Session);
    expect(sessions).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(token);
    expect(sessions[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('without remember-me sets a session cookie', async () => {
    const { setCookie } = await signIn('Ольга', TEST_PASSWORD, { remember: false });
    expect(setCookie).not.toContain('Max-Age');
  });

  test.each([
    ['', ''],
    ['  ', 'x'],
    ['x', '   '],
    [undefined, undefined],
  ])('requires login and password: %j, %j', async (login, password) => {
    const { status, body } = await signIn(login, password);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: MESSAGES.auth.credentialsRequired,
    });
    expect(Object.values(body.fields as object)).toContain(MESSAGES.auth.credentialsRequired);
  });

  test('rejects a login of the wrong type with the form message, without echoing the value', async () => {
    const message = MESSAGES.auth.credentialsRequired;
    const { status, body } = await signIn({ secret: 'word' }, TEST_PASSWORD);
    expect(status).toBe(422);
    expect(body).toEqual({ code: 'VALIDATION_FAILED', message, fields: { login: message } });
  });

  test.each([
    ['Ольга', 'not the password'],
    ['nobody', TEST_PASSWORD],
  ])(
    'rejects %s with a wrong pair with the same message over REST and GraphQL',
    async (login, password) => {
      const { status, body, setCookie } = await signIn(login, password);
      expect(status).toBe(401);
      expect(body).toEqual({ code: 'UNAUTHENTICATED', message: MESSAGES.auth.wrongCredentials });
      expect(setCookie).toBe('');
      const answer = await app.as(null).gql(LOGIN, { login, password });
      expect(answer.data).toBeNull();
      expect(answer.errors?.[0]).toMatchObject({
        message: MESSAGES.auth.wrongCredentials,
        extensions: { code: 'UNAUTHENTICATED' },
      });
    },
  );

  test('reveals a disabled account only after the right password', async () => {
    await setUser({ isActive: false });
    expect((await signIn('Ольга', 'wrong')).status).toBe(401);
    const { status, body } = await signIn('Ольга', TEST_PASSWORD);
    expect(status).toBe(403);
    expect(body).toEqual({ code: 'FORBIDDEN', message: MESSAGES.auth.accountDisabled });
  });

  test('replaces the session of the request to prevent session fixation', async () => {
    const first = await signIn('Ольга', TEST_PASSWORD);
    const again = await app
      .as(null)
      .rest(
        'POST',
        '/auth/login',
        { login: 'Ольга', password: TEST_PASSWORD },
        { cookie: first.cookie },
      );
    const [second = ''] = (again.headers.get('set-cookie') ?? '').split(';');
    expect(second).not.toBe(first.cookie);
    expect((await profileOf(first.cookie)).status).toBe(401);
    expect((await profileOf(second)).status).toBe(200);
    const planted = `avtoprokat_session=${'A'.repeat(43)}`;
    expect((await profileOf(planted)).status).toBe(401);
  });
});

describe('a session', () => {
  test('is absent for an anonymous client: 401 over REST, null over GraphQL', async () => {
    const rest = await app.as(null).rest('GET', '/auth/profile');
    expect(rest.status).toBe(401);
    expect(rest.body).toEqual({
      code: 'UNAUTHENTICATED',
      message: MESSAGES.generic.unauthenticated,
    });
    expect((await app.as(null).gql(PROFILE)).data).toEqual({ profile: null });
  });

  test('ends on the server at logout, over REST and GraphQL', async () => {
    const byRest = await signIn('Ольга', TEST_PASSWORD);
    const out = await app
      .as(null)
      .rest('POST', '/auth/logout', undefined, { cookie: byRest.cookie });
    expect(out.status).toBe(200);
    expect(out.headers.get('set-cookie')).toMatch(/^avtoprokat_session=;.*Max-Age=0$/);
    expect((await profileOf(byRest.cookie)).status).toBe(401);

    const byGraphql = await signIn('Ольга', TEST_PASSWORD);
    const { data } = await app
      .as(null)
      .gql('mutation { logout }', {}, { cookie: byGraphql.cookie });
    expect(data).toEqual({ logout: true });
    expect((await profileOf(byGraphql.cookie)).status).toBe(401);
    expect(await app.store.fork().count(Session)).toBe(0);
  });

  test('can be logged out twice', async () => {
    expect((await app.as(null).rest('POST', '/auth/logout')).status).toBe(200);
  });

  test('ends immediately when its user is disabled', async () => {
    const { cookie } = await signIn('Ольга', TEST_PASSWORD);
    await setUser({ isActive: false });
    expect((await profileOf(cookie)).status).toBe(401);
  });

  test('has the current permissions of its user', async () => {
    const { cookie } = await signIn('Ольга', TEST_PASSWORD);
    await setUser({ permissions: ['view_cars', 'edit_bookings'] });
    const { body } = await profileOf(cookie);
    expect(body.user).toMatchObject({ permissions: ['view_cars', 'edit_bookings'] });
  });

  test('expires thirty days after its last use', async () => {
    const { cookie } = await signIn('Ольга', TEST_PASSWORD);
    app.clock.advance(29 * millisecondsInDay);
    expect((await profileOf(cookie)).status).toBe(200);
    app.clock.advance(29 * millisecondsInDay);
    expect((await profileOf(cookie)).status).toBe(200);
    app.clock.advance(31 * millisecondsInDay);
    expect((await profileOf(cookie)).status).toBe(401);
  });

  test('refused while the clock is ahead is valid once the clock is corrected', async () => {
    const start = app.clock.now().toISOString();
    const { cookie } = await signIn('Ольга', TEST_PASSWORD);
    app.clock.advance(1100 * millisecondsInDay);
    expect((await profileOf(cookie)).status).toBe(401);
    // A sign-in meanwhile ends no other session.
    const meanwhile = await signIn('Ольга', TEST_PASSWORD);
    expect((await profileOf(meanwhile.cookie)).status).toBe(200);
    app.clock.set(start);
    expect((await profileOf(cookie)).status).toBe(200);
    await profileOf(meanwhile.cookie);
    app.clock.advance(31 * millisecondsInDay);
    expect((await profileOf(meanwhile.cookie)).status).toBe(401);
  });

  test('of a user beyond fifty ends the one unused longest', async () => {
    const cookies: string[] = [];
    for (let count = 0; count < 50; count += 1) {
      cookies.push((await signIn('Ольга', TEST_PASSWORD)).cookie);
      app.clock.advance(1000);
    }
    app.clock.advance(60_000);
    const [first = '', second = ''] = cookies;
    await profileOf(first);
    const newest = await signIn('Ольга', TEST_PASSWORD);
    expect(await app.store.fork().count(Session)).toBe(50);
    expect((await profileOf(second)).status).toBe(401);
    for (const cookie of [first, newest.cookie]) {
      expect((await profileOf(cookie)).status).toBe(200);
    }
  });

  test('is updated at most once a minute', async () => {
    const { cookie } = await signIn('Ольга', TEST_PASSWORD);
    const seenAt = async () =>
      new Date((await app.store.fork().findOneOrFail(Session, { id: { $gt: 0 } })).lastSeenAt);
    const first = await seenAt();
    app.clock.advance(59_000);
    await profileOf(cookie);
    expect(await seenAt()).toEqual(first);
    app.clock.advance(1000);
    await profileOf(cookie);
    expect(await seenAt()).toEqual(app.clock.now());
  });
});

describe('the company', () => {
  test('is public except for its owner, shown to two sections', async () => {
    const document =
      '{ company { timeZone ownerLogin requireReturnMark demo serverTime changeCursor } }';
    const open = await app.as(null).gql(document);
    expect(open.data).toEqual({
      company: {
        timeZone: 'Europe/Moscow',
        ownerLogin: null,
        requireReturnMark: false,
        demo: false,
        serverTime: app.clock.now().toISOString(),
        changeCursor: null,
      },
    });
    await addUser(app.store, { login: 'admin', permissions: [] }, app.clock.now());
    await bindOwner(app.store, app.config, app.clock.now());
    const inside = await app
      .as(['manage_users'])
      .gql<{ company: { ownerLogin: string; changeCursor: string } }>(document);
    expect(inside.data?.company).toMatchObject({
      ownerLogin: 'admin',
      changeCursor: app.changes.cursor(),
    });
    const others = await app.as(['view_board']).gql<{ company: { ownerLogin: null } }>(document);
    expect(others.data?.company.ownerLogin).toBeNull();
  });
});

describe('password guessing', () => {
  test('is throttled within twenty concurrent attempts while a colleague signs in', async () => {
    await addUser(app.store, { login: 'Иван', permissions: [] }, app.clock.now());
    const tries = Array.from({ length: 20 }, (_, at) => signIn('Ольга', `guess ${at}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(12);

    const answer = await app
      .as(null)
      .rest('POST', '/auth/login', { login: 'Ольга', password: TEST_PASSWORD });
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: MESSAGES.auth.tooManyAttempts,
    });
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);
    const graphql = await app.as(null).gql(LOGIN, { login: 'Ольга', password: TEST_PASSWORD });
    expect(graphql.errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(graphql.headers.get('retry-after'))).toBeGreaterThan(0);

    expect((await signIn('Иван', TEST_PASSWORD)).status).toBe(200);
  });

  test('of an unknown login is throttled the same', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1) statuses.push((await signIn('nobody', 'x')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 429, 429]);
  });

  test('does not count right passwords, however many come concurrently', async () => {
    const tries = Array.from({ length: 30 }, () => signIn('Ольга', TEST_PASSWORD));
    const statuses = new Set((await Promise.all(tries)).map(({ status }) => status));
    expect([...statuses]).toEqual([200]);
  });

  test('counter is reset by a right password', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 7; at += 1) await signIn('Ольга', 'slip');
      expect((await signIn('Ольга', TEST_PASSWORD)).status).toBe(200);
    }
  });

  test('ignores a forged address without a trusted proxy', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 20; at += 1) {
      const body = { login: 'Ольга', password: 'guess' };
      const headers = { 'x-forwarded-for': `10.0.0.${at}` };
      statuses.push((await app.as(null).rest('POST', '/auth/login', body, headers)).status);
    }
    expect(statuses.indexOf(429)).toBe(8);
  });

  test('from many addresses is throttled within twenty attempts', async () => {
    const throttle = new LoginThrottle(countInMemory);
    const wrong = async () => false;
    const from = (address: string) => ({ address, device: null });
    const outcomes: string[] = [];
    for (let at = 0; at < 20; at += 1) {
      outcomes.push((await throttle.check('ольга', from(`10.0.0.${at}`), wrong)).outcome);
    }
    expect(outcomes.indexOf('wait')).toBe(16);
    const elsewhere = await throttle.check('иван', from('10.0.0.1'), async () => true);
    expect(elsewhere.outcome).toBe('right');
  });
});
