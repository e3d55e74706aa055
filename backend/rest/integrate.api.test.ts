import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fillDemo } from '@backend/demo/fill-demo';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const DOCUMENTED_ADDRESS = 'http://127.0.0.1:4000';

/** The snippets of docs/integrate.md, in order. */
const page = readFileSync(join(import.meta.dirname, '../../docs/integrate.md'), 'utf8');
const snippets = (language: string) =>
  Array.from(page.matchAll(/```(\w+)\n([\s\S]*?)```/g)).flatMap(([, name, text = '']) =>
    name === language ? [text] : [],
  );

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'integrate-'));
beforeAll(async () => {
  app = await startTestApp();
  const { config, clock, store } = app;
  await fillDemo(store, { cars: 4, now: clock.now(), zone: config.companyTimeZone });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the documented commands sign in, read the board and add a cash entry', async () => {
  const [commands = ''] = snippets('sh');
  const text = commands.replaceAll(DOCUMENTED_ADDRESS, app.url).replaceAll('curl ', 'curl -sSf ');
  const { stdout } = await run('bash', ['-ec', text], { cwd: folder });
  expect(stdout).toContain('"login":"admin"');
  expect(stdout).toContain('"rows":[');
  expect(stdout).toContain('"amount":1500');
});

test('the documented script lists free cars with a token limited to that', async () => {
  const [script = ''] = snippets('ts');
  const file = join(folder, 'free-cars.ts');
  writeFileSync(file, script.replaceAll(DOCUMENTED_ADDRESS, app.url));
  const made = await app
    .as('admin')
    .gql<{ createApiToken: { token: string } }>(
      `mutation { createApiToken(input: { name: "Сайт", permissions: ["edit_bookings"] }) { token } }`,
    );
  const env = { ...process.env, API_TOKEN: made.data?.createApiToken.token };
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
  const { stdout } = await run(process.execPath, [...flags, file], { env, cwd: folder });
  const lines = stdout.trim().split('\n');
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).toMatch(/[А-Я]\d{3}[А-Я]{2}\d{2,3} \d+/);
});
