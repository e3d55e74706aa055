import type { Session } from '@frontend/shared/data/session';
import { hasOpenForm } from '@frontend/shared/lib/open-forms';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { askSession, signIn, signOut } from './session-api';
import { type SessionControl, SessionControlContext, type SessionState } from './session-control';

/**
 * Finds out who is at work, and keeps it. A failure to find out is only logged; the user stays
 * empty (spec 1, §8).
 */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'resolving' });

  useEffect(() => {
    let isCurrent = true;
    const resolve = async () => {
      const session = await askSession().catch((error: unknown) => {
        console.warn('The profile could not be loaded', error);
        return null;
      });
      if (isCurrent) setState(stateOf(session));
    };
    void resolve();
    return () => {
      isCurrent = false;
    };
  }, []);

  const enter = useCallback<SessionControl['enter']>(async (credentials) => {
    await signIn(credentials);
    setState(stateOf(await askSession()));
  }, []);

  const leave = useCallback(async () => {
    await signOut();
    setState({ status: 'nobody', hasLeft: true });
  }, []);

  const forget = useCallback(() => setState({ status: 'nobody' }), []);

  const expire = useCallback(() => setState(expired), []);

  const control = useMemo<SessionControl>(
    () => ({ state, enter, leave, forget, expire }),
    [state, enter, leave, forget, expire],
  );
  return <SessionControlContext value={control}>{children}</SessionControlContext>;
}

function stateOf(session: Session | null): SessionState {
  return session ? { status: 'signedIn', session, isExpired: false } : { status: 'nobody' };
}

/** A 401 clears the user (spec 1, §6), unless that would throw away what is typed in a form. */
function expired(state: SessionState): SessionState {
  if (state.status !== 'signedIn') return state;
  return hasOpenForm() ? { ...state, isExpired: true } : { status: 'nobody' };
}
