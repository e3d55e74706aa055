import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from './limits';
import { costlyQueries } from './testing/costly-queries';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/**
 * Bound for any anonymous query, whatever its shape (docs/safety.md, 6): so many times the CPU time of an
 * ordinary one, measured beside it.
 */
const BOUND = 40;
/** The best of several runs, to exclude garbage collection. */
const TRIES = 3;

/** CPU time of this process, ms, client included; other processes do not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Sends the query; each text is different, so that no cache serves it. */
async function send(query: string): Promise<{ ms: number; message: string | undefined }> {
  const from = processorMs();
  const answer = await app.as(null).gql(`${query} # ${Math.random()}`);
  return { ms: processorMs() - from, message: answer.errors?.[0]?.message };
}

async function costOf(query: string): Promise<{ times: number; message: string | undefined }> {
  let [ms, ordinaryMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let message: string | undefined;
  for (let at = 0; at < TRIES; at += 1) {
    ordinaryMs = Math.min(ordinaryMs, (await send('{ company { name } }')).ms);
    const sent = await send(query);
    ms = Math.min(ms, sent.ms);
    message = sent.message;
  }
  return { times: ms / ordinaryMs, message };
}

const BOARD = 'board(start: "2026-11-10", days: 7)';
const DASHBOARD = 'dailyDashboard(date: "2026-11-10")';
const ROOTS = [
  ['company', 'name', 'Company'],
  [BOARD, 'days', 'Board'],
  [DASHBOARD, 'date', 'DailyDashboard'],
] as const;

describe.each(ROOTS)('an anonymous query of %s', (root, leaf, type) => {
  const shapes = [LIMITS.tokens - 10, LIMITS.tokensForNobody - 10].flatMap((tokens) =>
    Object.entries(costlyQueries(tokens, root, leaf, type)).map(
      ([name, query]) => [`${name}, ${tokens} tokens`, query] as const,
    ),
  );
  test.each(shapes)('costs little: %s', async (_name, query) => {
    expect((await costOf(query)).times).toBeLessThan(BOUND);
  });
});

describe('a long query that is expensive only when compiled', () => {
  const rows = 'rows { car { id brand model } bookings { id startDate endDate status } }';
  const again = (times: number) => Array.from({ length: times }, () => rows).join(' ');

  test('is refused cheaply to an anonymous client', async () => {
    const { times, message } = await costOf(`{ ${BOARD} { ${again(100)} } }`);
    expect(message).toBe(MESSAGES.generic.unauthenticated);
    expect(times).toBeLessThan(BOUND);
  });

  test('next to a public field exceeds the anonymous limit', async () => {
    const { times, message } = await costOf(`{ company { name } ${BOARD} { ${again(100)} } }`);
    expect(message).toBe(MESSAGES.limits.documentForNobody);
    expect(times).toBeLessThan(BOUND);
  });

  test('is refused before validation to a user who may not see the board', async () => {
    const answer = await app.as(['view_archive']).gql(`{ ${BOARD} { nope } }`);
    expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
