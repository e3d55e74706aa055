import type { RequestContext } from '@backend/operation/context';
import type { Config } from '@backend/settings/config';
import type { Store } from '@backend/store/open-store';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { jsonPieces } from './json-pieces';
import { prepareRow } from './prepare-row';
import { type ReadHead, type ReadOrder, rowName } from './read-order';
import { routes } from './routes';
import { type RunContext, type RunnableRow, runRow } from './run-row';

interface Parts {
  readonly schema: GraphQLSchema;
  readonly store: Store;
  readonly config: Config;
  readonly log: Logger;
}

/** The context of a long read: nothing that writes or belongs to the connection. */
export type ReadContext = RunContext &
  Pick<RequestContext, 'em' | 'store'> & { readonly changes: { cursor(): string } };

interface Read {
  readonly head: ReadHead;
  readonly pieces: AsyncIterable<string>;
}

async function* nothing(): AsyncGenerator<string> {}

/** Runs the long reads of the table, inside their thread. */
export function serveReads({ schema, store, config, log }: Parts) {
  const rows = new Map<string, RunnableRow>(
    routes
      .filter(({ isLong }) => isLong)
      .map((row) => [rowName(row), { row, prepared: prepareRow(row, schema), schema }]),
  );
  return async (order: ReadOrder): Promise<Read> => {
    const { name, request, user, now, requestId, cursor } = order;
    const runnable = rows.get(name);
    if (!runnable) throw new Error(`${name} is not a long read`);
    const context: ReadContext = {
      ...{ config, store, user, now, requestId, zone: config.companyTimeZone },
      em: store.fork(),
      changes: { cursor: () => cursor },
      log: log.child({ requestId, ...(user && { userId: user.id }) }),
    };
    const answer = await runRow(runnable, { ...request, body: {} }, context);
    if ('failure' in answer) return { head: answer, pieces: nothing() };
    // Every long read answers an object.
    const body = answer.body as Record<string, unknown>;
    return { head: { failure: null }, pieces: jsonPieces(body) };
  };
}
