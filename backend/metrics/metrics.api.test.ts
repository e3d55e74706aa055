import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';

const TOKEN = 'a-long-token-of-the-company';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { metricsToken: TOKEN } });
});
afterAll(() => app.close());

async function ask(headers: Record<string, string> = {}) {
  const answer = await fetch(`${app.url}/metrics`, { headers });
  return { status: answer.status, type: answer.headers.get('content-type'), answer };
}

/** The value of one series; 0 when it is absent. */
async function read(series: string): Promise<number> {
  const text = await (await ask()).answer.text();
  const line = text.split('\n').find((one) => one.startsWith(`avtoprokat_${series} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}
const requests = (operation: string, status: string) =>
  read(`requests_total{operation="${operation}",status="${status}"}`);

describe('access', () => {
  test('an anonymous client gets 404 in the common error format, with a wrong token too', async () => {
    const proxied = { 'x-forwarded-for': '203.0.113.7' };
    for (const headers of [proxied, { ...proxied, authorization: 'Bearer wrong' }]) {
      const { status, answer } = await ask(headers);
      expect(status).toBe(404);
      expect(await answer.json()).toEqual({
        message: MESSAGES.generic.notFound,
        code: 'NOT_FOUND',
      });
    }
    expect((await fetch(`${app.url}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  test('a local client, and a remote one with the token, get the text format', async () => {
    const proxied = { 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${TOKEN}` };
    for (const headers of [{}, proxied]) {
      const { status, type } = await ask(headers);
      expect(status).toBe(200);
      expect(type).toBe('text/plain; version=0.0.4; charset=utf-8');
    }
  });
});

describe('requests', () => {
  const counted = (operation: string, status: string) =>
    expect.poll(() => requests(operation, status)).toBe(1);

  test('are counted by row and class of status over REST', async () => {
    const client = app.as(['view_board']);
    await client.rest('GET', '/cars/17');
    await client.rest('GET', '/auth/profile');
    await app.as(null).rest('POST', '/auth/login', {});
    await counted('GET /cars/{id}', '4xx');
    await counted('GET /auth/profile', '2xx');
    await counted('POST /auth/login', '4xx');
    expect(await read('request_seconds_count{operation="GET /auth/profile"}')).toBe(1);
  });

  test('are counted by root field over GraphQL, failures by their code', async () => {
    const client = app.as(['view_board']);
    await client.gql('query Anything { profile { id } }');
    await client.gql('{ users { id } }');
    await client.gql('mutation { addCashEntry(input: {amount: 1}) { id } }');
    const cashier = app.as(['edit_bookings']);
    await cashier.gql('mutation { addCashEntry(input: {amount: 0}) { id } }');
    await counted('query profile', '2xx');
    await counted('query users', '4xx');
    await expect.poll(() => requests('mutation addCashEntry', '4xx')).toBe(2);
  });

  test('never use a label from the request', async () => {
    const client = app.as(['view_board']);
    await client.gql('{ invented }');
    await client.gql('query Named { a: profile { id } board { cars { id } } }');
    await client.gql('{');
    await fetch(`${app.url}/api/invented/17`);
    await fetch(`${app.url}/invented.js`);
    await counted('graphql, unknown', '4xx');
    await counted('graphql, several', '4xx');
    await counted('graphql, unreadable', '4xx');
    await counted('other /api', '4xx');
    await counted('pages', '4xx');
    expect(await (await ask()).answer.text()).not.toMatch(/invented|Named/);
  });
});

test('the state of the server is read at each request', async () => {
  expect(await read('live_sockets')).toBe(0);
  const socket = new WebSocket(`${app.url}/api/graphql`, 'graphql-transport-ws', {
    headers: { cookie: await app.as(['view_board']).cookie() },
  });
  await new Promise((done) => socket.once('open', done));
  await expect.poll(() => read('live_sockets')).toBe(1);
  const closed = new Promise((done) => socket.once('close', done));
  socket.close();
  await closed;

  const { promise, resolve } = Promise.withResolvers<void>();
  const writing = app.store.write(app.store.fork(), () => promise);
  await expect.poll(() => read('database_connections{state="in use"}')).toBe(1);
  resolve();
  await writing;
  await expect.poll(() => read('database_connections{state="in use"}')).toBe(0);
  const hasLog = (await read('database_wal_bytes')) > 0;
  expect(hasLog).toBe(app.store.engine === 'sqlite');
  expect(await read('imports{state="waiting"}')).toBe(0);
});
