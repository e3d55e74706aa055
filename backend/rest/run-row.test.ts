import { jsonPieces } from '@backend/long-reads/json-pieces';
import { buildSchema as schemaOf } from 'graphql';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { prepareRow } from './prepare-row';
import { runRow } from './run-row';

const COUNT = 12_345;
const schema = schemaOf(`
  type Part { items: [Int!]! nextCursor: String }
  type Query { part(limit: Int, cursor: String): Part! }
`);
const asked: (number | null)[] = [];
let failsAt = Number.POSITIVE_INFINITY;
const part = schema.getQueryType()?.getFields().part;
if (part) {
  part.resolve = (_root, { limit, cursor }: { limit: number | null; cursor: string | null }) => {
    const from = Number(cursor ?? 0);
    if (from >= failsAt) throw new Error('lost');
    asked.push(limit);
    const to = Math.min(COUNT, from + (limit ?? COUNT));
    const items = Array.from({ length: to - from }, (_, at) => from + at);
    return { items, nextCursor: to < COUNT ? String(to) : null };
  };
}

const list = { method: 'GET', path: '/list', field: 'part', isSliced: true } as const;
const prepared = prepareRow(list, schema);
const context = { requestId: 'r', user: null, log: pino({ level: 'silent' }) };

async function read(query: Record<string, string>): Promise<unknown> {
  asked.length = 0;
  const request = { params: {}, query, body: {} };
  // The row and its operation read only these.
  const answer = await runRow(prepared, request, context as never);
  if ('failure' in answer) return answer.failure;
  let text = '';
  for await (const piece of jsonPieces(answer.body as Record<string, unknown>)) text += piece;
  return JSON.parse(text);
}

describe('a sliced row', () => {
  test('is sent whole by slices, without a cursor', async () => {
    expect(await read({})).toEqual({ items: Array.from({ length: COUNT }, (_, at) => at) });
    expect(asked).toEqual(Array.from({ length: 13 }, () => 1000));
  });

  test('is sent in part with a limit or a cursor', async () => {
    expect(await read({ limit: '2' })).toEqual({ items: [0, 1], nextCursor: '2' });
    expect(await read({ cursor: '12343' })).toEqual({ items: [12343, 12344], nextCursor: null });
    expect(asked).toEqual([null]);
  });

  test('fails as a whole when its first slice fails, and in the middle when a later one does', async () => {
    failsAt = 0;
    expect(await read({})).toMatchObject({ code: 'INTERNAL' });
    failsAt = 10_000;
    await expect(read({})).rejects.toThrow();
  });
});
