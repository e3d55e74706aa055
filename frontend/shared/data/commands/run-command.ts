import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { MESSAGES } from '@schema/messages';
import type { OperationName } from '@schema/topics';
import { refusalOf } from '../requests/refusal';
import { announce } from './stale';
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

/**
 * Sends a mutation, announces the topics it makes stale, and throws on refusal. Refused as STALE it
 * announces them too: what the screen shows is not what is kept.
 */
export async function runCommand<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  { operation, mutation }: Command<Data, Variables>,
  variables: Variables,
  { key, carIds }: CommandOptions = {},
): Promise<Data> {
  const { data } = await client
    .mutate({
      // Apollo types required variables as a conditional tuple that a generic caller cannot satisfy.
      mutation: mutation as TypedDocumentNode<Data, OperationVariables>,
      variables,
      context: key === undefined ? {} : idempotencyHeader(key),
      fetchPolicy: 'no-cache',
    })
    .catch((error: unknown) => {
      if (refusalOf(error)?.code === 'STALE') announce(operation, carIds);
      throw error;
    });
  if (!data) throw new Error(MESSAGES.generic.error);
  announce(operation, carIds);
  return data;
}
