import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SCRIPT = '/api/graphql/playground/assets/index-abc123.js';
const PAGE = `<!doctype html><html lang="ru" data-today=""><script type="module" src="${SCRIPT}"></script></html>`;
const CODE = '/* code */ '.repeat(500);

let app: TestApp;
const playgroundDir = mkdtempSync(join(tmpdir(), 'playground-'));
beforeAll(async () => {
  mkdirSync(join(playgroundDir, 'assets'));
  writeFileSync(join(playgroundDir, 'index.html'), PAGE);
  writeFileSync(join(playgroundDir, 'assets/index-abc123.js'), CODE);
  writeFileSync(join(playgroundDir, 'assets/index-abc123.js.gz'), gzipSync(CODE));
  app = await startTestApp({ playgroundDir });
});
afterAll(async () => {
  await app.close();
  rmSync(playgroundDir, { recursive: true });
});

const open = (path: string, of = app) =>
  fetch(`${of.url}${path}`, { headers: { accept: 'text/html' } });

test('the playground opens in a browser, with the day of the company', async () => {
  const answer = await open('/api/graphql');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toBe(PAGE.replace('data-today=""', 'data-today="2026-11-10"'));
});

test('it has its own CSP: same-origin files, no inline script, no other host', async () => {
  const policy = (await open('/api/graphql')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('its files are sent as compressed by the build, with immutable caching', async () => {
  const { status, headers } = await open(SCRIPT);
  expect(status).toBe(200);
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  // The policy of a worker is in this header.
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
});

test('other files of its folder are not served', async () => {
  for (const path of ['index.html', 'assets/../index.html', '.vite/manifest.json', 'assets/no.js'])
    expect((await open(`/api/graphql/playground/${path}`)).ok).toBe(false);
});

test('a request that does not accept HTML gets no page', async () => {
  const answer = await fetch(`${app.url}/api/graphql`, { headers: { accept: 'application/json' } });
  expect(answer.headers.get('content-type')).toContain('json');
});

test('it is linked from the short URL', async () => {
  const answer = await fetch(`${app.url}/graphql?x=1`, { redirect: 'manual' });
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toBe('/api/graphql?x=1');
});

test.each([
  ['switched off', { playgroundDir, config: { playground: false } }],
  ['not built', { playgroundDir: join(playgroundDir, 'missing') }],
])('%s it is not shown, and GraphQL answers', async (_, options) => {
  const without = await startTestApp(options);
  const answer = await open('/api/graphql', without);
  expect(answer.status).toBe(406);
  expect(answer.headers.get('content-type')).toContain('json');
  expect((await open(SCRIPT, without)).ok).toBe(false);
  const { data } = await without.as(null).gql('{ company { name } }');
  expect(data).not.toBeNull();
  await without.close();
});
