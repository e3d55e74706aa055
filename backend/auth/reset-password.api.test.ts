import { User } from '@backend/store/entities/access/user.entity';
import { NoticeDraft } from '@backend/store/entities/notice-draft.entity';
import { TEST_PASSWORD } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetPassword } from './reset-password';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const signIn = (login: string, password: string) =>
  app.as(null).rest('POST', '/auth/login', { login, password });

test('a reset password signs in, ends earlier sessions and activates the account', async () => {
  const manager = app.as(['manage_users']);
  expect((await manager.rest('GET', '/users')).status).toBe(200);
  const { store, clock } = app;
  const login = 'user-manage_users';
  await store.write(store.fork(), (em) => em.nativeUpdate(User, { login }, { isActive: false }));
  const password = await resetPassword(store, login.toUpperCase(), clock.now());
  expect(password).toHaveLength(22);
  expect((await manager.rest('GET', '/users')).status).toBe(401);
  expect((await signIn(login, TEST_PASSWORD)).status).toBe(401);
  const signedIn = await signIn(login, password ?? '');
  expect(signedIn.status).toBe(200);
  const [cookie = ''] = (signedIn.headers.get('set-cookie') ?? '').split(';');
  const users = await app.as(null).rest('GET', '/users', undefined, { cookie });
  expect(users.body).toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' });
});

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a reset is announced later by a running server',
  async () => {
    const { store, clock } = app;
    await store.fork().nativeDelete(NoticeDraft, {});
    await resetPassword(store, 'user-manage_users', clock.now());
    expect(await store.fork().count(NoticeDraft)).toBe(1);
  },
);

test('an unknown login has nothing to reset', async () => {
  expect(await resetPassword(app.store, 'nobody', app.clock.now())).toBeNull();
});
