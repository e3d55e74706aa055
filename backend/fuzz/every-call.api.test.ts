import { fillDemo } from '@backend/demo/fill-demo';
import { buildSchema } from '@backend/graphql/build-schema';
import { openApiOf } from '@backend/rest/openapi/document';
import { routes } from '@backend/rest/routes';
import { chanceFrom } from '@backend/samples/random';
import { addUser, openSession } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { corruptRequest, type FuzzedRequest } from './testing/corrupt-request';
import { graphqlPlans, restPlans } from './testing/requests';
import { tablePrints } from './testing/table-print';
import { judge } from './testing/verdict';

/** Fewer on PostgreSQL: most are refused before a database query. */
const REQUESTS = Number(
  process.env.FUZZ_REQUESTS ?? (process.env.TEST_ENGINE === 'postgres' ? 300 : 1000),
);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** Reported failures; more of them add no information. */
const MOST_FAULTS = 12;
const ERROR_LEVEL = 50;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { store, clock, config } = app;
  await fillDemo(store, { cars: 3, now: clock.now(), zone: config.companyTimeZone });
});
afterAll(() => app.close());

/** The fuzzer may sign out, disable or delete its own user; then it signs in again. */
async function freshCookie(): Promise<string> {
  const { store, clock, config } = app;
  await addUser(store, { login: 'fuzz', permissions: PERMISSIONS }, clock.now());
  return openSession(store, 'fuzz', clock.now(), config);
}

async function fire({ method, url, headers, body }: FuzzedRequest, cookie: string) {
  const sent = { ...headers, ...(headers.authorization ? {} : { cookie }) };
  const answer = await fetch(`${app.url}${url}`, {
    method,
    headers: sent,
    body: body ?? null,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  return { status: answer.status, text: await answer.text() };
}

const describeRequest = ({ method, url, headers, body }: FuzzedRequest) =>
  `${method} ${url} ${JSON.stringify(headers)} ${typeof body === 'string' ? body.slice(0, 500) : ''}`;

describe(`${REQUESTS} mutated requests over every REST and GraphQL call`, () => {
  test(
    'cause no fault, expose no internals, and change nothing when rejected',
    async () => {
      const chance = chanceFrom(SEED);
      const schema = buildSchema();
      const plans = [...restPlans(routes, openApiOf(routes, schema)), ...graphqlPlans(schema)];
      const faults = new Map<string, string>();
      const tally = { sent: 0, refused: 0, checked: 0 };
      let cookie = await freshCookie();
      const printNow = tablePrints(app.store);
      let print: string | null = null;

      for (let number = 0; number < REQUESTS && faults.size < MOST_FAULTS; number += 1) {
        const plan = plans[number % plans.length];
        if (!plan) break;
        const request = corruptRequest(plan, chance);
        const reading = request.method === 'GET' || plan.name.startsWith('query ');
        if (!reading) print ??= await printNow();
        const { status, text } = await fire(request, cookie).catch((error: unknown) => {
          return { status: 599, text: String(error) };
        });
        tally.sent += 1;
        const echo = `${decodeURIComponent(request.url.replace(/%(?![0-9a-f]{2})|%[89a-f]./gi, ''))} ${request.body}`;
        const { refused, fault } = judge(status, text, echo);
        if (fault)
          faults.set(
            `${plan.name}: ${fault.slice(0, 80)}`,
            `${fault}\n${describeRequest(request)}`,
          );
        if (refused) tally.refused += 1;
        if (!refused) print = null;
        else if (!reading) {
          const after = await printNow();
          tally.checked += 1;
          if (after !== print)
            faults.set(`${plan.name}: wrote`, `${status} but wrote\n${describeRequest(request)}`);
          print = after;
        }
        if (status === 401 || number % 200 === 199) {
          cookie = await freshCookie();
          print = null;
        }
      }

      expect([...faults.values()]).toEqual([]);
      expect(tally.sent).toBe(REQUESTS);
      // About as many must succeed as fail, or the mutations are too destructive to test anything.
      expect(tally.refused / tally.sent).toBeGreaterThan(0.3);
      expect(tally.refused / tally.sent).toBeLessThan(0.95);
      console.log(`fuzz: ${JSON.stringify({ seed: SEED, calls: plans.length, ...tally })}`);
    },
    Math.max(120_000, REQUESTS * 100),
  );

  test('leave the server available', async () => {
    expect((await fetch(`${app.url}/health/ready`)).status).toBe(200);
    const staff = await app.as(['view_board']).rest('GET', '/board?start=2026-11-02&days=7');
    expect(staff.status).toBe(200);
    expect(app.logged.filter(({ level }) => Number(level) >= ERROR_LEVEL).slice(0, 3)).toEqual([]);
  });
});
