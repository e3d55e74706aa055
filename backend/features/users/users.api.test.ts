import { User } from '@backend/store/entities/access/user.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { addUser, TEST_PASSWORD } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.store.fork().nativeDelete(User, { login: { $ne: 'user-manage_users' } });
  await app.store.fork().nativeDelete(ChangeLog, {});
});
afterAll(() => app.close());

const manager = () => app.as(['manage_users']);
const add = (login: string, more: { isActive?: boolean } = {}) =>
  addUser(app.store, { login, permissions: ['view_board'], ...more }, app.clock.now());
const FIELDS =
  '{ id login isActive permissions partnerId createdAt mustChangePassword isOwner version }';
const CREATE = `mutation ($input: CreateUserInput!) { createUser(input: $input) ${FIELDS} }`;
const UPDATE = `mutation ($id: Int!, $input: UpdateUserInput!) {
  updateUser(id: $id, input: $input) ${FIELDS}
}`;
const { users: texts } = MESSAGES;

const signIn = (login: string, password: string) =>
  app.as(null).rest('POST', '/auth/login', { login, password });

const body = (more: object = {}) => ({
  login: 'Ольга',
  password: 'тайное слово',
  permissions: ['edit_bookings', 'view_board', 'view_board'],
  isActive: true,
  ...more,
});

describe('the list of users', () => {
  test('is sorted by login in Russian order, and is the same over REST and GraphQL', async () => {
    for (const login of ['яна', 'Ёжик', 'Елена', 'bob', 'Алла']) await add(login);
    const { status, body: answer } = await manager().rest<{ items: { login: string }[] }>(
      'GET',
      '/users',
    );
    expect(status).toBe(200);
    const logins = answer.items.map(({ login }) => login);
    expect(logins).toEqual(['Алла', 'Ёжик', 'Елена', 'яна', 'bob', 'user-manage_users']);
    const graphql = await manager().gql<{ users: unknown }>(
      `{ users { items ${FIELDS} partners { id name } } }`,
    );
    expect(graphql.data?.users).toEqual(answer);
  });

  test('does not contain passwords', async () => {
    await add('Ольга');
    const { body: answer } = await manager().rest('GET', '/users');
    expect(JSON.stringify(answer)).not.toMatch(/argon|hash|secret/i);
  });
});

describe('a new user', () => {
  test('signs in with the given password; permissions are deduplicated', async () => {
    const { status, body: answer } = await manager().rest('POST', '/users', body());
    expect(status).toBe(201);
    expect(answer).toEqual({
      id: expect.any(Number),
      isOwner: false,
      mustChangePassword: false,
      login: 'Ольга',
      isActive: true,
      permissions: ['view_board', 'edit_bookings'],
      partnerId: null,
      createdAt: app.clock.now().toISOString(),
      version: 1,
    });
    const signedIn = await signIn('ольга', 'тайное слово');
    expect(signedIn.body.user).toMatchObject({ permissions: ['view_board', 'edit_bookings'] });
    const [change] = await app.store.fork().findAll(ChangeLog);
    expect(change).toMatchObject({ operation: 'createUser', entity: 'User', entityId: answer.id });
    expect(JSON.stringify(change)).not.toMatch(/argon|тайное/);
  });

  test('tied to a partner has the permissions to read only', async () => {
    const { body: partner } = await app
      .as(['view_analytics', 'edit_bookings'])
      .rest('POST', '/partners', { name: 'Альфа' });
    const partnerId = partner.id;
    const permissions = ['view_board', 'view_analytics'];
    const refused = await manager().rest('POST', '/users', body({ partnerId }));
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { permissions: texts.partnerRights } },
    });
    const unknown = await manager().rest('POST', '/users', body({ partnerId: 99, permissions }));
    expect(unknown.body.fields).toEqual({ partnerId: texts.partnerUnknown });

    const { body: made } = await manager().rest('POST', '/users', body({ partnerId, permissions }));
    expect(made).toMatchObject({ partnerId, permissions });
    const put = (more: object) =>
      manager().rest('PUT', `/users/${made.id}`, { login: 'Ольга', ...more });
    expect((await put({ permissions: ['manage_users'] })).body.fields).toEqual({
      permissions: texts.partnerRights,
    });
    expect((await put({ isActive: false })).body).toMatchObject({ partnerId, isActive: false });
    expect((await put({ partnerId: null })).body).toMatchObject({ partnerId: null });
    const changes = await app.store.fork().find(ChangeLog, { operation: 'updateUser' });
    expect(changes).toContainEqual(
      expect.objectContaining({
        before: expect.objectContaining({ partnerId }),
        after: expect.objectContaining({ partnerId: null }),
      }),
    );
  });

  test('may have a password of 64 letters of any script, with spaces around it', async () => {
    for (const password of ['ы'.repeat(64), '密'.repeat(64), '😀'.repeat(64), '  с полями  ']) {
      await app.store.fork().nativeDelete(User, { login: 'Ольга' });
      const made = await manager().gql(CREATE, { input: body({ password }) });
      expect(made.errors).toBeUndefined();
      expect((await signIn('Ольга', password)).status).toBe(200);
    }
  });

  test('is active without permissions by default', async () => {
    const { body: answer } = await manager().rest('POST', '/users', {
      login: 'Ольга',
      password: '123456',
    });
    expect(answer).toMatchObject({ isActive: true, permissions: [] });
  });

  test.each([
    [{ login: undefined }, 'login', texts.loginRequired],
    [{ login: '  ' }, 'login', texts.loginRequired],
    [{ password: undefined }, 'password', texts.passwordTooShort],
    [{ password: '12345' }, 'password', texts.passwordTooShort],
    [{ password: '      ' }, 'password', texts.passwordTooShort],
    [{ permissions: ['root'] }, 'permissions', texts.permissionUnknown],
    [{ password: 'demo-admin' }, 'password', texts.passwordKnown],
    [{ password: ' demo-manager ' }, 'password', texts.passwordKnown],
  ])('is rejected with %j', async (more, field, message) => {
    const { status, body: answer } = await manager().rest('POST', '/users', body(more));
    expect(status).toBe(422);
    expect(answer).toEqual({ code: 'VALIDATION_FAILED', message, fields: { [field]: message } });
    expect(await app.store.fork().count(User, { login: 'Ольга' })).toBe(0);
  });

  test('of a demo may have a demo password', async () => {
    const demo = await startTestApp({ config: { demo: true } });
    const answer = await demo
      .as(['manage_users'])
      .rest('POST', '/users', body({ password: 'demo-admin' }));
    expect(answer.status).toBe(201);
    await demo.close();
  });

  test('has a unique login in any letter case', async () => {
    await add('Ольга');
    const { status, body: answer } = await manager().rest(
      'POST',
      '/users',
      body({ login: ' ОЛЬГА ' }),
    );
    expect(status).toBe(409);
    expect(answer).toEqual({ code: 'CONFLICT', message: texts.loginTaken });
    const made = Array.from({ length: 8 }, () =>
      manager().rest('POST', '/users', body({ login: 'Иван' })),
    );
    const statuses = (await Promise.all(made)).map((one) => one.status).sort();
    expect(statuses).toEqual([201, ...Array(7).fill(409)]);
  });

  test('is created once when retried with the same Idempotency-Key, and no fast hash of the password is stored', async () => {
    const send = (more: object) =>
      manager().rest('POST', '/users', body(more), { 'Idempotency-Key': 'user-1' });
    const first = await send({});
    const again = await send({});
    expect(again.body).toEqual(first.body);
    expect((await send({ login: 'Иван' })).status).toBe(409);
    expect(await app.store.fork().count(User, { login: 'Ольга' })).toBe(1);
  });
});

describe('an edited user', () => {
  test('keeps the password and absent fields', async () => {
    const id = await add('Ольга');
    const { status, body: answer } = await manager().rest('PUT', `/users/${id}`, {
      login: ' Ольга П. ',
      password: '',
    });
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      login: 'Ольга П.',
      permissions: ['view_board'],
      isActive: true,
    });
    expect((await signIn('ольга п.', TEST_PASSWORD)).status).toBe(200);
    const [change] = await app.store.fork().findAll(ChangeLog);
    expect(change).toMatchObject({
      operation: 'updateUser',
      userLogin: 'user-manage_users',
      before: { login: 'Ольга' },
      after: { login: 'Ольга П.' },
    });
  });

  test('has other permissions from the next request on, in the same session', async () => {
    const id = await add('Ольга');
    const olga = app.as('Ольга');
    expect((await olga.rest('GET', '/auth/profile')).status).toBe(200);
    const edit = { login: 'Ольга', permissions: ['view_cars'], isActive: true };
    await manager().gql(UPDATE, { id, input: edit });
    const { body: answer } = await olga.rest('GET', '/auth/profile');
    expect(answer.user).toMatchObject({ permissions: ['view_cars'] });
  });

  test.each([
    ['a new password', { password: 'новый пароль' }],
    ['disabling', { isActive: false }],
  ])('after %s has no sessions', async (what, more) => {
    const login = `Вера, ${what}`;
    const id = await add(login);
    const cookie = await app.as(login).cookie();
    const profile = () => app.as(null).rest('GET', '/auth/profile', undefined, { cookie });
    expect((await profile()).status).toBe(200);
    const answer = await manager().rest('PUT', `/users/${id}`, { login, ...more });
    expect(answer.status).toBe(200);
    expect((await profile()).status).toBe(401);
    // Enabled again, the old cookie stays invalid.
    await manager().rest('PUT', `/users/${id}`, { login, isActive: true });
    expect((await profile()).status).toBe(401);
  });

  test('signs in with the new password only', async () => {
    const id = await add('Ольга');
    await manager().rest('PUT', `/users/${id}`, { login: 'Ольга', password: 'новый пароль' });
    expect((await signIn('Ольга', TEST_PASSWORD)).status).toBe(401);
    expect((await signIn('Ольга', 'новый пароль')).status).toBe(200);
    const [change] = await app.store.fork().findAll(ChangeLog);
    expect(change?.after).toMatchObject({ passwordChanged: true });
  });

  test('gets a new session after changing their own password, the old one ends', async () => {
    const id = await addUser(
      app.store,
      { login: 'Начальник', permissions: ['manage_users'] },
      app.clock.now(),
    );
    const login = await signIn('Начальник', TEST_PASSWORD);
    const [old = ''] = (login.headers.get('set-cookie') ?? '').split(';');
    const changed = await app
      .as(null)
      .rest(
        'PUT',
        `/users/${id}`,
        { login: 'Начальник', password: 'новый пароль' },
        { cookie: old },
      );
    expect(changed.status).toBe(200);
    const [fresh = ''] = (changed.headers.get('set-cookie') ?? '').split(';');
    const profile = (cookie: string) =>
      app.as(null).rest('GET', '/auth/profile', undefined, { cookie });
    expect((await profile(old)).status).toBe(401);
    expect((await profile(fresh)).status).toBe(200);
  });

  test('rejects a duplicate login and a stale version', async () => {
    await add('Иван');
    const id = await add('Ольга');
    const taken = await manager().rest('PUT', `/users/${id}`, { login: 'ИВАН' });
    expect([taken.status, taken.body.message]).toEqual([409, texts.loginTaken]);
    const stale = await manager().rest('PUT', `/users/${id}`, { login: 'Ольга П.', version: 9 });
    expect(stale.body).toMatchObject({ code: 'STALE', current: { login: 'Ольга', version: 1 } });
    const missing = await manager().rest('PUT', '/users/2000000000', { login: 'Никто' });
    expect([missing.status, missing.body.message]).toEqual([404, texts.notFound]);
    expect((await manager().rest('PUT', `/users/${id}`, { login: '' })).body).toMatchObject({
      fields: { login: texts.loginRequired },
    });
  });
});

describe('a deleted user', () => {
  test('loses the session, while their records stay', async () => {
    const id = await add('Света');
    const cookie = await app.as('Света').cookie();
    const answer = await manager().rest('DELETE', `/users/${id}`);
    expect(answer.status).toBe(204);
    const profile = await app.as(null).rest('GET', '/auth/profile', undefined, { cookie });
    expect(profile.status).toBe(401);
    expect((await signIn('Света', TEST_PASSWORD)).status).toBe(401);
    const [change] = await app.store.fork().findAll(ChangeLog);
    expect(change).toMatchObject({ operation: 'deleteUser', before: { login: 'Света' } });
    expect((await manager().rest('DELETE', `/users/${id}`)).status).toBe(404);
  });

  test('cannot be the caller', async () => {
    const { id } = await app.store.fork().findOneOrFail(User, { login: 'user-manage_users' });
    await addUser(app.store, { login: 'Второй', permissions: ['manage_users'] }, app.clock.now());
    const { status, body: answer } = await manager().rest('DELETE', `/users/${id}`);
    expect([status, answer.message]).toEqual([409, texts.ownAccount]);
    const graphql = await manager().gql(`mutation { deleteUser(id: ${id}) }`);
    expect(graphql.errors?.[0]?.message).toBe('Нельзя удалить собственную учётную запись');
  });
});

test('a sign-in concurrent with a password change gets no session', async () => {
  for (let round = 0; round < 3; round += 1) {
    const login = `Кассир ${round}`;
    const id = await add(login);
    const signIns = Array.from({ length: 6 }, () => signIn(login, TEST_PASSWORD));
    const change = manager().rest('PUT', `/users/${id}`, { login, password: 'новый пароль' });
    const [answers] = await Promise.all([Promise.all(signIns), change]);
    for (const { status, headers } of answers) {
      expect([200, 401, 429]).toContain(status);
      const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
      const profile = await app.as(null).rest('GET', '/auth/profile', undefined, { cookie });
      expect(profile.status).toBe(401);
    }
  }
});
