import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = (path: string) => fetch(`${app.url}${path}`);

test('the OpenAPI document requires a session', async () => {
  const refused = await app.as(null).rest('GET', '/openapi.json');
  expect(refused.status).toBe(401);
  expect(refused.body).toMatchObject({ message: MESSAGES.generic.unauthenticated });
  const answer = await app.as([]).rest('GET', '/openapi.json');
  expect(answer.status).toBe(200);
  const body = answer.body as unknown as { openapi: string; paths: Record<string, unknown> };
  expect(body.openapi).toBe('3.1.0');
  expect(body.paths['/bookings/with-customer']).toBeDefined();
});

describe('the viewer', () => {
  test('is a same-origin page with same-origin scripts, none inline', async () => {
    const answer = await read('/api/docs');
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/html');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(page).not.toMatch(/https?:\/\/|<script>|onload=/);
    const files = Array.from(page.matchAll(/(?:src|href)="([^"]+)"/g), ([, path = '']) => path);
    expect(files).toHaveLength(4);
    for (const path of files) {
      const file = await read(path);
      expect([path, file.status]).toEqual([path, 200]);
      await file.arrayBuffer();
    }
  });

  test('sends nothing to other hosts', async () => {
    expect(await (await read('/api/docs/start.js')).text()).toContain('validatorUrl: null');
  });

  test('serves only its three files of the package', async () => {
    expect((await read('/api/docs/package.json')).status).toBe(404);
  });
});

test('both are disabled by the settings of the playground and of introspection', async () => {
  const closed = await startTestApp({ config: { playground: false, introspection: false } });
  for (const path of ['/api/docs', '/api/openapi.json']) {
    expect((await fetch(`${closed.url}${path}`)).status).toBe(404);
  }
  await closed.close();
});
