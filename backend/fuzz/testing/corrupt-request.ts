import type { Chance } from '@backend/samples/random';
import { HOSTILE_TEXTS, jsonText, mutated } from './hostile';
import { type Plan, someId } from './requests';

/** A request as sent. */
export interface FuzzedRequest {
  readonly plan: Plan;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

const TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=нет',
  'application/vnd.api+json',
  '',
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PURGE'];
const SPOILT_TEXTS = ['', '{', 'null', '[]', '"text"', '1', '{"a":1}}', '\u0000', '{"a":"\\ud800"'];

/** Valid header values; the HTTP library rejects others. */
const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['idempotency-key', 'fuzz-key-1'],
  ['x-change-id', 'fuzz-change-1'],
  ['x-change-id', 'c'.repeat(65)],
  ['idempotency-key', 'k'.repeat(200)],
  ['idempotency-key', 'k'.repeat(5000)],
  ['idempotency-key', 'с пробелом'.replace(/[^\x20-\x7e]/g, '?')],
  ['authorization', 'Bearer nothing'],
  ['authorization', 'Bearer '],
  ['authorization', 'Basic YTpi'],
  ['accept', 'text/html'],
  ['accept', 'application/graphql-response+json'],
  ['accept', ';;;'],
  ['accept-encoding', 'br;q=x, *;q=9'],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'nothing'],
  ['origin', 'https://evil.example'],
  ['sec-fetch-site', 'cross-site'],
  ['x-forwarded-for', "1.1.1.1, ' or 1=1"],
  ['x-http-method-override', 'DELETE'],
  ['range', 'bytes=0-1'],
  ['if-none-match', '*'],
];

const encode = (text: string) => {
  try {
    return encodeURIComponent(text);
  } catch {
    // A lone surrogate has no UTF-8 encoding: its bytes are written manually.
    return '%ED%A0%80';
  }
};

function pathOf(plan: Plan, chance: Chance): string {
  const spoil = plan.path.includes('{') && chance.happens(0.25);
  return plan.path.replace(/\{\w+\}/g, () =>
    spoil ? encode(chance.pick(HOSTILE_TEXTS).slice(0, 300)) : someId(chance),
  );
}

function queryOf(plan: Plan, chance: Chance): string {
  const pairs = Object.entries(plan.query).map(([name, value]) =>
    chance.happens(0.3)
      ? `${name}=${encode(chance.pick(HOSTILE_TEXTS).slice(0, 300))}`
      : `${name}=${encode(value)}`,
  );
  if (chance.happens(0.05))
    pairs.push(chance.pick(['a[]=1', '__proto__[x]=1', '%zz=1', '&&&', 'start=']));
  if (chance.happens(0.05) && pairs[0]) pairs.push(pairs[0]);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function form(field: string, chance: Chance): FormData {
  const data = new FormData();
  const size = chance.whole(0, 3000);
  const heads = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0', '<svg onload="x"', 'RIFF', ''];
  const head = Buffer.from(chance.pick(heads), 'latin1');
  const noise = Buffer.from(Array.from({ length: size }, () => chance.whole(0, 255)));
  const name = chance.pick([field, field, field, 'file', '__proto__']);
  const fileName = chance.pick(['a.png', '../../x.svg', 'с\u202eм.jpg', '']);
  data.append(name, new Blob([Buffer.concat([head, noise])]), fileName);
  if (chance.happens(0.2)) data.append(field, 'text');
  return data;
}

function graphqlText(plan: Plan, chance: Chance): unknown {
  const { query, variables } = plan.body as { query: string; variables: unknown };
  const corrupted = chance.pick([
    query.slice(0, chance.whole(0, query.length)),
    `{ ${'a '.repeat(3000)} }`,
    `{ ${'profile { '.repeat(60)} id ${'} '.repeat(60)} }`,
    `{ ${Array.from({ length: 40 }, (_, at) => `a${at}: profile { id }`).join(' ')} }`,
    `query { __typename ${'@include(if: true) '.repeat(60)} }`,
    query.replace('{', '{ __proto__ '),
    '{ __schema { types { name } } }',
    'subscription { changes { at } }',
    'query A { profile { id } } query B { profile { id } }',
    '\u0000',
  ]);
  return { query: corrupted, variables };
}

function jsonBody(plan: Plan, chance: Chance): string {
  if (chance.happens(0.03)) return chance.pick(SPOILT_TEXTS);
  if (chance.happens(0.01)) return jsonText({ text: 'я'.repeat(200_000) });
  if (plan.path !== '/graphql') {
    let body = plan.body;
    for (let count = chance.whole(0, 3); count > 0; count -= 1) body = mutated(body, chance);
    return jsonText(body);
  }
  if (chance.happens(0.1)) return jsonText(graphqlText(plan, chance));
  if (chance.happens(0.05)) return jsonText(mutated(plan.body, chance));
  const { query, variables } = plan.body as { query: string; variables: unknown };
  let corrupted = variables;
  for (let count = chance.whole(0, 3); count > 0; count -= 1)
    corrupted = mutated(corrupted, chance);
  return jsonText({ query, variables: corrupted });
}

/** Builds a request from a plan with none, one or several mutations. */
export function corruptRequest(plan: Plan, chance: Chance): FuzzedRequest {
  const method = chance.happens(0.03) ? chance.pick(METHODS) : plan.method;
  const url = `/api${pathOf(plan, chance)}${queryOf(plan, chance)}`;
  const headers: Record<string, string> = {};
  if (chance.happens(0.1)) {
    const [name, value] = chance.pick(HEADERS);
    headers[name] = value;
  }
  if (method === 'GET' || method === 'HEAD') return { plan, method, url, headers };
  if (plan.fileField) return { plan, method, url, headers, body: form(plan.fileField, chance) };
  headers['content-type'] = chance.happens(0.03) ? chance.pick(TYPES) : 'application/json';
  if (!headers['content-type'] || /[^\x20-\x7e]/.test(headers['content-type'])) {
    headers['content-type'] = 'application/octet-stream';
  }
  if (plan.body === undefined && chance.happens(0.7)) {
    delete headers['content-type'];
    return { plan, method, url, headers };
  }
  return { plan, method, url, headers, body: jsonBody(plan, chance) };
}
