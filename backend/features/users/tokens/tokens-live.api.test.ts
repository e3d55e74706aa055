import { newApiToken } from '@backend/auth/api-token';
import { ApiToken } from '@backend/store/entities/access/api-token.entity';
import { addUser } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';

let app: TestApp;
let owner: number;
beforeAll(async () => {
  app = await startTestApp();
  const user = { login: 'Ольга', permissions: ['view_board'] } as const;
  owner = await addUser(app.store, user, app.clock.now());
});
afterAll(() => app.close());

const NOTICE = {
  topics: ['board'],
  carIds: [3],
  operation: 'updateBooking',
  at: new Date('2026-11-10T09:00:00Z'),
} as const;

/** Notices received with this token, and the close code of its socket. */
function listen(token: string) {
  class Socket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: { authorization: `Bearer ${token}` } });
    }
  }
  const received: unknown[] = [];
  const closed = new Promise<number>((done) => {
    const client = createClient({
      url: `${app.url.replace('http', 'ws')}/api/graphql`,
      webSocketImpl: Socket,
      retryAttempts: 0,
      on: { closed: (event) => done((event as { code: number }).code) },
    });
    const ignore = () => undefined;
    client.subscribe(
      { query: 'subscription { changes { carIds } }' },
      { next: (value) => received.push(value.data), error: ignore, complete: ignore },
    );
  });
  return { received, closed };
}

async function makeToken(): Promise<string> {
  const { token, hash } = newApiToken();
  await app.store.write(app.store.fork(), async (em) => {
    const row = { user: owner, name: 'Склад', permissions: ['view_board' as const] };
    em.create(ApiToken, { ...row, tokenHash: hash, createdAt: app.clock.now() });
  });
  return token;
}

test('a script with a token receives notices until the token is revoked', async () => {
  const { received, closed } = listen(await makeToken());
  await expect
    .poll(() => {
      app.changes.publish(NOTICE);
      return received.length;
    })
    .toBeGreaterThan(0);
  await app.store.fork().nativeUpdate(ApiToken, { user: owner }, { revokedAt: app.clock.now() });
  app.changes.publish(NOTICE);
  expect(await closed).toBe(4401);
});

test('a script with a wrong token receives nothing', async () => {
  expect(await listen('avp_nonsense').closed).toBe(4401);
});
