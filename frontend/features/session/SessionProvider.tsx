import type { Session } from '@frontend/shared/data/session';
import { useStale } from '@frontend/shared/data/stale';
import { hasOpenForm } from '@frontend/shared/lib/overlays/open-forms';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { rememberLogin } from './remembered-login';
import { askVisit, signIn, signOut } from './session-api';
import { type SessionControl, SessionControlContext, type SessionState } from './session-control';

/**
 * Loads and provides the session. A failed request is only logged and leaves no user
 * (requirements.md, T14).
 */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'resolving' });
  const [remembersPassword, setRemembersPassword] = useState(true);

  const allowPassword = useCallback((isAllowed: boolean) => {
    if (!isAllowed) rememberLogin(null);
    setRemembersPassword(isAllowed);
  }, []);

  useEffect(() => {
    let isCurrent = true;
    const resolve = async () => {
      const visit = await askVisit().catch((error: unknown) => {
        console.warn('The profile could not be loaded', error);
        return null;
      });
      if (!isCurrent) return;
      if (visit) allowPassword(visit.remembersPassword);
      setState(stateOf(visit?.session ?? null));
    };
    void resolve();
    return () => {
      isCurrent = false;
    };
  }, [allowPassword]);

  // A setting of the company changed; what is typed in open forms stays.
  useStale('profile', () => {
    const refresh = async () => {
      const visit = await askVisit().catch(() => null);
      const company = visit?.session?.company;
      if (company) setState((was) => withCompany(was, company));
    };
    void refresh();
  });

  const enter = useCallback<SessionControl['enter']>(
    async (credentials) => {
      await signIn(credentials);
      const visit = await askVisit();
      allowPassword(visit.remembersPassword);
      setState(stateOf(visit.session));
      return visit.remembersPassword;
    },
    [allowPassword],
  );

  const isLeaving = useRef(false);
  const leave = useCallback(async () => {
    isLeaving.current = true;
    try {
      await signOut();
      // The company may have disabled it since this page was loaded.
      const visit = await askVisit().catch(() => null);
      if (visit) allowPassword(visit.remembersPassword);
      setState({ status: 'nobody', hasLeft: true });
    } finally {
      isLeaving.current = false;
    }
  }, [allowPassword]);

  const forget = useCallback(() => setState({ status: 'nobody' }), []);

  // Signing out ends the live connection with a 401: the form must wait for what the company allows.
  const expire = useCallback(() => {
    if (!isLeaving.current) setState(expired);
  }, []);

  const control = useMemo<SessionControl>(
    () => ({ state, remembersPassword, allowPassword, enter, leave, forget, expire }),
    [state, remembersPassword, allowPassword, enter, leave, forget, expire],
  );
  return <SessionControlContext value={control}>{children}</SessionControlContext>;
}

function withCompany(state: SessionState, company: Session['company']): SessionState {
  if (state.status !== 'signedIn') return state;
  return { ...state, session: { ...state.session, company } };
}

function stateOf(session: Session | null): SessionState {
  return session ? { status: 'signedIn', session, isExpired: false } : { status: 'nobody' };
}

/** A 401 clears the user (requirements.md, A14), except while a form is open. */
function expired(state: SessionState): SessionState {
  if (state.status !== 'signedIn') return state;
  return hasOpenForm() ? { ...state, isExpired: true } : { status: 'nobody' };
}
