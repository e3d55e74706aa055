import type { ChangeNotice } from '@backend/changes/notices';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { PERMISSIONS } from '@schema/permissions';
import { afterEach, beforeEach, expect, test } from 'vitest';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const SET = `mutation ($input: CompanySettingsInput!) {
  setCompanySettings(input: $input) { remembersPassword }
}`;
const manager = () => app.as(['manage_users']);
const isKept = async () => (await app.as(null).rest('GET', '/company')).body.remembersPassword;
const changes = () => app.store.fork().findAll(ChangeLog);

test('devices may remember the password until the setting is off; the sign-in page reads it', async () => {
  const received: ChangeNotice[] = [];
  void (async () => {
    for await (const notice of app.changes.stream()) received.push(notice);
  })();
  expect(await isKept()).toBe(true);
  const { status, body } = await manager().rest('PUT', '/company', { remembersPassword: false });
  expect([status, body.remembersPassword]).toEqual([200, false]);
  expect(await isKept()).toBe(false);
  expect(received.map(({ topics }) => topics)).toEqual([['users', 'profile']]);
  expect(await changes()).toMatchObject([
    {
      operation: 'setCompanySettings',
      entity: 'Company',
      userLogin: 'user-manage_users',
      before: { remembersPassword: true },
      after: { remembersPassword: false },
    },
  ]);

  // Saving the same value changes nothing.
  const { data } = await manager().gql(SET, { input: { remembersPassword: false } });
  expect(data).toEqual({ setCompanySettings: { remembersPassword: false } });
  expect(await changes()).toHaveLength(1);
  await manager().gql(SET, { input: { remembersPassword: true } });
  expect(await isKept()).toBe(true);
});

test('anonymous clients and users who may not manage users are refused', async () => {
  const input = { remembersPassword: false };
  expect((await app.as(null).rest('PUT', '/company', input)).status).toBe(401);
  const others = app.as(PERMISSIONS.filter((permission) => permission !== 'manage_users'));
  expect((await others.rest('PUT', '/company', input)).status).toBe(403);
  expect(await isKept()).toBe(true);
});

test('a missing value is rejected with its message over REST and GraphQL', async () => {
  const message = MESSAGES.users.rememberRequired;
  for (const input of [{}, { remembersPassword: null }]) {
    const { status, body } = await manager().rest('PUT', '/company', input);
    expect([status, body]).toMatchObject([
      422,
      { message, fields: { remembersPassword: message } },
    ]);
    const { errors } = await manager().gql(SET, { input });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'VALIDATION_FAILED' } });
  }
  expect(await changes()).toEqual([]);
});
