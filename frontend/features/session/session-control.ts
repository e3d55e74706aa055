import type { Session } from '@frontend/shared/data/session';
import type { OwnPasswordValues } from '@schema/forms/people/own-password';
import { createContext, useContext } from 'react';

export type SessionState =
  | { readonly status: 'resolving' }
  /** No answer, and a board or sheets are saved on this device. */
  | { readonly status: 'unreachable' }
  /** hasLeft: the user signed out, so the next sign-in starts at the first section. */
  | { readonly status: 'nobody'; readonly hasLeft?: true }
  | SignedIn;

export interface SignedIn {
  readonly status: 'signedIn';
  readonly session: Session;
  /** The session ended while a form with typed values was open. */
  readonly isExpired: boolean;
  /** Another user has signed in in this browser; null: requests of this page are accepted. */
  readonly other: OtherUser | null;
  /** The session is the one saved on this device: the server has not answered yet. */
  readonly isKept: boolean;
  /** Signed in with a one-time password: an own one must be set first. */
  readonly mustChangePassword: boolean;
}

/** The user signed in now. */
export interface OtherUser {
  readonly login: string;
  /** When the note was closed, by performance.now(); null: it is shown. */
  readonly closedAtMs: number | null;
}

export interface SessionControl {
  readonly state: SessionState;
  /** Whether this device may store login and password, by the last response. */
  readonly remembersPassword: boolean;
  /** Updates `remembersPassword`; false clears the stored credentials. */
  readonly allowPassword: (isAllowed: boolean) => void;
  /** Signs in; resolves to whether the device may store the password. Throws refusals. */
  readonly enter: (credentials: {
    login: string;
    password: string;
    remember: boolean;
  }) => Promise<boolean>;
  /** Sets the own password and continues with a new cookie. Throws refusals. */
  readonly changePassword: (passwords: OwnPasswordValues) => Promise<void>;
  /** Signs out; throws when the request fails. */
  readonly leave: () => Promise<void>;
  /** Clears the session locally, without a request. */
  readonly forget: () => void;
  /** Continues with the session saved on this device until `reach` gets an answer. */
  readonly resume: (kept: Session) => void;
  /** Requests the user of the browser's session once; without an answer nothing changes. */
  readonly reach: () => Promise<void>;
  /** Closes the note of another user until a request sent after this is refused. */
  readonly closeOtherUser: () => void;
  /** Requests the user of the browser's session after a refused request or live connection. */
  readonly check: () => void;
}

export const SessionControlContext = createContext<SessionControl | null>(null);

export function useSessionControl(): SessionControl {
  const control = useContext(SessionControlContext);
  if (!control) throw new Error('useSessionControl: SessionProvider is missing');
  return control;
}
