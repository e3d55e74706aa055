import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { OperationName } from '@schema/topics';
import { useApollo } from '../use-apollo';
import { type CommandOptions, runCommand } from './run-command';

/**
 * One mutation as an async function: sends it, announces the topics it makes stale (schema/topics),
 * and throws on refusal.
 */
export function useCommand<Data, Variables extends OperationVariables>(
  operation: OperationName,
  mutation: TypedDocumentNode<Data, Variables>,
) {
  const apollo = useApollo();
  return async (variables: Variables, options: CommandOptions = {}): Promise<Data> =>
    runCommand(await apollo(), { operation, mutation }, variables, options);
}
