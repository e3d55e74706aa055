import { useQuery } from '@apollo/client/react';
import {
  EndAllSessionsDocument,
  EndSessionDocument,
  UserSessionsDocument,
} from '@frontend/gql/graphql';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useQueryState } from '@frontend/shared/data/queries/query-state';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { SESSIONS_TEXTS } from '@schema/texts/people/users';

/** Active sessions of a user, last used first; ends them. */
export function useUserSessions(userId: number) {
  const result = useQuery(UserSessionsDocument, {
    variables: { userId },
    fetchPolicy: 'network-only',
  });
  const query = useQueryState(result, 'users');
  const endOne = useCommand('endSession', EndSessionDocument);
  const endAll = useCommand('endAllSessions', EndAllSessionsDocument);
  const announced = async (text: string, ending: Promise<unknown>) => {
    try {
      await ending;
      showToast('success', text);
    } catch (failure) {
      showToast('error', failureText(failure, SESSIONS_TEXTS.endFailed));
    }
  };
  return {
    sessions: result.data?.userSessions.items ?? null,
    query,
    end: (id: number) => announced(SESSIONS_TEXTS.ended, endOne({ id })),
    /** Keeps the current session. */
    endOthers: () => announced(SESSIONS_TEXTS.allEnded, endAll({ userId, exceptCurrent: true })),
  };
}
