import { hasQueued } from '@frontend/features/handover/queue/queued-mark';
import { useSession } from '@frontend/shared/data/session';
import { useState } from 'react';
import { type SignOut, useSignOut } from './useSignOut';

export interface Logout extends SignOut {
  /** Signs out, or asks first when the device may have unsent photos or sheets. */
  readonly run: () => void;
  readonly isAsking: boolean;
  readonly stay: () => void;
}

/** Signing out of a page with a session; the question is left to the caller. */
export function useLogout(): Logout {
  const { user } = useSession();
  const [isAsking, setAsking] = useState(false);
  const { isPending, leave: signOut } = useSignOut();
  const leave = async () => {
    const isOut = await signOut();
    setAsking(false);
    return isOut;
  };
  const run = () => {
    if (hasQueued(user.id)) setAsking(true);
    else void leave();
  };
  return { isPending, run, isAsking, leave, stay: () => setAsking(false) };
}
