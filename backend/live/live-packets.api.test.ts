import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const unexpected = vi.fn();
const printed = vi.fn();
beforeEach(() => {
  for (const name of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation(printed);
  }
  process.on('uncaughtExceptionMonitor', unexpected);
});
afterEach(() => {
  process.off('uncaughtExceptionMonitor', unexpected);
  vi.restoreAllMocks();
  expect(unexpected).not.toHaveBeenCalled();
  expect(printed).not.toHaveBeenCalled();
});

const INIT = '{"type":"connection_init"}';
const subscribe = (payload: unknown, id: unknown = '1') =>
  JSON.stringify({ id, type: 'subscribe', payload });
const CHANGES = subscribe({ query: 'subscription { changes { at } }' });
const PROTOCOL = 'graphql-transport-ws';

interface Talk {
  readonly name: string;
  readonly protocol?: string;
  /** Protocol messages. */
  readonly says?: readonly (string | Buffer)[];
  /** Raw bytes that bypass the framing library. */
  readonly bytes?: Buffer;
}

/** A frame of RFC 6455, masked by zeros by default. */
const frame = (first: number, second: number, rest = Buffer.alloc(4)) =>
  Buffer.concat([Buffer.from([first, second]), rest]);

const TALKS: readonly Talk[] = [
  { name: 'no JSON', says: ['hello'] },
  { name: 'nothing', says: [''] },
  { name: 'null', says: ['null'] },
  { name: 'a number', says: ['1'] },
  { name: 'a list', says: ['[]'] },
  { name: 'no type', says: ['{}'] },
  { name: 'an unknown type', says: ['{"type":"nonsense"}'] },
  { name: 'a type of its own object', says: ['{"type":{"toString":1}}'] },
  { name: 'bytes', says: [Buffer.from([0, 255, 254])] },
  { name: 'two greetings', says: [INIT, INIT] },
  { name: 'a greeting with a word', says: ['{"type":"connection_init","payload":"x"}'] },
  { name: 'a subscription before the greeting', says: [CHANGES] },
  { name: 'a subscription without a payload', says: [INIT, '{"type":"subscribe","id":"1"}'] },
  { name: 'a subscription without an id', says: [INIT, subscribe({ query: '{ a }' }, null)] },
  { name: 'a query that is no text', says: [INIT, subscribe({ query: 7 })] },
  { name: 'a broken query', says: [INIT, subscribe({ query: 'subscription {' })] },
  { name: 'variables that are none', says: [INIT, subscribe({ query: '{ a }', variables: 1 })] },
  { name: 'an id of the prototype', says: [INIT, subscribe({ query: 'x' }, '__proto__')] },
  { name: 'the same id twice', says: [INIT, CHANGES, CHANGES] },
  { name: 'an end of nothing', says: [INIT, '{"type":"complete","id":"none"}'] },
  { name: 'an end without an id', says: [INIT, '{"type":"complete"}'] },
  { name: 'an answer', says: [INIT, '{"type":"next","id":"1","payload":{}}'] },
  { name: 'deep JSON', says: ['['.repeat(30_000)] },
  { name: 'a huge message', says: ['x'.repeat(70_000)] },
  { name: 'another protocol', protocol: 'graphql-ws', says: [INIT] },
  { name: 'an unmasked frame', bytes: Buffer.from([0x81, 0x02, 0x68, 0x69]) },
  { name: 'reserved bits', bytes: frame(0xf1, 0x80) },
  { name: 'a reserved kind of frame', bytes: frame(0x83, 0x80) },
  { name: 'a piece without its beginning', bytes: frame(0x80, 0x80) },
  { name: 'a long ping', bytes: frame(0x89, 0xfe, Buffer.from([0, 200, 0, 0, 0, 0])) },
  { name: 'a frame of 2^63 bytes', bytes: frame(0x81, 0xff, Buffer.alloc(12, 0xff)) },
  { name: 'a broken goodbye', bytes: frame(0x88, 0x81, Buffer.from([0, 0, 0, 0, 1])) },
  { name: 'a text that is no UTF-8', bytes: frame(0x81, 0x81, Buffer.from([0, 0, 0, 0, 0xff])) },
  { name: 'zeros', bytes: Buffer.alloc(100) },
];

/** Sends everything, waits and disconnects. */
async function speak({ protocol = PROTOCOL, says = [], bytes }: Talk, cookie: string) {
  const headers = cookie ? { cookie } : {};
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/graphql`, [protocol], {
    headers,
  });
  const closed = new Promise((done) => socket.once('close', done));
  socket.on('error', () => undefined);
  await new Promise((done) => socket.once('open', done).once('close', done));
  for (const message of says) if (socket.readyState === socket.OPEN) socket.send(message);
  if (bytes) (socket as unknown as { _socket: { write(b: Buffer): void } })._socket.write(bytes);
  await Promise.race([closed, new Promise((done) => setTimeout(done, 100))]);
  socket.terminate();
}

describe.each([
  ['nobody', null],
  ['a signed-in user', ['view_board'] as const],
])('malformed messages of %s', (_who, who) => {
  test.each(TALKS)('$name: the server stays available', async (talk) => {
    await speak(talk, who ? await app.as(who).cookie() : '');
    const headers = { connection: 'close' };
    expect((await fetch(`${app.url}/health/live`, { headers })).status).toBe(200);
    await expect.poll(() => app.connections()).toBe(0);
  });
});

test('a socket without connection_init is closed', async () => {
  const cookie = await app.as(['view_board']).cookie();
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/graphql`, [PROTOCOL], {
    headers: { cookie },
  });
  const code = new Promise((done) => socket.once('close', done));
  expect(await code).toBe(4408);
});

test('a socket that ignores the close frame is terminated', async () => {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/graphql`, [PROTOCOL]);
  await new Promise((done) => socket.once('open', done));
  socket.send('{}');
  socket.pause();
  await expect.poll(() => app.connections(), { timeout: 8000 }).toBe(0);
  socket.terminate();
});

test('errors are logged', () => {
  expect(app.logged).toContainEqual(expect.objectContaining({ event: 'broken frame' }));
});
