import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendJson } from './send-json';

const rows = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Иванов "И." ${id}`, at: new Date(id) }));

const BODIES: Record<string, unknown> = {
  long: { summary: { total: 1 }, items: rows(1234), nothing: undefined, tail: null },
  round: { items: rows(1000) },
  two: { items: rows(501), others: rows(777) },
  short: { items: rows(3) },
  empty: { items: [] },
  list: rows(600),
  huge: { items: rows(40_000) },
};

let server: Server;
let url: string;
const ended: string[] = [];
beforeAll(async () => {
  const app = express();
  app.use(compression({ level: 1 }));
  app.get('/:name', async (incoming, response) => {
    await sendJson(response, 201, BODIES[incoming.params.name]);
    ended.push(incoming.params.name);
  });
  server = createServer(app);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('a JSON body', () => {
  it.each(Object.keys(BODIES))('is sent unchanged, long lists in chunks: %s', async (name) => {
    for (const encoding of ['gzip', 'identity']) {
      const answer = await fetch(`${url}/${name}`, { headers: { 'accept-encoding': encoding } });
      expect(answer.status).toBe(201);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      const expected: unknown = JSON.parse(JSON.stringify(BODIES[name]));
      expect(await answer.json()).toEqual(expected);
    }
  });

  it('yields to other requests between chunks', async () => {
    const long = fetch(`${url}/huge`).then((answer) => answer.text());
    const first = await Promise.race([
      long.then(() => 'long'),
      fetch(`${url}/short`).then(() => 'short'),
    ]);
    expect(first).toBe('short');
    await long;
  });

  it('is aborted without an error when the client disconnects', async () => {
    ended.length = 0;
    await new Promise<void>((done) => {
      const call = request(`${url}/huge`, (answer) => {
        answer.once('data', () => call.destroy());
      });
      call.on('error', () => undefined).on('close', done);
      call.end();
    });
    await expect.poll(() => ended).toEqual(['huge']);
  });
});
