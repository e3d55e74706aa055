import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
const clientDir = mkdtempSync(join(tmpdir(), 'client-'));
beforeAll(async () => {
  mkdirSync(join(clientDir, 'assets'));
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>Page</title>');
  writeFileSync(join(clientDir, 'assets/main-abc123.js'), `${'/* code */ '.repeat(500)}`);
  writeFileSync(join(clientDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = await startTestApp({ clientDir });
});
afterAll(async () => {
  await app.close();
  rmSync(clientDir, { recursive: true });
});

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each(['/', '/clients/42', '/analytics/2026-11-10/available', '/no-such-page', '/login?x=1'])(
  'a navigation to %s gets the page, revalidated each time',
  async (path) => {
    const answer = await fetch(`${app.url}${path}`, { headers: BROWSER });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>Page</title>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  },
);

test.each(['/reviews/share/k7f3m9q2xw4d8h6t', '/reviews/share/K7F3M9Q2XW4D8H6T'])(
  'the page at %s is not cached, not indexed and sends no referrer',
  async (path) => {
    const { status, headers } = await fetch(`${app.url}${path}`, { headers: BROWSER });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  },
);

test('files with a hash in the name are immutable and compressed', async () => {
  const answer = await fetch(`${app.url}/assets/main-abc123.js`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toMatch(/gzip|br/);
  expect((await answer.text()).startsWith('/* code */')).toBe(true);
  const icon = await fetch(`${app.url}/favicon.svg`);
  expect(icon.headers.get('cache-control')).toBe('no-cache');
});

test('a missing file is 404, not the page', async () => {
  for (const path of [
    '/assets/main-old.js',
    '/missing.png',
    '/.env',
    '/assets/../../etc/passwd.txt',
  ]) {
    const answer = await fetch(`${app.url}${path}`, { headers: BROWSER });
    expect(answer.status).toBe(404);
  }
});

test('a POST does not open a page', async () => {
  const answer = await fetch(`${app.url}/cars`, { method: 'POST', headers: BROWSER });
  expect(answer.status).toBe(404);
});
