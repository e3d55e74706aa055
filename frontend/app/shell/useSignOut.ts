import { useSessionControl } from '@frontend/features/session/session-control';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { auth } from '@schema/messages/access';
import { useState } from 'react';

export interface SignOut {
  readonly isPending: boolean;
  /** Signs out; false when it failed. */
  readonly leave: () => Promise<boolean>;
}

/** Ends the session; on failure shows an error and stays signed in (requirements.md, T13). */
export function useSignOut(): SignOut {
  const { leave: endSession } = useSessionControl();
  const [isPending, setPending] = useState(false);
  const leave = async () => {
    if (isPending) return false;
    setPending(true);
    try {
      await endSession();
      return true;
    } catch (error) {
      console.warn('Signing out failed', error);
      showToast('error', auth.logoutFailed);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, leave };
}
