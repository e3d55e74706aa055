import { ApiToken } from '@backend/store/entities/access/api-token.entity';
import { User } from '@backend/store/entities/access/user.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { IdempotencyKey } from '@backend/store/entities/idempotency-key.entity';
import { addUser } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import type { Permission } from '@schema/permissions';
import { addHours } from 'date-fns/addHours';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let app: TestApp;
let olga: number;
const OLGAS: Permission[] = ['view_board', 'edit_bookings', 'view_cars'];
beforeAll(async () => {
  app = await startTestApp();
  olga = await addUser(app.store, { login: 'Ольга', permissions: OLGAS }, app.clock.now());
});
beforeEach(async () => {
  const em = app.store.fork();
  await em.nativeDelete(ApiToken, {});
  await em.nativeDelete(ChangeLog, {});
  await em.nativeUpdate(User, { id: olga }, { permissions: OLGAS, isActive: true });
});
afterAll(() => app.close());

const FIELDS = 'id userId name permissions createdAt lastUsedAt expiresAt revokedAt';
const CREATE = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { token apiToken { ${FIELDS} } }
}`;
const LIST = `query ($userId: Int) { apiTokens(userId: $userId) { items { ${FIELDS} } } }`;
const REVOKE = `mutation ($id: Int!) { revokeApiToken(id: $id) { id revokedAt } }`;
const PROFILE = '{ profile { login permissions } }';

interface Created {
  createApiToken: { token: string; apiToken: { id: number } };
}
const daysFromNow = (days: number) => addHours(app.clock.now(), 24 * days).toISOString();
const asOlga = () => app.as('Ольга');
const input = (more: object = {}) => ({ name: 'Склад', permissions: ['view_board'], ...more });
async function make(more: object = {}) {
  const { data, errors } = await asOlga().gql<Created>(CREATE, { input: input(more) });
  if (!data) throw new Error(errors?.[0]?.message);
  const { token, apiToken } = data.createApiToken;
  return { id: apiToken.id, headers: { authorization: `Bearer ${token}` }, token };
}
const profile = (headers: Record<string, string>) => app.as(null).gql(PROFILE, {}, headers);
const errorOf = (answer: { errors?: { message: string; extensions: { code?: unknown } }[] }) => {
  const [error] = answer.errors ?? [];
  return [error?.extensions.code, error?.message];
};

describe('a new token', () => {
  test('is returned once, has 256 random bits and is stored only as a hash', async () => {
    const { token } = await make();
    expect(Buffer.from(token.replace(/^avp_/, ''), 'base64url')).toHaveLength(32);
    const kept = await app.store.fork().findAll(ApiToken);
    const changes = await app.store.fork().findAll(ChangeLog);
    expect(kept[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify([kept, changes])).not.toContain(token);
    expect(changes[0]).toMatchObject({ operation: 'createApiToken', entity: 'ApiToken' });
    const { data } = await asOlga().gql(LIST);
    expect(data?.apiTokens).toEqual({
      items: [
        {
          id: kept[0]?.id,
          userId: olga,
          name: 'Склад',
          permissions: ['view_board'],
          createdAt: app.clock.now().toISOString(),
          lastUsedAt: null,
          expiresAt: daysFromNow(90),
          revokedAt: null,
        },
      ],
    });
  });

  test.each([
    [{ name: ' ' }, MESSAGES.tokens.nameRequired],
    [{ permissions: [] }, MESSAGES.tokens.permissionsRequired],
    [{ permissions: ['root'] }, MESSAGES.users.permissionUnknown],
    [{ permissions: ['view_board', 'manage_users'] }, MESSAGES.tokens.permissionsExceed],
  ])('is rejected with %j', async (more, message) => {
    const answer = await asOlga().gql(CREATE, { input: input(more) });
    expect(errorOf(answer)).toEqual(['VALIDATION_FAILED', message]);
    expect(await app.store.fork().count(ApiToken)).toBe(0);
  });

  test('is created once per Idempotency-Key, and its secret is not stored for a replay', async () => {
    const key = { 'Idempotency-Key': 'token-1' };
    const first = await asOlga().gql<Created>(CREATE, { input: input() }, key);
    const again = await asOlga().gql(CREATE, { input: input() }, key);
    expect(errorOf(again)).toEqual(['CONFLICT', MESSAGES.tokens.shownOnce]);
    expect(await app.store.fork().count(ApiToken)).toBe(1);
    const keys = await app.store.fork().findAll(IdempotencyKey);
    expect(JSON.stringify(keys)).not.toContain(first.data?.createApiToken.token);
  });

  test('is one of fifty at most', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => ({
      user: olga,
      name: `${at}`,
      tokenHash: `${at}`,
      permissions: OLGAS,
      createdAt: app.clock.now(),
    }));
    await app.store.write(app.store.fork(), (em) => em.insertMany(ApiToken, rows));
    const answer = await asOlga().gql(CREATE, { input: input() });
    expect(errorOf(answer)).toEqual(['CONFLICT', MESSAGES.tokens.tooMany]);
  });

  test("for another user requires managing users and stays within that user's permissions", async () => {
    const manager = app.as(['manage_users']);
    const made = await manager.gql<Created>(CREATE, { input: input({ userId: olga }) });
    const authorization = `Bearer ${made.data?.createApiToken.token}`;
    expect((await profile({ authorization })).data?.profile).toMatchObject({ login: 'Ольга' });
    const beyond = input({ userId: olga, permissions: ['manage_users'] });
    expect(errorOf(await manager.gql(CREATE, { input: beyond }))[0]).toBe('VALIDATION_FAILED');
    const other = app.as(['view_board']);
    const refused = await other.gql(CREATE, { input: input({ userId: olga }) });
    expect(errorOf(refused)).toEqual(['NOT_FOUND', MESSAGES.users.notFound]);
  });
});

describe('over REST', () => {
  test('tokens are listed, created, shown once and revoked', async () => {
    expect((await app.as(null).rest('GET', '/tokens')).status).toBe(401);
    const made = await asOlga().rest<Created['createApiToken']>('POST', '/tokens', input());
    expect(made.status).toBe(201);
    const { token, apiToken } = made.body;
    const headers = { authorization: `Bearer ${token}` };
    expect((await profile(headers)).data?.profile).toMatchObject({ login: 'Ольга' });
    const list = await app.as(['manage_users']).rest('GET', `/tokens?userId=${olga}`);
    expect(list.body).toMatchObject({
      items: [{ id: apiToken.id, lastUsedAt: expect.any(String) }],
    });
    expect((await asOlga().rest('DELETE', `/tokens/${apiToken.id}`)).status).toBe(200);
    expect((await profile(headers)).status).toBe(401);
  });
});

describe('a script with a token', () => {
  test('works over REST and GraphQL and may read the schema', async () => {
    const { headers } = await make();
    expect((await profile(headers)).data).toEqual({
      profile: { login: 'Ольга', permissions: ['view_board'] },
    });
    const rest = await app.as(null).rest('GET', '/auth/profile', undefined, headers);
    expect(rest.status).toBe(200);
    const schema = await app.as(null).gql('{ __schema { queryType { name } } }', {}, headers);
    expect(schema.data).toEqual({ __schema: { queryType: { name: 'Query' } } });
    const nobody = await app.as(null).gql('{ __schema { queryType { name } } }');
    expect(errorOf(nobody)[0]).toBe('UNAUTHENTICATED');
  });

  test('has the intersection of the current permissions of token and owner', async () => {
    const { headers } = await make({ permissions: ['edit_bookings', 'view_cars'] });
    const take = () => app.as(null).rest('POST', '/cashbox/entries', { amount: 5 }, headers);
    expect((await take()).status).toBe(201);
    const board = '/board?start=2026-11-10&days=3';
    expect((await app.as(null).rest('GET', board, undefined, headers)).status).toBe(403);
    await app.store.fork().nativeUpdate(User, { id: olga }, { permissions: ['view_board'] });
    expect((await take()).status).toBe(403);
    expect((await profile(headers)).data?.profile).toMatchObject({ permissions: [] });
  });

  test('writes as its owner', async () => {
    const { headers } = await make({ permissions: ['edit_bookings'] });
    await app.as(null).rest('POST', '/cashbox/entries', { amount: 5 }, headers);
    const changes = await app.store.fork().find(ChangeLog, { operation: 'addCashEntry' });
    expect(changes).toMatchObject([{ userId: olga, userLogin: 'Ольга' }]);
  });

  test('needs no same-origin request', async () => {
    const { headers } = await make({ permissions: ['edit_bookings'] });
    const foreign = {
      ...headers,
      origin: 'https://partner.example',
      'sec-fetch-site': 'cross-site',
    };
    const answer = await app.as(null).rest('POST', '/cashbox/entries', { amount: 5 }, foreign);
    expect(answer.status).toBe(201);
  });

  test('is refused together with a session, so no other page can use the session', async () => {
    const { headers } = await make();
    const cookie = await asOlga().cookie();
    for (const authorization of [headers.authorization, 'Bearer', 'bearer nonsense']) {
      const both = { authorization, cookie, origin: 'https://evil.example' };
      const answer = await app.as(null).rest('POST', '/cashbox/entries', { amount: 5 }, both);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBe(MESSAGES.tokens.withCookie);
    }
  });

  test('updates its last use at most once a minute', async () => {
    const { id, headers } = await make();
    const usedAt = async () => (await app.store.fork().findOneOrFail(ApiToken, id)).lastUsedAt;
    await profile(headers);
    const first = app.clock.now();
    expect(await usedAt()).toEqual(first);
    app.clock.advance(59_000);
    await profile(headers);
    expect(await usedAt()).toEqual(first);
    app.clock.advance(1000);
    await profile(headers);
    expect(await usedAt()).toEqual(app.clock.now());
  });

  test('gets 401 once the token is revoked or its owner disabled or deleted', async () => {
    const revoked = await make();
    await asOlga().gql(REVOKE, { id: revoked.id });
    const { headers } = await make();
    await app.store.fork().nativeUpdate(User, { id: olga }, { isActive: false });
    for (const one of [revoked.headers, headers]) {
      expect(errorOf(await profile(one))).toEqual(['UNAUTHENTICATED', MESSAGES.tokens.invalid]);
      const rest = await app.as(null).rest('GET', '/auth/profile', undefined, one);
      expect(rest.status).toBe(401);
    }
  });
});

describe('a wrong token', () => {
  test('is 401 even for public operations, then throttled, while a valid one works', async () => {
    const fresh = await startTestApp();
    await addUser(fresh.store, { login: 'Ольга', permissions: OLGAS }, fresh.clock.now());
    const made = await fresh.as('Ольга').gql<Created>(CREATE, { input: input() });
    const right = `Bearer ${made.data?.createApiToken.token}`;
    const ask = async (authorization: string) => {
      const headers = { authorization, 'x-forwarded-for': `10.0.0.${Math.random()}` };
      return (await fresh.as(null).gql('{ company { name } }', {}, headers)).status;
    };
    const statuses: number[] = [];
    for (let at = 0; at < 14; at += 1)
      statuses.push(await ask(`Bearer avp_${'A'.repeat(40)}${at}xx`));
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
    expect(await ask(right)).toBe(200);
    const rest = await fresh
      .as(null)
      .rest('GET', '/auth/profile', undefined, { authorization: 'Bearer nonsense' });
    expect(rest.status).toBe(429);
    expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0);
    const text = JSON.stringify(fresh.logged);
    expect(text).not.toContain(made.data?.createApiToken.token);
    await fresh.close();
  });
});

describe('managing tokens', () => {
  test('of other users requires managing users', async () => {
    const { id } = await make();
    const colleague = app.as(['view_board']);
    expect(errorOf(await colleague.gql(LIST, { userId: olga }))[0]).toBe('NOT_FOUND');
    expect(errorOf(await colleague.gql(REVOKE, { id }))).toEqual([
      'NOT_FOUND',
      MESSAGES.tokens.notFound,
    ]);
    expect(errorOf(await app.as(null).gql(LIST))[0]).toBe('UNAUTHENTICATED');
    const manager = app.as(['manage_users']);
    const listed = await manager.gql<{ apiTokens: { items: unknown[] } }>(LIST, { userId: olga });
    expect(listed.data?.apiTokens.items).toHaveLength(1);
    const revoked = await manager.gql(REVOKE, { id });
    expect(revoked.data?.revokeApiToken).toEqual({ id, revokedAt: app.clock.now().toISOString() });
    const [, change] = await app.store.fork().findAll(ChangeLog, { orderBy: { id: 'asc' } });
    expect(change).toMatchObject({ operation: 'revokeApiToken', userLogin: 'user-manage_users' });
  });

  test('is refused to tokens, except revoking themselves', async () => {
    const first = await make({ permissions: OLGAS });
    const second = await make();
    const withToken = (document: string, variables = {}) =>
      app.as(null).gql(document, variables, first.headers);
    expect(errorOf(await withToken(CREATE, { input: input() }))).toEqual([
      'FORBIDDEN',
      MESSAGES.tokens.sessionNeeded,
    ]);
    expect(errorOf(await withToken(LIST))[0]).toBe('NOT_FOUND');
    expect(errorOf(await withToken(REVOKE, { id: second.id }))[0]).toBe('NOT_FOUND');
    expect((await withToken(REVOKE, { id: first.id })).errors).toBeUndefined();
    expect(errorOf(await withToken(PROFILE))[0]).toBe('UNAUTHENTICATED');
  });
});
