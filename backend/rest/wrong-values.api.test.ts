import { bindOwner } from '@backend/auth/owner';
import { fillDemo } from '@backend/demo/fill-demo';
import { tablePrints } from '@backend/fuzz/testing/table-print';
import { buildSchema } from '@backend/graphql/build-schema';
import { addUser } from '@backend/testing/data/people';
import {
  ENDLESS,
  isSameWay,
  type WrongValue,
  wrongValues,
} from '@backend/testing/data/wrong-values';
import { sampled } from '@backend/testing/sampled';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Concurrent requests. */
const AT_A_TIME = 8;
/**
 * One wrong value in so many is sent. 19 kinds of value rotate over the fields: each field gets several kinds,
 * each kind meets several hundred fields. WRONG_VALUES_STEP=1 sends all.
 */
const STEP = Number(process.env.WRONG_VALUES_STEP ?? 4);
/** Reported failures; more of them add no information. */
const NAMED = 10;

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await startTestApp();
  const { store, clock, config } = app;
  await fillDemo(store, { cars: 3, now: clock.now(), zone: config.companyTimeZone });
  // Only the owner may change the profit calculator.
  const ownerLogin = 'owner';
  await addUser(store, { login: ownerLogin, permissions: PERMISSIONS }, clock.now());
  await bindOwner(store, { ...config, ownerLogin }, clock.now());
  cookie = await app.as(ownerLogin).cookie();
});
afterAll(() => app.close());

interface Refused {
  readonly status: number;
  readonly code: unknown;
  readonly message: unknown;
  readonly fields: unknown;
}

/** JSON in which Infinity is 1e400. */
const jsonOf = (value: unknown) =>
  JSON.stringify(value, (_, part) => (part === ENDLESS ? '1e400' : part)).replaceAll(
    '"1e400"',
    '1e400',
  );

async function send(method: string, path: string, body: unknown): Promise<[number, object]> {
  const answer = await fetch(`${app.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: body === undefined ? null : jsonOf(body),
  });
  const text = await answer.text();
  return [answer.status, text ? (JSON.parse(text) as object) : {}];
}

async function byRest({ method, path, body }: NonNullable<WrongValue['rest']>): Promise<Refused> {
  const [status, answer] = await send(method, path, body);
  const { code, message, fields } = answer as Record<string, unknown>;
  return { status, code, message, fields };
}

async function byGraphql({ document: query, variables }: WrongValue): Promise<Refused> {
  const [, answer] = await send('POST', '/graphql', { query, variables });
  const { errors = [] } = answer as {
    errors?: { message: string; extensions: Record<string, unknown> }[];
  };
  const [error] = errors;
  const { code, fields } = error?.extensions ?? {};
  const status = code === 'VALIDATION_FAILED' ? 422 : 400;
  return { status: errors.length === 1 ? status : 200, code, message: error?.message, fields };
}

/** The fault of the response to a wrong value; null: none. */
function faultOf(refused: Refused, key: string): string | null {
  const { status, code, message, fields } = refused;
  const sentence = typeof message === 'string' ? message : '';
  const isForm =
    status === 422 &&
    code === 'VALIDATION_FAILED' &&
    /^[А-ЯЁ]/.test(sentence) &&
    !sentence.startsWith(MESSAGES.generic.malformed) &&
    Object.keys(Object(fields)).some((at) => isSameWay(at, key));
  return isForm ? null : `${status} ${code} ${sentence} ${JSON.stringify(fields)}`;
}

async function check(wrong: WrongValue): Promise<string[]> {
  const graphql = await byGraphql(wrong);
  const faults = [faultOf(graphql, wrong.key)].filter((fault) => fault !== null);
  if (wrong.rest === null) return faults.map((fault) => `GraphQL ${wrong.name}: ${fault}`);
  const rest = await byRest(wrong.rest);
  const fault = faultOf(rest, wrong.key);
  if (fault) faults.push(fault);
  if (JSON.stringify(rest) !== JSON.stringify(graphql)) {
    faults.push(`REST ${JSON.stringify(rest)}, GraphQL ${JSON.stringify(graphql)}`);
  }
  return faults.map((one) => `${wrong.name}: ${one}`);
}

describe('a wrong value in any field of any form, over REST and GraphQL', () => {
  const every = wrongValues(buildSchema());
  const all = sampled(every, STEP);

  test('gets the form message, the same over both, and stores nothing', async () => {
    const printNow = tablePrints(app.store);
    const before = await printNow();
    const waiting = [...all];
    const faults: string[] = [];
    await Promise.all(
      Array.from({ length: AT_A_TIME }, async () => {
        for (let wrong = waiting.pop(); wrong; wrong = waiting.pop()) {
          const found = await check(wrong);
          faults.push(...found);
        }
      }),
    );
    const overRest = (calls: readonly WrongValue[]) =>
      calls.filter(({ rest }) => rest !== null).length;
    console.log(
      `wrong values: ${JSON.stringify({ graphql: all.length, rest: overRest(all), faults: faults.length })}`,
    );
    expect(faults.slice(0, NAMED)).toEqual([]);
    expect(overRest(every)).toBeGreaterThan(1000);
    expect(new Set(all.map(({ key, document }) => `${document} ${key}`)).size).toBeGreaterThan(100);
    expect(await printNow()).toBe(before);
  }, 300_000);
});
