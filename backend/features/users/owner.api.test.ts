import { bindOwner } from '@backend/auth/owner';
import { User } from '@backend/store/entities/access/user.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { addCar } from '@backend/testing/data/fleet';
import { addUser, TEST_PASSWORD } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { PERMISSIONS } from '@schema/permissions';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let app: TestApp;
let ownerId: number;
let carId: number;
beforeEach(async () => {
  app = await startTestApp({ config: { adminLogin: 'olga' } });
  ownerId = await addUser(app.store, { login: 'olga', permissions: PERMISSIONS }, app.clock.now());
  await addUser(app.store, { login: 'petr', permissions: PERMISSIONS }, app.clock.now());
  carId = await addCar(app.store);
  await bind();
});
afterEach(() => app.close());

const bind = (ownerLogin?: string) =>
  bindOwner(app.store, { ...app.config, ownerLogin }, app.clock.now());
const put = (who: string, id: number, body: object) =>
  app.as(who).rest('PUT', `/users/${id}`, body);
const canEdit = async (login: string) => {
  const path = `/analytics/fleet/${carId}/profit`;
  const said = (await app.as(login).rest('GET', path)).body.canEdit;
  const saved = await app.as(login).rest('PUT', path, { shares: [] });
  return [said, saved.status];
};
const ownerOnly = { code: 'FORBIDDEN', message: MESSAGES.users.ownerOnly };

describe('ownership', () => {
  test('belongs to the first user, whatever their login, and only to them', async () => {
    expect(await canEdit('olga')).toEqual([true, 200]);
    expect(await canEdit('petr')).toEqual([false, 403]);
    const { body } = await app.as('petr').rest<{ items: User[] }>('GET', '/users');
    expect(
      body.items.map(({ login, ...rest }) => [login, 'isOwner' in rest && rest.isOwner]),
    ).toEqual([
      ['olga', true],
      ['petr', false],
    ]);
  });

  test('stays when the owner is renamed and another user takes the old login', async () => {
    expect((await put('olga', ownerId, { login: 'olga.first' })).status).toBe(200);
    const { id } = await app.store.fork().findOneOrFail(User, { login: 'petr' });
    expect((await put('petr', id, { login: 'olga' })).status).toBe(200);
    for (const named of [undefined, 'OLGA']) {
      expect((await bind(named)).owner).toBe('olga.first');
      // Sessions opened under the previous logins.
      expect(await canEdit('petr')).toEqual([false, 403]);
      expect(await canEdit('olga')).toEqual([true, 200]);
    }
  });

  test('moves with a changed setting and is recorded in the history', async () => {
    expect((await bind('Petr')).owner).toBe('petr');
    expect(await canEdit('petr')).toEqual([true, 200]);
    expect(await canEdit('olga')).toEqual([false, 403]);
    const changes = await app.store
      .fork()
      .find(ChangeLog, { operation: 'bindOwner' }, { orderBy: { id: 1 } });
    expect(changes).toHaveLength(2);
    expect(changes.at(-1)).toMatchObject({
      userId: null,
      before: { ownerId, login: 'olga' },
      after: { login: 'petr' },
    });
  });

  test('does not move to an unknown login', async () => {
    expect(await bind('boss')).toEqual({ kind: 'unknown', owner: 'olga' });
    expect(await canEdit('olga')).toEqual([true, 200]);
  });
});

describe("the owner's account", () => {
  test.each([
    ['login', { login: 'petrs' }],
    ['password', { login: 'olga', password: 'чужой пароль' }],
  ])('its %s can be changed only by the owner, over REST and GraphQL', async (_, edit) => {
    const { status, body } = await put('petr', ownerId, edit);
    expect([status, body]).toEqual([403, ownerOnly]);
    const { errors } = await app
      .as('petr')
      .gql(
        `mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }`,
        { id: ownerId, input: edit },
      );
    expect(errors?.[0]).toMatchObject({
      message: MESSAGES.users.ownerOnly,
      extensions: { code: 'FORBIDDEN' },
    });
    const words = { login: 'olga', password: TEST_PASSWORD };
    expect((await app.as(null).rest('POST', '/auth/login', words)).status).toBe(200);
  });

  test('cannot be deleted, not even in the database', async () => {
    const { status, body } = await app.as('petr').rest('DELETE', `/users/${ownerId}`);
    expect([status, body]).toEqual([403, { code: 'FORBIDDEN', message: MESSAGES.users.ownerKept }]);
    await expect(app.store.fork().nativeDelete(User, { id: ownerId })).rejects.toThrow(/foreign/i);
  });

  test('gets tokens only from its owner', async () => {
    const input = { name: 'касса', permissions: ['view_analytics'], userId: ownerId };
    const create = `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }`;
    const theirs = await app.as('petr').gql(create, { input });
    expect(theirs.errors?.[0]).toMatchObject({
      message: MESSAGES.users.ownerOnly,
      extensions: { code: 'FORBIDDEN' },
    });
    expect((await app.as('olga').gql(create, { input })).errors).toBeUndefined();
  });

  test('can be disabled and given other permissions by user managers', async () => {
    const edit = { login: 'olga', isActive: false, permissions: ['view_board'] };
    const { status, body } = await put('petr', ownerId, edit);
    expect([status, body]).toMatchObject([200, { isActive: false, isOwner: true }]);
    expect(await canEdit('petr')).toEqual([false, 403]);
  });

  test('can be changed by the owner', async () => {
    const { status } = await put('olga', ownerId, { login: 'olga.p', password: 'новый пароль' });
    expect(status).toBe(200);
    expect((await bind()).owner).toBe('olga.p');
  });
});
