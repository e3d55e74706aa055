import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { MESSAGES } from '@schema/messages';
import type { OperationName } from '@schema/topics';
import { sendChange } from './own-changes';
import { idempotencyHeader } from './use-attempt-key';

/** One mutation and its name in `schema/topics`. */
interface Command<Data, Variables> {
  readonly operation: OperationName;
  readonly mutation: TypedDocumentNode<Data, Variables>;
}

export interface CommandOptions {
  /** Idempotency-Key of the attempt, for creating mutations. */
  readonly key?: string;
  /** Cars whose rows change; absent: any. */
  readonly carIds?: readonly number[];
}

/** Sends a mutation as `sendChange` does and writes its answer to the cache; throws on refusal. */
export async function runCommand<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  { operation, mutation }: Command<Data, Variables>,
  variables: Variables,
  { key, carIds = [] }: CommandOptions = {},
): Promise<Data> {
  return sendChange(operation, carIds, async (headers) => {
    const { data } = await client.mutate({
      // Apollo types required variables as a conditional tuple that a generic caller cannot satisfy.
      mutation: mutation as TypedDocumentNode<Data, OperationVariables>,
      variables,
      context: { headers: { ...headers, ...(key !== undefined && idempotencyHeader(key)) } },
    });
    if (!data) throw new Error(MESSAGES.generic.error);
    return data;
  });
}
