import { useQuery } from '@apollo/client/react';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useQueryState } from '@frontend/shared/data/queries/query-state';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { SESSIONS_TEXTS } from '@schema/texts/people/users';
import {
  EndAllSessionsDocument,
  EndSessionDocument,
  UserSessionsDocument,
} from './users.generated';

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
      showToast('error', commandFailureText(failure, SESSIONS_TEXTS.endFailed));
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
