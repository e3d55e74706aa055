import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
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
  const { data, query } = useFreshQuery(UserSessionsDocument, {
    variables: { userId },
    topics: ['users'],
  });
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
    sessions: data?.userSessions.items ?? null,
    query,
    end: (id: number) => announced(SESSIONS_TEXTS.ended, endOne({ id })),
    /** Keeps the current session. */
    endOthers: () => announced(SESSIONS_TEXTS.allEnded, endAll({ userId, exceptCurrent: true })),
  };
}
