import { fillDemo } from '@backend/demo/fill-demo';
import type { Client, GqlAnswer } from '@backend/testing/client';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { PERMISSIONS } from '@schema/permissions';
import { exampleQueries } from '@schema/texts/shell/examples';
import { dayOf } from '@schema/values/time/calendar';
import { Kind, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const names = parse(exampleQueries('2026-11-10')).definitions.map((node) =>
  node.kind === Kind.OPERATION_DEFINITION ? (node.name?.value ?? '') : '',
);

let app: TestApp;
let staff: Client;
beforeAll(async () => {
  app = await startTestApp();
  const { config, clock, store } = app;
  await fillDemo(store, { cars: 6, now: clock.now(), zone: config.companyTimeZone });
  staff = app.as(PERMISSIONS);
});
afterAll(() => app.close());

/** As the editor does: sends the whole text with the operation name. */
async function run(operationName: string): Promise<GqlAnswer<Record<string, unknown>>> {
  const query = exampleQueries(dayOf(app.clock.now(), app.config.companyTimeZone));
  const answer = await fetch(`${app.url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: await staff.cookie() },
    body: JSON.stringify({ query, operationName }),
  });
  return { data: null, ...((await answer.json()) as object) } as GqlAnswer<Record<string, unknown>>;
}

describe('playground examples', () => {
  test('are ten, each with a comment in Russian', () => {
    expect(names).toHaveLength(10);
    for (let number = 1; number <= 10; number += 1) {
      expect(exampleQueries('2026-11-10')).toMatch(new RegExp(`# ${number}\\. [А-Я]`));
    }
  });

  test.each(names.filter((name) => name !== 'Mistake'))(
    '%s works on the demo company',
    async (name) => {
      const { data, errors } = await run(name);
      expect(errors).toBeUndefined();
      expect(Object.values(data ?? {})).toEqual([expect.anything()]);
    },
  );

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
});
