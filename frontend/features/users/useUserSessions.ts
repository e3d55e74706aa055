import { useQuery } from '@apollo/client/react';
import {
  EndAllSessionsDocument,
  EndSessionDocument,
  UserSessionsDocument,
} from '@frontend/gql/graphql';
import { failureText } from '@frontend/shared/data/failure-text';
import { useStale } from '@frontend/shared/data/stale';
import { useCommand } from '@frontend/shared/data/use-command';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { SESSIONS_TEXTS } from '@schema/texts/people/users';

/** Active sessions of a user, last used first; ends them. */
export function useUserSessions(userId: number) {
  const { data, error, refetch } = useQuery(UserSessionsDocument, {
    variables: { userId },
    fetchPolicy: 'network-only',
  });
  const retry = () => void refetch().catch(() => undefined);
  useStale('users', retry);
  const endOne = useCommand('endSession', EndSessionDocument);
  const endAll = useCommand('endAllSessions', EndAllSessionsDocument);
  const told = async (text: string, ending: Promise<unknown>) => {
    try {
      await ending;
      showToast('success', text);
    } catch (failure) {
      showToast('error', failureText(failure, SESSIONS_TEXTS.endFailed));
    }
  };
  return {
    sessions: data?.userSessions.items ?? null,
    error,
    retry,
    end: (id: number) => told(SESSIONS_TEXTS.ended, endOne({ id })),
    /** Keeps the current session. */
    endOthers: () => told(SESSIONS_TEXTS.allEnded, endAll({ userId, exceptCurrent: true })),
  };
}
