import { jsonPieces } from '@backend/long-reads/json-pieces';
import { type ReadParts, readContext } from '@backend/long-reads/read-context';
import type { ReadHead } from '@backend/long-reads/read-order';
import type { GraphQLSchema } from 'graphql';
import { prepareRow } from './prepare-row';
import { routes } from './routes';
import { type RowOrder, rowName } from './row-order';
import { runRow } from './run-row';

interface Read {
  readonly head: ReadHead;
  readonly pieces: AsyncIterable<string>;
}

async function* nothing(): AsyncGenerator<string> {}

/** Runs the long reads of the row table inside their thread. */
export function serveReads(schema: GraphQLSchema, parts: ReadParts) {
  const rows = new Map(
    routes
      .filter(({ isLong }) => isLong)
      .map((row) => [rowName(row), prepareRow(row, schema)] as const),
  );
  return async (order: RowOrder, signal: AbortSignal): Promise<Read> => {
    const prepared = rows.get(order.name);
    if (!prepared) throw new Error(`${order.name} is not a long read`);
    const context = readContext(parts, order, signal);
    const answer = await runRow(prepared, { ...order.request, body: {} }, context);
    if ('failure' in answer) return { head: { isAnswered: false, ...answer }, pieces: nothing() };
    return { head: { isAnswered: true, failure: null }, pieces: jsonPieces(answer.body) };
  };
}
