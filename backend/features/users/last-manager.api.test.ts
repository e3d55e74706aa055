import { User } from '@backend/store/entities/access/user.entity';
import { addUser } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.store.fork().nativeDelete(User, { login: { $ne: 'user-manage_users' } });
});
afterAll(() => app.close());

const add = (login: string) =>
  addUser(app.store, { login, permissions: ['manage_users'] }, app.clock.now());

const managersLeft = async () => {
  const users = await app.store.fork().findAll(User);
  return users.filter((one) => one.isActive && one.permissions.includes('manage_users')).length;
};

describe('the last active user who manages users', () => {
  test.each([
    ['disabled', { isActive: false }],
    ['stripped', { permissions: ['view_board'] }],
  ])('cannot be %s', async (_, more) => {
    const manager = app.as(['manage_users']);
    await manager.rest('GET', '/users');
    const { id } = await app.store.fork().findOneOrFail(User, { login: 'user-manage_users' });
    const edit = { login: 'user-manage_users', ...more };
    const { status, body } = await manager.rest('PUT', `/users/${id}`, edit);
    expect(status).toBe(409);
    expect(body).toEqual({ code: 'CONFLICT', message: MESSAGES.users.lastManager });
    expect(await managersLeft()).toBe(1);
  });

  test('may be disabled once there is another', async () => {
    const id = await add('Первая');
    const { status } = await app
      .as(['manage_users'])
      .rest('PUT', `/users/${id}`, { login: 'Первая', isActive: false });
    expect(status).toBe(200);
  });

  test.each(['PUT', 'DELETE'] as const)(
    'remains after concurrent %s requests of all user managers against each other',
    async (method) => {
      for (let round = 0; round < 4; round += 1) {
        const people = await Promise.all(
          Array.from({ length: 4 }, async (_, at) => {
            const login = `${method} ${round} ${at}`;
            return { id: await add(login), login };
          }),
        );
        // The user of the other tests is disabled, so only these four remain.
        await app.store
          .fork()
          .nativeUpdate(User, { login: 'user-manage_users' }, { isActive: false });
        const managers = await Promise.all(
          people.map(async (one) => ({ ...one, cookie: await app.as(one.login).cookie() })),
        );
        const attacks = managers.map(({ cookie }, at) => {
          const victim = managers[(at + 1) % managers.length];
          const edit = method === 'PUT' ? { login: victim?.login, isActive: false } : undefined;
          return app.as(null).rest(method, `/users/${victim?.id}`, edit, { cookie });
        });
        const statuses = (await Promise.all(attacks)).map(({ status }) => status);
        expect(await managersLeft()).toBeGreaterThanOrEqual(1);
        expect(statuses.every((status) => status < 500)).toBe(true);
        await app.store.fork().nativeDelete(User, { login: { $ne: 'user-manage_users' } });
        await app.store
          .fork()
          .nativeUpdate(User, { login: 'user-manage_users' }, { isActive: true });
      }
    },
  );
});
