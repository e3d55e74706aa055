import { connect } from 'node:net';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const { limits } = MESSAGES;
const PROTOCOL = 'graphql-transport-ws';
const INIT = '{"type":"connection_init"}';
const CHANGES = 'subscription { changes { at } }';
const subscribe = (id: string, query = CHANGES) =>
  JSON.stringify({ id, type: 'subscribe', payload: { query } });

interface Talk {
  readonly socket: WebSocket;
  /** Received messages. */
  readonly received: { readonly type: string; readonly id?: string; readonly payload?: unknown }[];
  /** Close code and reason. */
  readonly closed: Promise<readonly [number, string]>;
}

const opened: WebSocket[] = [];
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.terminate();
  await expect.poll(() => app.connections()).toBe(0);
});

async function talk(cookie: string, init = true): Promise<Talk> {
  const url = `${app.url.replace('http', 'ws')}/api/graphql`;
  const socket = new WebSocket(url, [PROTOCOL], { headers: cookie ? { cookie } : {} });
  opened.push(socket);
  const received: Talk['received'] = [];
  socket.on('error', () => undefined);
  socket.on('message', (data) => received.push(JSON.parse(String(data))));
  const closed = new Promise<readonly [number, string]>((done) =>
    socket.once('close', (code, reason) => done([code, String(reason)])),
  );
  await new Promise((done) => socket.once('open', done).once('close', done));
  if (init) socket.send(INIT);
  return { socket, received, closed };
}

const isGreeted = ({ received }: Talk) => received.some(({ type }) => type === 'connection_ack');

describe('sockets', () => {
  test('of one user are limited to twenty; one more is closed with a reason, other users are not affected', async () => {
    const cookie = await app.as(['view_board']).cookie();
    const all = await Promise.all(Array.from({ length: 20 }, () => talk(cookie)));
    await expect.poll(() => all.every(isGreeted)).toBe(true);
    const late = await talk(cookie);
    // Clients of graphql-ws do not reconnect after this code.
    expect(await late.closed).toEqual([4429, limits.sockets]);
    const colleague = await talk(await app.as(['view_board', 'view_cars']).cookie());
    await expect.poll(() => isGreeted(colleague)).toBe(true);

    all[0]?.socket.close();
    await all[0]?.closed;
    const next = await talk(cookie);
    await expect.poll(() => isGreeted(next)).toBe(true);
  });

  test('without connection_init are limited to fifty per address and closed', async () => {
    const waiting = await Promise.all(Array.from({ length: 50 }, () => talk('', false)));
    const headers = { cookie: await app.as(['view_board']).cookie() };
    const refused = new WebSocket(`${app.url.replace('http', 'ws')}/api/graphql`, [PROTOCOL], {
      headers,
    });
    const answer = new Promise<readonly [number | undefined, string | undefined]>((done) => {
      refused.on('error', () => undefined);
      refused.once('unexpected-response', (_request, { statusCode, headers: answered }) =>
        done([statusCode, answered['retry-after']]),
      );
    });
    expect(await answer).toEqual([429, '5']);
    refused.terminate();
    const codes = await Promise.all(waiting.map(({ closed }) => closed));
    expect(new Set(codes.map(([code]) => code))).toEqual(new Set([4408]));
  });

  test('after connection_init do not count as waiting: many clients reconnect immediately', async () => {
    const cookies = await Promise.all(
      ['view_board', 'view_cars', 'view_archive', 'view_reviews', 'view_clients'].map((one) =>
        app.as(['view_board', one as 'view_cars']).cookie(),
      ),
    );
    for (let at = 0; at < 12; at += 1) {
      const more = await Promise.all(cookies.map((cookie) => talk(cookie)));
      await expect.poll(() => more.every(isGreeted)).toBe(true);
    }
    expect(opened).toHaveLength(60);
  });
});

describe('subscriptions', () => {
  test('of one socket are limited to five; one more gets an error and the socket stays open', async () => {
    const one = await talk(await app.as(['view_board']).cookie());
    await expect.poll(() => isGreeted(one)).toBe(true);
    for (let at = 0; at < 6; at += 1) one.socket.send(subscribe(String(at)));
    const errors = () => one.received.filter(({ type }) => type === 'error');
    await expect.poll(errors).toEqual([
      {
        id: '5',
        type: 'error',
        payload: [
          expect.objectContaining({
            message: limits.subscriptions,
            extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 5 },
          }),
        ],
      },
    ]);
    one.socket.send('{"type":"complete","id":"0"}');
    one.socket.send(subscribe('again'));
    await expect
      .poll(() => {
        app.changes.publish({
          topics: ['board'],
          carIds: [],
          operation: 'x',
          at: new Date(),
        } as never);
        return one.received.some(({ id, type }) => id === 'again' && type === 'next');
      })
      .toBe(true);
    expect(errors()).toHaveLength(1);
  });

  test('three hundred concurrent ones close the socket', async () => {
    const one = await talk(await app.as(['view_board']).cookie());
    await expect.poll(() => isGreeted(one)).toBe(true);
    for (let at = 0; at < 300; at += 1) one.socket.send(subscribe(String(at)));
    expect(await one.closed).toEqual([4429, limits.messages]);
    expect(
      (await fetch(`${app.url}/health/live`, { headers: { connection: 'close' } })).status,
    ).toBe(200);
  });

  test('count as requests of their session', async () => {
    const bounded = await startTestApp({ config: { sessionRequests: 3 } });
    const cookie = await bounded.as(['view_board']).cookie();
    const url = `${bounded.url.replace('http', 'ws')}/api/graphql`;
    const socket = new WebSocket(url, [PROTOCOL], { headers: { cookie } });
    const received: string[] = [];
    socket.on('message', (data) => received.push(String(data)));
    await new Promise((done) => socket.once('open', done));
    socket.send(INIT);
    await expect.poll(() => received.length).toBe(1);
    for (const id of ['a', 'b', 'c']) socket.send(subscribe(id));
    await expect
      .poll(() => received.filter((text) => text.includes(limits.requests)))
      .toHaveLength(1);
    socket.terminate();
    await bounded.close();
  });
});

describe('anonymous handshakes', () => {
  test('are counted by address and get 429', async () => {
    const bounded = await startTestApp({ config: { strangerRequests: 2 } });
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      const port = Number(new URL(bounded.url).port);
      const socket = connect({ port, host: '127.0.0.1' });
      const answer = new Promise<string>((done) =>
        socket.once('data', (data) => done(String(data))),
      );
      socket.write(
        [
          'GET /api/graphql HTTP/1.1',
          'Host: a',
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
          '\r\n',
        ].join('\r\n'),
      );
      statuses.push(Number((await answer).split(' ')[1]));
      socket.destroy();
    }
    expect(statuses).toEqual([101, 101, 429, 429]);
    await bounded.close();
  });
});
