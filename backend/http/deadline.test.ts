import type { AddressInfo } from 'node:net';
import { createLog } from '@backend/logging/create-log';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerFailure } from './answer-failure';
import { deadline } from './deadline';
import { requestLog } from './request-log';

const lines: Record<string, unknown>[] = [];
const app = express();
const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
app.use(requestLog(log));
app.use('/import', deadline(5000));
app.use(deadline(50));
app.get('/fast', (_request, response) => {
  response.json({ done: true });
});
app.get(['/slow', '/import/slow'], async (_request, response) => {
  await new Promise((done) => setTimeout(done, 120));
  response.json({ done: true });
});
app.post('/api/graphql', async (_request, response) => {
  await new Promise((done) => setTimeout(done, 120));
  response.end();
});
app.use(answerFailure);

const server = app.listen(0, '127.0.0.1');
let url: string;
beforeAll(async () => {
  if (!server.listening) await new Promise((done) => server.once('listening', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

test('a request in time gets its own response', async () => {
  expect(await (await fetch(`${url}/fast`)).json()).toEqual({ done: true });
});

test('a request over the deadline gets 503', async () => {
  const answer = await fetch(`${url}/slow`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  // The late end of the handler does not affect the next request on the connection.
  await new Promise((done) => setTimeout(done, 120));
  expect((await fetch(`${url}/fast`)).status).toBe(200);
  expect(lines).toContainEqual(expect.objectContaining({ event: 'deadline' }));
  expect(lines.filter((line) => line.msg === 'unexpected failure')).toEqual([]);
});

test('the first deadline of a request holds', async () => {
  expect((await fetch(`${url}/import/slow`)).status).toBe(200);
});

test('GraphQL gets the error in its own format', async () => {
  const answer = await fetch(`${url}/api/graphql`, { method: 'POST' });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
});
