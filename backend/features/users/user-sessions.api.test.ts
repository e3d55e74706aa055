import { Session } from '@backend/store/entities/access/session.entity';
import { addUser, openSession } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let app: TestApp;
let olga: number;
beforeAll(async () => {
  app = await startTestApp();
  olga = await addUser(app.store, { login: 'Ольга', permissions: ['view_board'] }, app.clock.now());
});
beforeEach(() => app.store.fork().nativeDelete(Session, { user: olga }));
afterAll(() => app.close());

const SESSIONS = `query ($userId: Int!) { userSessions(userId: $userId) { items {
  id createdAt lastSeenAt expiresAt userAgent isCurrent
} } }`;
const END = 'mutation ($id: Int!) { endSession(id: $id) }';
const END_ALL = `mutation ($userId: Int!, $exceptCurrent: Boolean) {
  endAllSessions(userId: $userId, exceptCurrent: $exceptCurrent)
}`;

const open = () => openSession(app.store, 'Ольга', app.clock.now(), app.config);
const manager = () => app.as(['manage_users']);

interface Listed {
  userSessions: { items: { id: number; isCurrent: boolean; userAgent: string }[] };
}
const own = async (cookie: string) => {
  const answer = await app.as(null).gql<Listed>(SESSIONS, { userId: olga }, { cookie });
  return answer.data?.userSessions.items ?? [];
};
const statusOf = async (cookie: string) =>
  (await app.as(null).rest('GET', '/auth/profile', undefined, { cookie })).status;
const codeOf = (answer: { errors?: { extensions: Record<string, unknown> }[] }) =>
  answer.errors?.[0]?.extensions.code;

describe('sessions', () => {
  test('are listed to their user, the current one marked, without secrets', async () => {
    const [tablet, phone] = [await open(), await open()];
    const items = await own(phone);
    expect(items).toHaveLength(2);
    expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(items[0]).toMatchObject({ userAgent: 'test' });
    const [, token = ''] = tablet.split('=');
    expect(JSON.stringify(items)).not.toContain(token);
  });

  test('that have expired are not listed', async () => {
    const cookie = await open();
    const before = new Date(app.clock.now().getTime() - 1);
    await open();
    const [last] = await app.store
      .fork()
      .find(Session, { user: olga }, { orderBy: { id: 'desc' } });
    await app.store.fork().nativeUpdate(Session, { id: last?.id }, { expiresAt: before });
    expect(await own(cookie)).toHaveLength(1);
  });

  test('are ended one by one: the cookie is refused immediately, the others work', async () => {
    const [tablet, phone] = [await open(), await open()];
    const other = (await own(phone)).find(({ isCurrent }) => !isCurrent);
    const ended = await app.as(null).gql(END, { id: other?.id }, { cookie: phone });
    expect(ended.data).toEqual({ endSession: true });
    expect([await statusOf(tablet), await statusOf(phone)]).toEqual([401, 200]);
    expect(codeOf(await app.as(null).gql(END, { id: other?.id }, { cookie: phone }))).toBe(
      'NOT_FOUND',
    );
  });

  test('are ended all at once, or all but the current one', async () => {
    const [tablet, phone] = [await open(), await open()];
    const spare = { userId: olga, exceptCurrent: true };
    const first = await app.as(null).gql(END_ALL, spare, { cookie: phone });
    expect(first.data).toEqual({ endAllSessions: 1 });
    expect([await statusOf(tablet), await statusOf(phone)]).toEqual([401, 200]);
    await app.as(null).gql(END_ALL, { userId: olga }, { cookie: phone });
    expect(await statusOf(phone)).toBe(401);
  });

  test('of any user are listed and ended by user managers', async () => {
    const cookie = await open();
    const seen = await manager().gql<Listed>(SESSIONS, { userId: olga });
    expect(seen.data?.userSessions.items).toMatchObject([{ isCurrent: false }]);
    const ended = await manager().gql(END_ALL, { userId: olga });
    expect(ended.data).toEqual({ endAllSessions: 1 });
    expect(await statusOf(cookie)).toBe(401);
  });

  test('of another user are NOT_FOUND, whether they exist or not', async () => {
    const cookie = await open();
    const [session] = await own(cookie);
    const colleague = app.as(['view_board', 'view_cars']);
    expect(codeOf(await colleague.gql(SESSIONS, { userId: olga }))).toBe('NOT_FOUND');
    expect(codeOf(await colleague.gql(END, { id: session?.id }))).toBe('NOT_FOUND');
    expect(codeOf(await colleague.gql(END_ALL, { userId: olga }))).toBe('NOT_FOUND');
    expect(codeOf(await app.as(null).gql(END_ALL, { userId: olga }))).toBe('UNAUTHENTICATED');
    expect(await statusOf(cookie)).toBe(200);
  });
});
