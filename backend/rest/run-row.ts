import type { Failure } from '@backend/failures/failure';
import { graphqlFailures } from '@backend/failures/refusals';
import { runOperation } from '@backend/graphql/run-operation';
import type { RequestContext } from '@backend/operation/context';
import { LIST_SLICE } from '@schema/constants';
import type { PreparedRow } from './prepare-row';
import { bodyOf, type PickContext, type RestRequest } from './row';
import { variablesOf } from './variables';

/** Dependencies of running a row besides the operation's context. */
type RunContext = PickContext & Pick<RequestContext, 'user' | 'log' | 'requestId'>;

/** A list in the body may consist of rows read while sending. */
type RowAnswer = { readonly failure: Failure } | { readonly body: unknown };

interface Run {
  readonly prepared: PreparedRow;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: RunContext;
}

/** Part of a list, as picked by a sliced row. */
interface Slice {
  readonly items: readonly unknown[];
  readonly nextCursor: string | null;
}

/** Runs the operation of a row; may throw BAD_REQUEST for its parameters. */
export async function runRow(
  prepared: PreparedRow,
  request: RestRequest,
  context: RunContext,
): Promise<RowAnswer> {
  const run = { prepared, variables: variablesOf(prepared, request), context };
  const { limit, cursor } = request.query;
  const isWhole = prepared.row.isSliced && limit === undefined && cursor === undefined;
  return isWhole ? wholeList(run) : runOnce(run);
}

async function runOnce({ prepared, variables, context }: Run): Promise<RowAnswer> {
  const { row, schema, field, document } = prepared;
  const call = { variables, context: () => context };
  const { data, errors } = await runOperation({ ...prepared, compiled: prepared.compiled() }, call);
  if (!errors) return { body: bodyOf(row, data?.[field.name], context) };
  const [failure] = graphqlFailures(errors, { schema, document: document(), variables }, context);
  return failure ? { failure } : { body: bodyOf(row, data?.[field.name], context) };
}

/** Reads the list in slices, so that neither its rows nor their statement are long. */
async function wholeList(run: Run): Promise<RowAnswer> {
  const slice = (cursor: string | null) =>
    runOnce({ ...run, variables: { ...run.variables, limit: LIST_SLICE.size, cursor } });
  const first = await slice(null);
  if ('failure' in first) return first;
  // Result picked by a sliced row.
  const { items, nextCursor } = first.body as Slice;
  if (nextCursor === null) return { body: { items } };
  return { body: { items: rowsFrom({ items, nextCursor }, slice) } };
}

async function* rowsFrom(
  first: Slice,
  slice: (cursor: string) => Promise<RowAnswer>,
): AsyncGenerator<unknown> {
  let { items, nextCursor } = first;
  for (;;) {
    yield* items;
    if (nextCursor === null) return;
    const next = await slice(nextCursor);
    if ('failure' in next) throw new Error(next.failure.message);
    ({ items, nextCursor } = next.body as Slice);
  }
}
