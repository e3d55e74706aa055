import { fillDemo } from '@backend/demo/fill-demo';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { store, clock, config } = app;
  await fillDemo(store, { cars: 8, now: clock.now(), zone: config.companyTimeZone });
});
afterAll(() => app.close());

const aliases = (count: number, field: string) =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ')} }`;
const BOARD = '{ board(start: "2026-11-10", days: 21) { cursor rows { car { id } } } }';
/** A document at the maximum price. */
const DEAR = aliases(4, 'debtors { total }');

describe('a document that costs too much', () => {
  test.each([
    ['aliases', aliases(5, 'debtors { total }'), {}],
    ['pages', aliases(3, 'debtors(pageSize: 100) { total }'), {}],
    [
      'variables',
      `query ($days: Int = 400) { board(start: "2026-11-10", days: $days) { cursor }
        debtors { total } }`,
      {},
    ],
    ['fragments', `{ ...f } fragment f on Query ${aliases(5, 'debtors { total }')}`, {}],
    [
      'words',
      `query ($text: String!) ${aliases(4, 'search(text: $text) { cars { id } }')}`,
      { text: 'а б в г д е ж з и к л м' },
    ],
  ])(
    'by its %s is refused with a message before it is executed',
    async (_, document, variables) => {
      const client = app.as(['view_analytics', 'view_board']);
      await client.cookie();
      let answer: Awaited<ReturnType<typeof client.gql>> | undefined;
      const statements = await statementsOf(app.store, async () => {
        answer = await client.gql(document, variables);
      });
      expect(answer?.errors?.[0]).toMatchObject({
        message: MESSAGES.limits.documentPoints,
        extensions: { code: 'BAD_REQUEST', maxPoints: 100 },
      });
      // The caller's.
      expect(statements).toHaveLength(1);
    },
  );

  test('is refused to users without access with the usual reason', async () => {
    const dear = aliases(5, 'debtors { total }');
    const nobody = await app.as(null).gql(dear);
    expect(nobody.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const other = await app.as(['view_cars']).gql(dear);
    expect(other.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

test('heavy documents run one at a time per user, without delaying other users', async () => {
  const hostile = app.as(['view_analytics']);
  const manager = app.as(['view_board']);
  await Promise.all([hostile.cookie(), manager.cookie()]);
  const answered: string[] = [];
  const noted = async (name: string, answer: Promise<{ errors?: unknown }>) => {
    const { errors } = await answer;
    answered.push(name);
    // On a slow machine the last of a queue exceed the response deadline.
    if (name === 'board') expect(errors).toBeUndefined();
  };
  const all = Array.from({ length: 20 }, () => noted('hostile', hostile.gql(DEAR)));
  all.push(noted('board', manager.gql(BOARD)));
  all.push(
    noted(
      'board',
      manager.rest('GET', '/board?start=2026-11-10&days=21').then(() => ({})),
    ),
  );
  await Promise.all(all);
  // One was running; others may end while the boards are read.
  expect(answered.lastIndexOf('board')).toBeLessThan(10);
});
