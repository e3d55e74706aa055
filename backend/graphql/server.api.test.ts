import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from './limits';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const MODERN = { accept: 'application/graphql-response+json' };

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

describe('an oversized request is refused', () => {
  const deep = (levels: number) =>
    `{ __typename ${'...{ '.repeat(levels)}__typename${' }'.repeat(levels)} }`;
  const fields = (count: number, text: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => text(at)).join(' ');
  const bombs: [string, string][] = [
    ['depth', `{ company ${'{ __typename ...on Company '.repeat(30)}{ name }${' }'.repeat(30)} }`],
    [
      'nested types',
      `{ __schema { types ${'{ fields { type '.repeat(12)}{ name }${' } }'.repeat(12)} } }`,
    ],
    ['aliases', `{ ${fields(LIMITS.aliases + 1, (at) => `a${at}: company { name }`)} }`],
    ['directives', `{ company { name ${'@include(if: true) '.repeat(LIMITS.directives + 1)} } }`],
    ['tokens', `{ ${fields(LIMITS.tokens, () => '__typename')} }`],
    ['cost', `{ ${fields(400, () => 'company { name timeZone }')} }`],
    [
      'circles',
      '{ company { ...a } } fragment a on Company { ...b } fragment b on Company { ...a }',
    ],
    ['emptiness', deep(300)],
  ];

  test.each(bombs)('%s', async (_name, query) => {
    const answer = await app.as(['view_board']).gql(query);
    expect(answer.data).toBeNull();
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  test('several operations in one request', async () => {
    const answer = await post([
      { query: '{ company { name } }' },
      { query: '{ company { name } }' },
    ]);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_REQUEST' } }],
    });
  });
});

describe('GET requests', () => {
  const get = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${app.url}/api/graphql?query=${encodeURIComponent(query)}`, { headers });

  test('serve queries of programs', async () => {
    const answer = await get('{ company { timeZone } }', { 'apollo-require-preflight': '1' });
    expect(await answer.json()).toEqual({ data: { company: { timeZone: 'Europe/Moscow' } } });
  });

  test('are refused for a cross-site link', async () => {
    expect((await get('{ company { timeZone } }')).status).toBe(400);
  });

  test('never run mutations', async () => {
    const answer = await get('mutation { logout }', { 'apollo-require-preflight': '1' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });
});

describe('introspection', () => {
  const questions = ['{ __schema { queryType { name } } }', '{ __type(name: "User") { name } }'];

  test.each(questions)('requires a session: %s', async (query) => {
    const nobody = await app.as(null).gql(query);
    expect(nobody.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const somebody = await app.as([]).gql(query);
    expect(somebody.errors).toBeUndefined();
  });

  test('can be disabled by the settings', async () => {
    const closed = await startTestApp({ config: { introspection: false } });
    const answer = await closed.as([]).gql(questions[0] ?? '');
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    await closed.close();
  });

  test('is not possible through suggestions in errors', async () => {
    const { errors } = await app.as(null).gql('{ companyy { name } }');
    expect(errors?.[0]?.message).not.toContain('company"');
    expect(errors?.[0]?.message).not.toContain('Did you mean');
  });
});

describe('an error', () => {
  test('of a document: 200 as application/json, 400 as the modern type', async () => {
    const plain = await post({ query: '{ nope }' });
    expect(plain.status).toBe(200);
    expect(plain.headers.get('content-type')).toContain('application/json');
    const modern = await post({ query: '{ nope }' }, MODERN);
    expect(modern.status).toBe(400);
    expect(modern.headers.get('content-type')).toContain(MODERN.accept);
    const body = (await modern.json()) as { errors: { message: string }[] };
    expect(body.errors[0]?.message).toBe(
      `${MESSAGES.generic.malformed}: Cannot query field "nope" on type "Query".`,
    );
  });

  test('of variables names the variable and never echoes its value', async () => {
    const query = 'query ($p: String!) { sharedReviewLink(code: $p) { sourceName } }';
    const { errors } = await app.as(null).gql(query, { p: { hush: 'hush' } });
    expect(errors?.[0]).toMatchObject({
      message: `${MESSAGES.generic.malformed}: p`,
      extensions: { code: 'BAD_REQUEST' },
    });
    expect(JSON.stringify(app.logged)).not.toContain('hush');
  });

  test.each([
    ['one short query', 'query A { company { name } }'],
    ['one long query', 'query A { board(start: "2026-11-02", days: 21) { days } }'],
    ['a mutation', 'mutation A { logout }'],
    ['several', 'query A { company { name } } query C { profile { login } }'],
    ['none', 'fragment A on Company { name }'],
  ])('of an operation that the document does not have, but %s: BAD_REQUEST', async (_, query) => {
    const cookie = await app.as(['view_board']).cookie();
    for (const operationName of ['B', 'constructor', ' ', 7]) {
      const asked = { query, operationName };
      const answer = await post(asked, { ...MODERN, cookie });
      const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
      expect([asked, answer.status, errors[0]?.extensions.code]).toEqual([
        asked,
        400,
        'BAD_REQUEST',
      ]);
      expect([400, 401]).toContain((await post(asked, MODERN)).status);
    }
    expect(app.logged.filter(({ level }) => level === 50)).toEqual([]);
  });

  test('of the body: an invalid GraphQL request has the same shape', async () => {
    for (const body of [
      {},
      { query: 7 },
      { query: '' },
      { query: '{ company { name } }', variables: 'x' },
    ]) {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        errors: [{ message: expect.stringContaining(MESSAGES.generic.malformed) }],
      });
    }
  });

  test('of a media type: 415', async () => {
    const answer = await post({ query: '{ company { name } }' }, { 'content-type': 'text/plain' });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toEqual({
      errors: [
        {
          message: MESSAGES.generic.unsupportedMediaType,
          extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' },
        },
      ],
    });
  });
});

describe('refused before execution', () => {
  const message = async (answer: Response) =>
    ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message;

  test('a request that accepts no JSON, mutations above all', async () => {
    const staff = app.as(['view_analytics']);
    const add = 'mutation { createPartner(name: "Партнёр") { id } }';
    const headers = { accept: 'text/html', cookie: await staff.cookie() };
    const answer = await post({ query: add }, headers);
    expect([answer.status, await message(answer)]).toEqual([406, MESSAGES.generic.notAcceptable]);
    const left = await staff.gql('{ partnerRevenue { partners { id } } }');
    expect(left.data).toEqual({ partnerRevenue: { partners: [] } });
  });

  test('a subscription over HTTP', async () => {
    const cookie = await app.as(['view_board']).cookie();
    const query = 'subscription { changes { at } }';
    const answer = await post({ query }, { cookie, ...MODERN });
    const refusal = [answer.status, await message(answer)];
    expect(refusal).toEqual([400, MESSAGES.generic.subscriptionNeedsSocket]);
  });
});
