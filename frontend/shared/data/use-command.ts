import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { MESSAGES } from '@schema/messages';
import type { OperationName } from '@schema/topics';
import { announce } from './stale';
import { idempotencyHeader } from './use-attempt-key';

interface CommandOptions {
  /** The attempt's Idempotency-Key, for what creates something. */
  readonly key?: string;
  /** Cars whose rows change; left out: any. */
  readonly carIds?: readonly number[];
}

/**
 * One mutation as an async function: sends it, throws what was refused, and tells every list what
 * the operation made stale (schema/topics).
 */
export function useCommand<Data, Variables extends OperationVariables>(
  operation: OperationName,
  mutation: TypedDocumentNode<Data, Variables>,
) {
  const client = useApolloClient();
  return async (variables: Variables, options: CommandOptions = {}): Promise<Data> => {
    const { key, carIds } = options;
    const { data } = await client.mutate({
      // Apollo types required variables as a conditional tuple that a generic caller cannot satisfy.
      mutation: mutation as TypedDocumentNode<Data, OperationVariables>,
      variables,
      context: key === undefined ? {} : idempotencyHeader(key),
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error(MESSAGES.generic.error);
    announce(operation, carIds);
    return data;
  };
}
