import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const PAGE = '<!doctype html><title>Page</title>';
const PLAIN = '/* packed */ '.repeat(500);
const PACKED = [
  ['.br', brotliCompressSync],
  ['.gz', gzipSync],
] as const;

let app: TestApp;
const clientDir = mkdtempSync(join(tmpdir(), 'client-'));
beforeAll(async () => {
  mkdirSync(join(clientDir, 'assets'));
  writeFileSync(join(clientDir, 'index.html'), PAGE);
  writeFileSync(join(clientDir, 'assets/main-abc123.js'), `${'/* code */ '.repeat(500)}`);
  writeFileSync(join(clientDir, 'service-worker.js'), '/* built */');
  writeFileSync(join(clientDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const [ending, pack] of PACKED) {
    writeFileSync(join(clientDir, `assets/packed-abc123.js${ending}`), pack(PLAIN));
    writeFileSync(join(clientDir, `index.html${ending}`), pack(PAGE));
  }
  writeFileSync(join(clientDir, 'assets/packed-abc123.js'), PLAIN);
  app = await startTestApp({ clientDir });
});
afterAll(async () => {
  await app.close();
  rmSync(clientDir, { recursive: true });
});

/** The answer as sent: fetch would decompress it. */
function sent(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      get(`${app.url}${path}`, { headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const { statusCode = 0, headers } = answer;
          resolve({ status: statusCode, headers, body: Buffer.concat(chunks) });
        });
      }).on('error', reject);
    },
  );
}

describe('a file compressed by the build', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('is sent for Accept-Encoding: %s as %s', async (accepted, encoding, unpack) => {
    const answer = await sent('/assets/packed-abc123.js', { 'accept-encoding': accepted });
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(unpack(answer.body).toString()).toBe(PLAIN);
  });

  test('is sent plain to a client that accepts no encoding, and varies', async () => {
    const answer = await sent('/assets/packed-abc123.js', { 'accept-encoding': 'identity' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(answer.body.toString()).toBe(PLAIN);
  });

  test('is not sent again while its ETag matches; variants have different ones', async () => {
    const accepted = { ...BROWSER, 'accept-encoding': 'br' };
    const page = await sent('/cars', accepted);
    expect(page.headers['content-type']).toContain('text/html');
    expect(brotliDecompressSync(page.body).toString()).toBe(PAGE);
    const etag = String(page.headers.etag);
    const again = await sent('/cars', { ...accepted, 'if-none-match': etag });
    expect(again.status).toBe(304);
    const zipped = await sent('/cars', { ...BROWSER, 'accept-encoding': 'gzip' });
    expect(zipped.headers.etag).not.toBe(etag);
  });
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

test.each([
  '/reviews/share/k7f3m9q2xw4d8h6t',
  '/reviews/share/K7F3M9Q2XW4D8H6T',
  '/papers/share/Zm9vYmFyYmF6cXV4cXV1eA',
])('the page at %s is not cached, not indexed and sends no referrer', async (path) => {
  const { status, headers } = await fetch(`${app.url}${path}`, { headers: BROWSER });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('files with a hash in the name are immutable and compressed', async () => {
  const answer = await fetch(`${app.url}/assets/main-abc123.js`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toMatch(/gzip|br/);
  expect((await answer.text()).startsWith('/* code */')).toBe(true);
  const icon = await fetch(`${app.url}/favicon.svg`);
  expect(icon.headers.get('cache-control')).toBe('no-cache');
});

test('a part of the page has its own policy and no headers of documents', async () => {
  const { headers } = await fetch(`${app.url}/assets/main-abc123.js`);
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toBeNull();
  const page = await fetch(app.url, { headers: BROWSER });
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('permissions-policy')).toContain('camera=(self)');
  expect(page.headers.get('x-frame-options')).toBe('DENY');
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

test.each([
  [true, '/* built */'],
  [false, 'registration.unregister()'],
])('with OFFLINE_BOARD %s the worker of devices is %s', async (offlineBoard, script) => {
  const one = await startTestApp({ clientDir, config: { offlineBoard } });
  const answer = await fetch(`${one.url}/service-worker.js`);
  await one.close();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'");
  expect(await answer.text()).toContain(script);
});
