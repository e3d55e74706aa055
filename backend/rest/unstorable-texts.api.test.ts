import { bindOwner } from '@backend/auth/owner';
import { fillDemo } from '@backend/demo/fill-demo';
import { buildSchema } from '@backend/graphql/build-schema';
import { addUser } from '@backend/testing/data/people';
import { textsOf, type WrongValue } from '@backend/testing/data/wrong-values';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { prepareRow } from './prepare-row';
import { routes } from './routes';

/** Concurrent requests: operations that write wait for each other. */
const AT_A_TIME = 2;
/** Reported failures; more of them add no information. */
const NAMED = 10;

const schema = buildSchema();
let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await startTestApp();
  const { store, clock, config } = app;
  await fillDemo(store, { cars: 3, now: clock.now(), zone: config.companyTimeZone });
  await addUser(store, { login: 'owner', permissions: PERMISSIONS }, clock.now());
  await bindOwner(store, { ...config, ownerLogin: 'owner' }, clock.now());
  cookie = await app.as('owner').cookie();
  await startImports();
}, 90_000);
afterAll(() => app.close());

/** The process of imports starts with its first job; on a loaded machine longer than a request may last. */
async function startImports(): Promise<void> {
  const form = new FormData();
  form.append('run', 'preview');
  form.append('file', new Blob(['Марка;Модель\nKia;Rio']), 'парк.csv');
  const started = await send('/api/import/jobs', { method: 'POST', body: form });
  const { id } = JSON.parse(started.text) as { id: number };
  const state = async () =>
    (JSON.parse((await send(`/api/import/jobs/${id}`, {})).text) as { state: string }).state;
  const isEnded = async () => expect(await state()).toMatch(/done|failed/);
  await vi.waitFor(isEnded, { timeout: 60_000, interval: 200 });
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function send(path: string, init: RequestInit): Promise<Answer> {
  const headers = { cookie, ...(init.headers as Record<string, string>) };
  const answer = await fetch(`${app.url}${path}`, { redirect: 'manual', ...init, headers });
  return { status: answer.status, text: await answer.text() };
}

const json = (path: string, method: string, body: unknown) =>
  send(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const graphql = ({ document: query, variables }: WrongValue) =>
  json('/api/graphql', 'POST', { query, variables });

/** The fault of a response; null: none. */
function faultOf({ status, text }: Answer): string | null {
  if (status >= 500 || /"code":"(INTERNAL|UNAVAILABLE)"/.test(text)) return text.slice(0, 200);
  const isRefused = status >= 400 || text.includes('"errors":');
  return isRefused && !/[а-яё]/i.test(text) ? `${status} without words: ${text}` : null;
}

async function faultsOf<Call>(
  calls: readonly Call[],
  judge: (call: Call) => Promise<(string | null)[]>,
): Promise<string[]> {
  const waiting = [...calls];
  const faults: string[] = [];
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let call = waiting.pop(); call !== undefined; call = waiting.pop()) {
        for (const fault of await judge(call)) if (fault) faults.push(fault);
      }
    }),
  );
  return faults.slice(0, NAMED);
}

const { badCharacters } = MESSAGES.generic;

describe.each([
  ['NUL', 'а\u0000б'],
  ['a lone surrogate', 'а\ud800'],
])('%s in any text of any operation', (_, value) => {
  test('is refused with a message over GraphQL and REST', async () => {
    const calls = textsOf(schema, value);
    expect(calls.length).toBeGreaterThan(90);
    const faults = await faultsOf(calls, async (call) => {
      const answer = await graphql(call);
      const isSaid = answer.text.includes(badCharacters);
      const fault = isSaid ? faultOf(answer) : `said ${answer.status} ${answer.text}`;
      const named = (one: string | null) => one && `${call.name}: ${one}`;
      if (!call.rest) return [named(fault)];
      const { method, path, body } = call.rest;
      return [named(fault), named(faultOf(await json(`/api${path}`, method, body)))];
    });
    expect(faults).toEqual([]);
  }, 120_000);
});

describe.each([
  ['noncharacters', '\ufffe\uffff', 1],
  ['a megabyte', 'ж'.repeat(500_000), 12],
])('%s in any text', (_, value, step) => {
  test('fail no operation', async () => {
    const calls = textsOf(schema, value).filter((_call, at) => at % step === 0);
    const faults = await faultsOf(calls, async (call) => {
      const answers = [await graphql(call)];
      if (call.rest) {
        const { method, path, body } = call.rest;
        answers.push(await json(`/api${path.slice(0, 4000)}`, method, body));
      }
      cookie = await app.as('owner').cookie();
      return answers.map((answer) => {
        const fault = faultOf(answer);
        return fault && `${call.name}: ${fault}`;
      });
    });
    expect(faults).toEqual([]);
  }, 180_000);
});

const HOSTILE = ['%00', 'a%00b', '%ED%A0%80', '%EF%BF%BE', '%E2%80%8B'];

test('hostile characters in any path and query fail no call', async () => {
  const calls = routes
    .filter(({ method, path }) => method === 'GET' || path.includes('{'))
    .flatMap((row) =>
      HOSTILE.map((text) => ({
        method: row.method,
        path: `${row.path.replace(/\{\w+\}/g, text)}?search=${text}&start=${text}&moment=${text}`,
      })),
    );
  const faults = await faultsOf(calls, async ({ method, path }) => {
    const fault = faultOf(await json(`/api${path}`, method, method === 'GET' ? undefined : {}));
    return [fault && `${method} ${path}: ${fault}`];
  });
  expect(faults).toEqual([]);
});

/** A body of parts as they are, which FormData would escape. */
const formOf = (parts: readonly (readonly [disposition: string, content: string])[]) =>
  `${parts
    .map(
      ([disposition, content]) =>
        `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`,
    )
    .join('')}--b--\r\n`;

test('hostile names of files, of fields and of their values fail no upload', async () => {
  const rows = routes.flatMap((row) => {
    const file = prepareRow(row, schema).parameters.find(({ place }) => place === 'file');
    return file ? [{ path: row.path, field: file.name }] : [];
  });
  const names = ['a\u0000.csv', '\ufffe.csv', 'я'.repeat(5000), '"; x="', '\u202e.csv'];
  const run = ['name="run"', 'import'] as const;
  const calls = rows.flatMap(({ path, field }) => {
    const file = [`name="${field}"; filename="a.csv"`, 'Марка;Модель\nKia;Rio'] as const;
    return names.flatMap((name) => [
      { path, body: formOf([run, [`name="${field}"; filename="${name}"`, 'x']]) },
      { path, body: formOf([run, [`name="${name}"`, 'x'], file]) },
      ...['fileName', 'sheet', 'columns'].map((other) => ({
        path,
        body: formOf([run, [`name="${other}"`, name], file]),
      })),
    ]);
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const faults = await faultsOf(calls, async ({ path, body }) => {
    const fault = faultOf(await send(`/api${path}`, { method: 'POST', headers, body }));
    return [fault && `${path} ${JSON.stringify(body).slice(0, 120)}: ${fault}`];
  });
  expect(faults).toEqual([]);
}, 120_000);

test('hostile headers fail no call', async () => {
  const headers = [
    'idempotency-key',
    'x-change-id',
    'user-agent',
    'authorization',
    'if-none-match',
    'accept',
  ];
  const values = ['\u0001', '\u00ff\u00fe', 'é'.repeat(1000), '%00', ','.repeat(500)];
  const calls = headers.flatMap((name) => values.map((value) => ({ name, value })));
  const faults = await faultsOf(calls, async ({ name, value }) => {
    const sent = { 'content-type': 'application/json', [name]: value };
    const body = JSON.stringify({ amount: 1 });
    // undici refuses some headers itself.
    const answer = await send('/api/cashbox/entries', {
      method: 'POST',
      headers: sent,
      body,
    }).catch(() => null);
    const fault = answer && faultOf(answer);
    return [fault && `${name} ${JSON.stringify(value).slice(0, 40)}: ${fault}`];
  });
  expect(faults).toEqual([]);
});
