import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { sampled } from '@backend/testing/sampled';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { INCOMPLETE_REQUESTS, type Packet, packets } from './testing/packets';

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
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed(text);
    return true;
  });
  process.on('uncaughtExceptionMonitor', unexpected);
});
afterEach(() => {
  process.off('uncaughtExceptionMonitor', unexpected);
  vi.restoreAllMocks();
  expect(unexpected).not.toHaveBeenCalled();
  expect(printed).not.toHaveBeenCalled();
});

const QUIET_MS = 60;
const PATIENCE_MS = 5000;
/** Packets at a time: most of the test waits for an answer to end. */
const AT_A_TIME = 8;

const portOf = () => Number(new URL(app.url).port);

interface Talk {
  readonly answer: string;
  readonly isEnded: boolean;
}

/** Sends a packet, keeps its side open and returns the response. */
async function talk({ bytes, isEnded }: Packet): Promise<Talk> {
  const socket: Socket = connect({ port: portOf(), host: '127.0.0.1', allowHalfOpen: true });
  let answer = '';
  let heardAt = 0;
  let isOver = false;
  const finish = () => {
    isOver = true;
  };
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
    heardAt = performance.now();
  });
  socket.on('error', finish).on('end', finish).on('close', finish);
  await once(socket, 'connect');
  socket.write(bytes);
  const from = performance.now();
  const isDone = () =>
    isOver ||
    performance.now() - from > PATIENCE_MS ||
    (!isEnded && heardAt > 0 && performance.now() - heardAt > QUIET_MS);
  while (!isDone()) await new Promise((next) => setTimeout(next, 5));
  socket.destroy();
  return { answer: Buffer.from(answer, 'latin1').toString(), isEnded: isOver };
}

async function isAlive(): Promise<boolean> {
  const headers = { connection: 'close' };
  return (await fetch(`${app.url}/health/live`, { headers })).status === 200;
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4);

async function faultsOf(packet: Packet): Promise<string[]> {
  const { answer, isEnded } = await talk(packet);
  const status = statusOf(answer);
  const isClosedAtOnce = packet.name.startsWith('connect') && answer === '';
  const isAnswered = isClosedAtOnce || (status >= 200 && status < 500);
  return [
    ...(isAnswered ? [] : [`${packet.name}: answered ${status}`]),
    ...(packet.isEnded && !isEnded ? [`${packet.name}: left open`] : []),
  ];
}

describe.each([
  ['nobody', null],
  ['a signed-in user', ['view_board'] as const],
])('packets of %s', (_who, who) => {
  test('are answered or disconnected, and the server stays available', async () => {
    const all = packets(who ? await app.as(who).cookie() : '');
    expect(all.length).toBeGreaterThanOrEqual(100);
    const sent = sampled(all);
    const faults: string[] = [];
    for (let first = 0; first < sent.length; first += AT_A_TIME) {
      const some = sent.slice(first, first + AT_A_TIME);
      faults.push(...(await Promise.all(some.map(faultsOf))).flat());
      if (!(await isAlive())) faults.push(`${some.map(({ name }) => name)}: no sign of life`);
    }
    expect(faults).toEqual([]);
    await expect.poll(() => app.connections()).toBe(0);
  }, 120_000);
});

describe('an error before the request is parsed', () => {
  const headerOf = (name: string, length: number) =>
    `GET / HTTP/1.1\r\nHost: a\r\n${name}: ${'a'.repeat(length)}\r\n\r\n`;

  test.each([
    ['a broken request line', 'nonsense\r\n\r\n', 400, 'BAD_REQUEST', MESSAGES.generic.malformed],
    [
      'headers that are too large',
      headerOf('Cookie', 20_000),
      431,
      'HEADERS_TOO_LARGE',
      MESSAGES.generic.headersTooLarge,
    ],
    [
      'a handshake for no address',
      'GET // HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      404,
      'NOT_FOUND',
      MESSAGES.generic.notFound,
    ],
    [
      'a handshake without a key',
      'GET /api/graphql HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      400,
      'BAD_REQUEST',
      MESSAGES.generic.malformed,
    ],
  ])('%s has the common error format', async (name, bytes, status, code, message) => {
    const { answer, isEnded } = await talk({ name, bytes, isEnded: true });
    expect(isEnded).toBe(true);
    expect(statusOf(answer)).toBe(status);
    expect(answer).toContain('Content-Type: application/json; charset=utf-8');
    expect(JSON.parse(bodyOf(answer))).toEqual({ message, code });
  });

  test('an incomplete request gets 408 and is disconnected', async () => {
    const endings = INCOMPLETE_REQUESTS.map(async ({ name, bytes }) => {
      const socket = connect({ port: portOf(), host: '127.0.0.1', allowHalfOpen: true });
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
      const ended = Promise.race([once(socket, 'end'), once(socket, 'close')]);
      socket.write(bytes);
      await ended;
      socket.destroy();
      return [name, statusOf(answer)];
    });
    expect(await Promise.all(endings)).toEqual(INCOMPLETE_REQUESTS.map(({ name }) => [name, 408]));
    await expect.poll(() => app.connections()).toBe(0);
  });
});
