import { request } from 'node:http';
import { createLog } from '@backend/logging/create-log';
import { type Config, readConfig } from '@backend/settings/config';
import { User } from '@backend/store/entities/access/user.entity';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { startTestApp } from '@backend/testing/test-app';
import { PERMISSIONS } from '@schema/permissions';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { prepareProduction } from './prepare';
import { serve } from './serve';

describe('stopping', () => {
  test('completes requests in flight, closes live sockets and refuses new requests', async () => {
    const app = await startTestApp();
    const { hostname, port } = new URL(app.url);
    const cookie = await app.as(['view_board']).cookie();
    const socket = new WebSocket(`ws://${hostname}:${port}/api/graphql`, 'graphql-transport-ws', {
      headers: { cookie },
    });
    await new Promise((done) => socket.once('open', done));
    const goodbye = new Promise<number>((done) => socket.once('close', done));

    const body = JSON.stringify({ query: '{ profile { permissions } }' });
    const headers = {
      cookie,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const call = request({ hostname, port, path: '/api/graphql', method: 'POST', headers });
    const answered = new Promise<{ status?: number; text: string }>((done, fail) => {
      call.on('error', fail);
      call.on('response', (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => done({ status: response.statusCode, text }));
      });
    });
    call.write(body.slice(0, 10));
    await expect.poll(() => app.connections()).toBeGreaterThan(1);

    const stopped = app.stop();
    expect(await goodbye).toBe(1001);
    call.end(body.slice(10));
    const { status, text } = await answered;
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ data: { profile: { permissions: ['view_board'] } } });
    await stopped;
    await expect(fetch(`${app.url}/health/live`)).rejects.toThrow();
    await app.close();
  });
});

describe('a production start', () => {
  let database: TestDatabase;
  let config: Config;
  const printed: string[] = [];
  const log = createLog('silent');

  beforeEach(async () => {
    database = await openTestDatabase();
    const { dataDir, databaseUrl } = database.options;
    config = { ...readConfig({ PORT: '0' }), databaseUrl, ...(dataDir && { dataDir }) };
    printed.length = 0;
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed.push(String(text));
      return true;
    });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await database.close();
  });

  const signIn = (url: string, login: string, password: string) =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login, password }),
    });

  test('signs in the first user with a password printed once', async () => {
    const running = await serve(config, log, prepareProduction);
    const [, password = ''] = /: ([\w-]{22})\n/.exec(printed.join('')) ?? [];
    const answer = await signIn(running.url, 'admin', password);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ user: { permissions: [...PERMISSIONS] } });
    await running.stop();

    printed.length = 0;
    const again = await serve(config, log, prepareProduction);
    expect(printed.join('')).toBe('');
    expect((await signIn(again.url, 'admin', password)).status).toBe(200);
    await again.stop();
  });

  test('takes login and password from the settings, without printing them', async () => {
    const settings = { ...config, adminLogin: 'Директор', adminPassword: 'тайное-слово' };
    const running = await serve(settings, log, prepareProduction);
    expect((await signIn(running.url, 'директор', 'тайное-слово')).status).toBe(200);
    const metrics = await (await fetch(`${running.url}/metrics`)).text();
    expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(metrics).toContain('process_resident_memory_bytes');
    expect(printed.join('')).not.toContain('тайное');
    await running.stop();
  });

  test('makes its first user the owner, and rejects an unknown OWNER_LOGIN', async () => {
    const settings = { ...config, adminLogin: 'olga', adminPassword: 'тайное-слово' };
    const running = await serve(settings, log, prepareProduction);
    await running.stop();
    const renamed = serve({ ...settings, ownerLogin: 'boss' }, log, prepareProduction);
    await expect(renamed).rejects.toThrow('пользователя «boss» нет, владелец — «olga»');
  });

  test('warns when OWNER_LOGIN matches no user yet', async () => {
    const running = await serve({ ...config, ownerLogin: 'boss' }, log, prepareProduction);
    await running.stop();
    expect(printed.join('')).toContain('Владельца пока нет: пользователя «boss»');
  });

  test('warns once about access over plain HTTP', async () => {
    const settings = { ...config, adminPassword: 'тайное-слово' };
    // A local address that the settings do not list as loopback.
    const open = await serve({ ...settings, host: '127.1' }, log, prepareProduction);
    await open.stop();
    expect(printed.filter((line) => line.includes('без HTTPS'))).toHaveLength(1);
    printed.length = 0;
    const closed = await serve(settings, log, prepareProduction);
    await closed.stop();
    expect(printed.join('')).not.toContain('HTTPS');
  });

  test('is refused when a demo password still works in the database', async () => {
    const settings = { ...config, adminPassword: 'demo-admin' };
    await expect(serve(settings, log, prepareProduction)).rejects.toThrow('admin');
    expect(await database.store.fork().count(User)).toBe(1);
  });
});
