import { useSessionControl } from '@frontend/features/session/session-control';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { auth } from '@schema/messages/access';
import { useState } from 'react';

export interface Logout {
  readonly isPending: boolean;
  readonly run: () => void;
}

/** Ends the session; on failure shows an error and stays signed in (requirements.md, T13). */
export function useLogout(): Logout {
  const { leave } = useSessionControl();
  const [isPending, setPending] = useState(false);
  const run = () => {
    if (isPending) return;
    setPending(true);
    leave()
      .catch((error: unknown) => {
        console.warn('Signing out failed', error);
        showToast('error', auth.logoutFailed);
      })
      .finally(() => setPending(false));
  };
  return { isPending, run };
}
