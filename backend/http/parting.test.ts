import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { partingOf } from './parting';

test('responses in flight and later ones have `Connection: close`', async () => {
  const finish = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === '/slow') {
      arrived.resolve();
      await finish.promise;
    }
    outgoing.end('ok');
  });
  const parting = partingOf(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path, agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.headers.connection));
      });
      call.on('error', reject).end();
    });

  expect(await ask('/')).toBe('keep-alive');
  const slow = ask('/slow');
  await arrived.promise;
  parting.begin();
  expect(await ask('/')).toBe('close');
  finish.resolve();
  expect(await slow).toBe('close');
  agent.destroy();
  await new Promise((done) => server.close(done));
});
