import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import type { ApiTokenPayload } from '@schema/forms/people/api-token';
import { TOKENS_TEXTS } from '@schema/texts/people/users';
import {
  ApiTokensDocument,
  type ApiTokensQuery,
  CreateApiTokenDocument,
  RevokeApiTokenDocument,
} from './users.generated';

export type ApiTokenFacts = ApiTokensQuery['apiTokens']['items'][number];

/** Active tokens of a user; creates and revokes them. */
export function useApiTokens(userId: number) {
  const { data, query } = useFreshQuery(ApiTokensDocument, {
    variables: { userId },
    topics: ['users'],
  });
  const create = useCommand('createApiToken', CreateApiTokenDocument);
  const revoke = useCommand('revokeApiToken', RevokeApiTokenDocument);
  return {
    tokens: data?.apiTokens.items ?? null,
    query,
    /** Resolves to the secret, which is shown once. */
    async create(payload: ApiTokenPayload, key: string): Promise<string> {
      const { createApiToken } = await create({ input: { ...payload, userId } }, { key });
      return createApiToken.token;
    },
    async revoke(id: number): Promise<void> {
      try {
        await revoke({ id });
        showToast('success', TOKENS_TEXTS.revoked);
      } catch (failure) {
        showToast('error', commandFailureText(failure, TOKENS_TEXTS.revokeFailed));
      }
    },
  };
}
