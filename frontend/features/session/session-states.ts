import type { Session } from '@frontend/shared/data/session';
import { hasOpenForm } from '@frontend/shared/lib/overlays/open-forms';
import type { Visit } from './session-api';
import type { SessionState } from './session-control';

/** The state after an answer; null: none. */
export function stateOf(visit: Visit | null): SessionState {
  if (!visit?.session) return { status: 'nobody' };
  const { session, mustChangePassword } = visit;
  return {
    status: 'signedIn',
    session,
    mustChangePassword,
    isExpired: false,
    isKept: false,
    other: null,
  };
}

/** The state with the session saved on this device. */
export const keptState = (session: Session): SessionState => ({
  status: 'signedIn',
  session,
  mustChangePassword: false,
  isExpired: false,
  isKept: true,
  other: null,
});

/** The same user object means the same permissions: data read under others are not shown. */
export const refreshed =
  ({ user, company }: Session) =>
  (state: SessionState): SessionState => {
    if (state.status !== 'signedIn') return state;
    const known = state.session.user;
    const hasSameRights =
      known.permissions.join() === user.permissions.join() && known.partnerId === user.partnerId;
    return {
      ...state,
      session: { ...state.session, company, user: hasSameRights ? known : user },
    };
  };

/** A 401 clears the user (requirements.md, A14), except while a form is open. */
export function expired(state: SessionState): SessionState {
  if (state.status !== 'signedIn') return state;
  return hasOpenForm()
    ? { ...state, isExpired: true, isKept: false, other: null }
    : { status: 'nobody' };
}

/**
 * Shown data and typed values stay; the browser has the cookie of another user. A request sent
 * before the sign-in of this user, or before the note was closed, may be refused after it.
 */
export const interrupted =
  (login: string, sentAtMs: number) =>
  (state: SessionState): SessionState => {
    if (state.status !== 'signedIn' || state.session.user.login === login) return state;
    const { other } = state;
    if (other?.login === login && sentAtMs < (other.closedAtMs ?? 0)) return state;
    return { ...state, isExpired: false, isKept: false, other: { login, closedAtMs: null } };
  };

export const noteClosed =
  (closedAtMs: number) =>
  (state: SessionState): SessionState =>
    state.status === 'signedIn' && state.other
      ? { ...state, other: { ...state.other, closedAtMs } }
      : state;
