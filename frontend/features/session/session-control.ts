import type { Session } from '@frontend/shared/data/session';
import { createContext, useContext } from 'react';

export type SessionState =
  | { readonly status: 'resolving' }
  /** hasLeft: by their own will, so the next one starts from the first section. */
  | { readonly status: 'nobody'; readonly hasLeft?: true }
  /** isExpired: the server knows the user no more, but a form with typed text is still open. */
  | { readonly status: 'signedIn'; readonly session: Session; readonly isExpired: boolean };

export interface SessionControl {
  readonly state: SessionState;
  /** May this device keep login and password, as far as it knows? */
  readonly remembersPassword: boolean;
  /** Takes note that it may or may not; what is kept against it is erased. */
  readonly allowPassword: (isAllowed: boolean) => void;
  /** Signs in and answers whether the device may keep the password; throws the server's refusal. */
  readonly enter: (credentials: {
    login: string;
    password: string;
    remember: boolean;
  }) => Promise<boolean>;
  /** Signs out; throws when the server could not be told. */
  readonly leave: () => Promise<void>;
  /** Drops the user here, without telling the server. */
  readonly forget: () => void;
  /** The server answered 401. */
  readonly expire: () => void;
}

export const SessionControlContext = createContext<SessionControl | null>(null);

export function useSessionControl(): SessionControl {
  const control = useContext(SessionControlContext);
  if (!control) throw new Error('useSessionControl: SessionProvider is missing');
  return control;
}
