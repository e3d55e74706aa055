import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '@backend/logging/create-log';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { requestLog } from '../request-log';
import { health } from './health';

/** Serves /health/ready with this dependency; returns its request. */
async function serve(isStopping: () => boolean, need: () => Promise<void>) {
  const app = express();
  app.use(requestLog(createLog('silent')));
  const details = async () => ({ backup: null });
  app.use('/health', health({ isStopping, needs: { database: need }, details }));
  const server = createServer(app);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/health/ready`;
  return async () => {
    const answer = await fetch(url);
    return { status: answer.status, body: await answer.json() };
  };
}

const STOPPING = { status: 503, body: { status: 'unavailable', failed: ['stopping'] } };

test('names failed dependencies; without failures adds the details', async () => {
  const ready = await serve(
    () => false,
    async () => undefined,
  );
  expect(await ready()).toEqual({ status: 200, body: { status: 'ok', backup: null } });
  const broken = await serve(
    () => false,
    async () => Promise.reject(new Error('no database')),
  );
  const body = { status: 'unavailable', failed: ['database'] };
  expect(await broken()).toEqual({ status: 503, body });
});

test('a stop is reported without waiting for a database that does not answer', async () => {
  const never = Promise.withResolvers<void>();
  const ready = await serve(
    () => true,
    () => never.promise,
  );
  expect(await ready()).toEqual(STOPPING);
});

test('a stop that begins during a probe is reported by its answer', async () => {
  let isStopping = false;
  const asked = Promise.withResolvers<void>();
  const probe = Promise.withResolvers<void>();
  const ready = await serve(
    () => isStopping,
    () => {
      asked.resolve();
      return probe.promise;
    },
  );
  const answer = ready();
  await asked.promise;
  isStopping = true;
  probe.resolve();
  expect(await answer).toEqual(STOPPING);
});
