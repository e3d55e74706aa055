import { useSessionControl } from '@frontend/features/session/session-control';
import { showToast } from '@frontend/shared/ui/toasts';
import { MESSAGES } from '@schema/messages';
import { useState } from 'react';

export interface Logout {
  readonly isPending: boolean;
  readonly run: () => void;
}

/** Ends the session; when the server could not be told, says so and stays (spec 1, §2.2). */
export function useLogout(): Logout {
  const { leave } = useSessionControl();
  const [isPending, setPending] = useState(false);
  const run = () => {
    if (isPending) return;
    setPending(true);
    leave()
      .catch((error: unknown) => {
        console.warn('Signing out failed', error);
        showToast('error', MESSAGES.auth.logoutFailed);
      })
      .finally(() => setPending(false));
  };
  return { isPending, run };
}
