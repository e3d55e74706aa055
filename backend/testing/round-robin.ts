import { Agent, createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

const CHECK_EVERY_MS = 50;
/** Failed checks in a row after which a server gets no requests, as by default in HAProxy. */
const FAILED_CHECKS = 3;

interface Proxy {
  readonly url: string;
  /** Whether the server of this URL gets requests. */
  sendsTo(url: string): boolean;
  /** Why requests were answered with 502, in turn. */
  readonly failures: readonly string[];
  close(): Promise<void>;
}

/**
 * A typical proxy before several servers: polls /health/ready of each, sends requests and sockets
 * in turn to the ready ones, keeps connections alive, retries nothing. Starts when all are ready.
 */
export async function startRoundRobin(urls: readonly string[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  const failures: string[] = [];
  const upgraded = new Set<Duplex>();
  let isOver = false;
  let turn = 0;
  const next = (): URL | null => {
    const serving = urls.filter((url) => ready.has(url));
    turn += 1;
    return serving.length > 0 ? new URL(serving[turn % serving.length] ?? '') : null;
  };
  async function watch(url: string): Promise<void> {
    let failed = 0;
    while (!isOver) {
      const isReady = await fetch(`${url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      failed = isReady ? 0 : failed + 1;
      if (isReady) ready.add(url);
      else if (failed >= FAILED_CHECKS) ready.delete(url);
      await pause(CHECK_EVERY_MS);
    }
  }

  const server = createServer((incoming, outgoing) => {
    const target = next();
    const fail = (reason: string): void => {
      failures.push(reason);
      if (!outgoing.headersSent) outgoing.writeHead(502).end();
    };
    if (!target) return fail('no server is ready');
    const { hostname, port } = target;
    const { method, url: path, headers } = incoming;
    const call = request({ hostname, port, method, path, headers, agent }, (answer) => {
      const { connection: _, 'keep-alive': __, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    call.on('error', ({ message }) => fail(`${method} ${target.port}: ${message}`));
    incoming.pipe(call);
  });
  server.on('upgrade', (incoming, stream) => {
    const target = next();
    if (!target) {
      stream.destroy();
      return;
    }
    upgraded.add(stream);
    stream.once('close', () => upgraded.delete(stream));
    const upstream = connect(Number(target.port), target.hostname, () => {
      const lines = incoming.rawHeaders.flatMap((name, at, all) =>
        at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : [],
      );
      upstream.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.pipe(stream).pipe(upstream);
    });
    upstream.on('error', () => stream.destroy());
    stream.on('error', () => upstream.destroy());
  });
  const watching = urls.map(watch);
  while (ready.size < urls.length) await pause(CHECK_EVERY_MS);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failures,
    sendsTo: (url) => ready.has(url),
    async close() {
      isOver = true;
      await Promise.all(watching);
      agent.destroy();
      server.closeAllConnections();
      for (const stream of upgraded) stream.destroy();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
