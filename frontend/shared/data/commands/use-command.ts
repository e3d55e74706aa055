import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { OperationName } from '@schema/topics';
import { type CommandOptions, runCommand } from './run-command';

/**
 * One mutation as an async function: sends it, announces the topics it makes stale (schema/topics),
 * and throws on refusal.
 */
export function useCommand<Data, Variables extends OperationVariables>(
  operation: OperationName,
  mutation: TypedDocumentNode<Data, Variables>,
) {
  const client = useApolloClient();
  return (variables: Variables, options: CommandOptions = {}): Promise<Data> =>
    runCommand(client, { operation, mutation }, variables, options);
}
