import { fillDemo } from '@backend/demo/fill-demo';
import type { Client, GqlAnswer } from '@backend/testing/client';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { PERMISSIONS } from '@schema/permissions';
import { exampleQueries } from '@schema/texts/shell/examples';
import { dayOf } from '@schema/values/time/calendar';
import { Kind, parse } from 'graphql';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';

/** The operation of a tab; throws unless the tab has exactly one, with a name. */
function operationOf(tab: string) {
  const [node, ...others] = parse(tab).definitions;
  if (node?.kind !== Kind.OPERATION_DEFINITION || !node.name || others.length > 0)
    throw new Error(`Not one operation with a name:\n${tab}`);
  return { name: node.name.value, kind: node.operation };
}

const operations = exampleQueries('2026-11-10').map(operationOf);

let app: TestApp;
let staff: Client;
beforeAll(async () => {
  app = await startTestApp();
  const { config, clock, store } = app;
  await fillDemo(store, { cars: 6, now: clock.now(), zone: config.companyTimeZone });
  staff = app.as(PERMISSIONS);
});
afterAll(() => app.close());

function tabOf(name: string): string {
  const tabs = exampleQueries(dayOf(app.clock.now(), app.config.companyTimeZone));
  return tabs[operations.findIndex((operation) => operation.name === name)] ?? '';
}

const run = (name: string): Promise<GqlAnswer<Record<string, unknown>>> => staff.gql(tabOf(name));

describe('playground examples', () => {
  test('are eleven, one a tab, each with a number and a comment in Russian', () => {
    const tabs = exampleQueries('2026-11-10');
    expect(tabs).toHaveLength(11);
    for (const [at, tab] of tabs.entries()) expect(tab).toMatch(new RegExp(`# ${at + 1}\\. [А-Я]`));
  });

  test('have names of their own, and a subscription is among them', () => {
    expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
    expect(operations.filter(({ kind }) => kind === 'subscription')).toHaveLength(1);
  });

  const answered = operations.filter(
    ({ name, kind }) => kind !== 'subscription' && name !== 'Mistake',
  );
  test.each(answered)('$name works on the demo company', async ({ name }) => {
    const { data, errors } = await run(name);
    expect(errors).toBeUndefined();
    expect(Object.values(data ?? {})).toEqual([expect.anything()]);
  });

  test('CreateBooking returns the conflict at its second run', async () => {
    const { errors } = await run('CreateBooking');
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CAR_OCCUPIED',
      conflicts: [expect.objectContaining({ kind: 'booking' })],
    });
  });

  test('Mistake returns an error', async () => {
    const { errors } = await run('Mistake');
    expect(errors?.[0]).toMatchObject({
      message: MESSAGES.board.invalidDays,
      extensions: { code: 'VALIDATION_FAILED', fields: { days: MESSAGES.board.invalidDays } },
    });
  });

  test('Changes receives what a change announces', async () => {
    const headers = { cookie: await staff.cookie() };
    class Socket extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers });
      }
    }
    const url = `${app.url.replace('http', 'ws')}/api/graphql`;
    const client = createClient({ url, webSocketImpl: Socket, retryAttempts: 0 });
    const answers = client.iterate({ query: tabOf('Changes') });
    const next = answers.next();
    let answer: unknown;
    void next.then(({ value }) => {
      answer = value;
    });
    // The protocol has no acknowledgement of a subscription, so change until a notice arrives.
    await expect
      .poll(async () => {
        await run('Cash');
        return answer;
      })
      .toMatchObject({ data: { changes: { operation: 'addCashEntry' } } });
    await client.dispose();
  });
});
