import { ApiToken } from '@backend/store/entities/access/api-token.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { addUser } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import type { Permission } from '@schema/permissions';
import { addHours } from 'date-fns/addHours';
import { millisecondsInDay } from 'date-fns/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const OLGAS: Permission[] = ['view_board', 'edit_bookings', 'view_cars'];
const CREATE = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { token apiToken { id } }
}`;

let app: TestApp;
let login: string;
let olga: number;
let users = 0;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  users += 1;
  login = `Ольга ${users}`;
  olga = await addUser(app.store, { login, permissions: OLGAS }, app.clock.now());
  await app.store.fork().nativeDelete(ApiToken, {});
  await app.store.fork().nativeDelete(ChangeLog, {});
});
afterAll(() => app.close());

interface Created {
  createApiToken: { token: string; apiToken: { id: number } };
}
const asOlga = () => app.as(login);
const input = (more: object = {}) => ({ name: 'Склад', permissions: ['view_board'], ...more });
const daysFromNow = (days: number) => addHours(app.clock.now(), 24 * days).toISOString();
async function make(more: object = {}) {
  const { data, errors } = await asOlga().gql<Created>(CREATE, { input: input(more) });
  if (!data) throw new Error(errors?.[0]?.message);
  const { token, apiToken } = data.createApiToken;
  return { id: apiToken.id, headers: { authorization: `Bearer ${token}` } };
}
const profile = (headers: Record<string, string>) =>
  app.as(null).gql('{ profile { login } }', {}, headers);
const errorOf = (answer: { errors?: { message: string; extensions: { code?: unknown } }[] }) => {
  const [error] = answer.errors ?? [];
  return [error?.extensions.code, error?.message];
};

describe('token expiry', () => {
  test.each([
    [{ expiresInDays: 0 }, MESSAGES.tokens.daysInvalid],
    [{ expiresInDays: 731 }, MESSAGES.tokens.daysInvalid],
    [{ expiresInDays: 30, neverExpires: true }, MESSAGES.tokens.daysOrNever],
  ])('is rejected as %j, over REST and GraphQL', async (more, message) => {
    const answer = await asOlga().gql(CREATE, { input: input(more) });
    expect(errorOf(answer)).toEqual(['VALIDATION_FAILED', message]);
    const rest = await asOlga().rest('POST', '/tokens', input(more));
    expect([rest.status, rest.body]).toMatchObject([
      422,
      { message, fields: { expiresInDays: message } },
    ]);
    expect(await app.store.fork().count(ApiToken)).toBe(0);
  });

  test.each([
    [{}, 90],
    [{ expiresInDays: null, neverExpires: false }, 90],
    [{ expiresInDays: 1 }, 1],
    [{ expiresInDays: 730 }, 730],
    [{ neverExpires: true }, null],
  ])('requested with %j is after %j days', async (more, days) => {
    await make(more);
    const [token] = await app.store.fork().findAll(ApiToken);
    expect(token?.expiresAt?.toISOString() ?? null).toBe(days && daysFromNow(days));
  });

  test('rejects the token with its own message, keeps it listed and frees a slot', async () => {
    const { headers, id } = await make({ expiresInDays: 1 });
    app.clock.advance(millisecondsInDay - 1);
    expect((await profile(headers)).data?.profile).toMatchObject({ login });
    app.clock.advance(1);
    // Exceeds the limit of wrong tokens: an expired one does not count as a guess.
    for (let at = 0; at < 12; at += 1) {
      expect(errorOf(await profile(headers))).toEqual(['UNAUTHENTICATED', MESSAGES.tokens.expired]);
    }
    const rest = await app.as(null).rest('GET', '/auth/profile', undefined, headers);
    expect([rest.status, rest.body.message]).toEqual([401, MESSAGES.tokens.expired]);
    const listed = await asOlga().rest<{ items: { id: number }[] }>('GET', '/tokens');
    expect(listed.body.items.map((one) => one.id)).toEqual([id]);
    const rows = Array.from({ length: 49 }, (_, at) => ({
      user: olga,
      name: `${at}`,
      tokenHash: `${at}`,
      permissions: OLGAS,
      createdAt: app.clock.now(),
    }));
    await app.store.write(app.store.fork(), (em) => em.insertMany(ApiToken, rows));
    expect(errorOf(await asOlga().gql(CREATE, { input: input() }))).toEqual([undefined, undefined]);
  });

  test.each([
    ['a new password', { password: 'другой пароль' }],
    ['disabling', { isActive: false }],
  ])('is triggered by %s, and enabling restores none', async (_, edit) => {
    const { headers } = await make();
    const manager = app.as(['manage_users']);
    expect((await manager.rest('PUT', `/users/${olga}`, { login, ...edit })).status).toBe(200);
    const change = await app.store.fork().findOne(ChangeLog, { operation: 'updateUser' });
    expect(change?.after).toMatchObject({ tokensRevoked: 1 });
    await manager.rest('PUT', `/users/${olga}`, { login, isActive: true });
    expect(errorOf(await profile(headers))).toEqual(['UNAUTHENTICATED', MESSAGES.tokens.invalid]);
  });

  test('is not triggered by new permissions or a new login', async () => {
    const { headers } = await make();
    const edit = { login: `${login} П.`, permissions: ['view_board'] };
    await app.as(['manage_users']).rest('PUT', `/users/${olga}`, edit);
    expect((await profile(headers)).data?.profile).toMatchObject({ login: `${login} П.` });
  });
});
