import type {
  ChangeOwnPasswordMutation,
  ChangeOwnPasswordMutationVariables,
  CompanyFactsFragment,
  LoginMutation,
  LoginMutationVariables,
  LogoutMutation,
  ProfileQuery,
} from '@frontend/gql/graphql';
import { askPlainly } from '@frontend/shared/data/plain-request';
import type { Session, SessionUser } from '@frontend/shared/data/session';
import operations from './session.graphql?raw';

const ask = <Data>(operationName: string, variables: object = {}): Promise<Data> =>
  askPlainly<Data>({ query: operations, operationName, variables });

/** The server's clock: the device's clock plus their difference. */
function serverClock({ serverTime }: CompanyFactsFragment): () => Date {
  const aheadMs = Date.parse(serverTime) - Date.now();
  return () => new Date(Date.now() + aheadMs);
}

/** Lazy: the tab icon is not needed for the first paint. */
async function showFavicon(url: string | null): Promise<void> {
  try {
    const { keepFavicon } = await import('@frontend/shared/lib/device/favicon');
    keepFavicon(url);
  } catch (error) {
    console.warn('The favicon could not be shown', error);
  }
}

export interface Visit {
  /** The session of the cookie; null: anonymous. */
  readonly session: Session | null;
  /** The session began with a one-time password: only an own one may be set. */
  readonly mustChangePassword: boolean;
  /** May this device store login and password? */
  readonly remembersPassword: boolean;
}

export async function askVisit(): Promise<Visit> {
  const { profile, mustChangePassword, company, branding } = await ask<ProfileQuery>('Profile');
  void showFavicon(branding.faviconUrl ?? null);
  const { remembersPassword } = company;
  const session = profile && { user: profile, company, now: serverClock(company) };
  return { session, mustChangePassword, remembersPassword };
}

export async function signIn(credentials: LoginMutationVariables): Promise<SessionUser> {
  return (await ask<LoginMutation>('Login', credentials)).login;
}

export async function changeOwnPassword(
  passwords: ChangeOwnPasswordMutationVariables,
): Promise<void> {
  await ask<ChangeOwnPasswordMutation>('ChangeOwnPassword', passwords);
}

export async function signOut(): Promise<void> {
  await ask<LogoutMutation>('Logout');
}
