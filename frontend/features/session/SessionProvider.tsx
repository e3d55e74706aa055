import {
  allowKeeping,
  OFFLINE_BOARD,
  OFFLINE_SHEETS,
} from '@frontend/shared/data/commands/forget-board';
import { useStale } from '@frontend/shared/data/commands/stale';
import { onOtherUser } from '@frontend/shared/data/requests/other-user';
import { setPageUser } from '@frontend/shared/data/requests/page-user';
import {
  isOtherUser,
  isUnauthenticated,
  wasAnswered,
} from '@frontend/shared/data/requests/refusal';
import type { Session } from '@frontend/shared/data/session';
import { forgetDrafts } from '@frontend/shared/forms/drafts/forget-drafts';
import { readStored } from '@frontend/shared/lib/device/storage';
import type { OwnPasswordValues } from '@schema/forms/people/own-password';
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { rememberedLogin, rememberLogin } from './remembered-login';
import { forgetVisit, rememberVisit } from './remembered-visit';
import {
  changeOwnPassword,
  fetchOwnVisit,
  fetchVisit,
  signIn,
  signOut,
  type Visit,
} from './session-api';
import { type SessionControl, SessionControlContext, type SessionState } from './session-control';
import { expired, interrupted, keptState, noteClosed, refreshed, stateOf } from './session-states';
import { fetchSettledVisit, fetchVisitInTime } from './visits';

interface SessionProviderProps {
  readonly children: ReactNode;
  /**
   * Code awaited before the screen of a signed-in visitor, so that no part of it shows a fallback
   * first.
   */
  readonly codeAhead?: Promise<void>;
}

/**
 * Loads and provides the session. A failed request is only logged and leaves no user
 * (requirements.md, T14).
 */
export function SessionProvider({ children, codeAhead }: SessionProviderProps) {
  const [state, setState] = useState<SessionState>({ status: 'resolving' });
  const [remembersPassword, setRemembersPassword] = useState(true);

  const allowPassword = useCallback((isAllowed: boolean) => {
    if (!isAllowed) rememberLogin(null);
    setRemembersPassword(isAllowed);
  }, []);

  useEffect(() => {
    let isCurrent = true;
    const resolve = async () => {
      let isAnswered = true;
      const visit = await fetchVisitInTime().catch((error: unknown) => {
        console.warn('The profile could not be loaded', error);
        isAnswered = wasAnswered(error);
        return null;
      });
      if (visit?.session) await codeAhead;
      if (!isCurrent) return;
      if (visit) allowPassword(visit.remembersPassword);
      const isSaved = readStored(OFFLINE_BOARD) !== null || readStored(OFFLINE_SHEETS) !== null;
      const isUnreachable = !isAnswered && isSaved;
      const next: SessionState = isUnreachable ? { status: 'unreachable' } : entered(visit);
      // A transition renders the first screen in slices; an urgent update does not.
      startTransition(() => setState(next));
    };
    void resolve();
    return () => {
      isCurrent = false;
    };
  }, [allowPassword, codeAhead]);

  // A setting of the company or the permissions of the user changed; values typed in open forms
  // stay.
  useStale(['profile'], () => {
    const refresh = async () => {
      const visit = await fetchOwnVisit().catch(() => null);
      if (visit?.session) setState(refreshed(visit.session));
    };
    void refresh();
  });

  const enter = useCallback<SessionControl['enter']>(
    async (credentials) => {
      await signIn(credentials);
      const visit = await fetchVisit();
      allowPassword(visit.remembersPassword);
      allowKeeping(credentials.remember);
      setState(entered(visit));
      return visit.remembersPassword;
    },
    [allowPassword],
  );

  /** The cookie is being replaced: a 401 for the old cookie is no 401 for the new one. */
  const isReplacing = useRef(false);
  // After the children: the live connection under the old cookie is closed by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new state ends the replacement
  useEffect(() => {
    isReplacing.current = false;
  }, [state]);

  const changePassword = useCallback<SessionControl['changePassword']>(
    async (passwords) => {
      isReplacing.current = true;
      try {
        await changeOwnPassword(passwords);
        const visit = await fetchOwnVisit();
        allowPassword(visit.remembersPassword);
        keepPassword(visit, passwords);
        allowKeeping(passwords.remember);
        setState(entered(visit));
      } catch (error) {
        isReplacing.current = false;
        // Sent without the client that reports an ended session.
        if (isUnauthenticated(error)) setState(expired);
        throw error;
      }
    },
    [allowPassword],
  );

  const leave = useCallback(async () => {
    isReplacing.current = true;
    try {
      await signOut();
      forgetDrafts();
      forgetVisit();
      // The company may have disabled it since this page was loaded.
      const visit = await fetchVisit().catch(() => null);
      if (visit) allowPassword(visit.remembersPassword);
      setState({ status: 'nobody', hasLeft: true });
    } finally {
      isReplacing.current = false;
    }
  }, [allowPassword]);

  const forget = useCallback(() => {
    forgetVisit();
    setState({ status: 'nobody' });
  }, []);

  // Signing out ends the live connection with a 401: the form must wait for the company settings.
  const expire = useCallback(() => {
    if (isReplacing.current) return;
    forgetVisit();
    setState(expired);
  }, []);

  const resume = useCallback((kept: Session) => {
    setPageUser(kept.user.id);
    setState(keptState(kept));
  }, []);
  const reach = useCallback(async () => {
    try {
      const visit = await fetchOwnVisit();
      if (!visit.session || visit.mustChangePassword) return expire();
      allowPassword(visit.remembersPassword);
      const next = entered(visit);
      setState((was) => (was.status === 'signedIn' && was.isKept ? next : was));
    } catch (error) {
      if (isUnauthenticated(error)) expire();
    }
  }, [allowPassword, expire]);

  useEffect(() => onOtherUser((login, sentAtMs) => setState(interrupted(login, sentAtMs))), []);
  const closeOtherUser = useCallback(() => setState(noteClosed(performance.now())), []);
  const isChecking = useRef(false);
  const check = useCallback(() => {
    if (isChecking.current || isReplacing.current) return;
    const ask = async () => {
      isChecking.current = true;
      try {
        const visit = await fetchSettledVisit();
        if (isReplacing.current) return;
        if (!visit.session || visit.mustChangePassword) return expire();
        const next = entered(visit);
        setState((was) => (was.status === 'signedIn' ? next : was));
      } catch (error) {
        // Another user's session is noted when the request is sent.
        if (!isOtherUser(error)) expire();
      } finally {
        isChecking.current = false;
      }
    };
    void ask();
  }, [expire]);

  const control = useMemo<SessionControl>(
    () => ({
      state,
      remembersPassword,
      allowPassword,
      enter,
      changePassword,
      leave,
      forget,
      resume,
      reach,
      closeOtherUser,
      check,
    }),
    [
      state,
      remembersPassword,
      allowPassword,
      enter,
      changePassword,
      leave,
      forget,
      resume,
      reach,
      closeOtherUser,
      check,
    ],
  );
  return <SessionControlContext value={control}>{children}</SessionControlContext>;
}

/**
 * The state after an answer; removes the saved board of another user, or of a user without
 * permission for it.
 */
function entered(visit: Visit | null): SessionState {
  if (visit) rememberVisit(visit);
  setPageUser(visit?.session?.user.id ?? null);
  return stateOf(visit);
}

/**
 * Replaces a stored password that no longer works, or removes it when passwords may not be stored.
 */
function keepPassword(
  { session, remembersPassword }: Visit,
  { next, remember }: OwnPasswordValues,
): void {
  const kept = rememberedLogin();
  if (!kept || kept.login.toLowerCase() !== session?.user.login.toLowerCase()) return;
  rememberLogin(remember && remembersPassword ? { ...kept, password: next } : null);
}
