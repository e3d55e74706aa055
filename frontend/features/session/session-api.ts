import type {
  CompanyFactsFragment,
  LoginMutation,
  LoginMutationVariables,
  LogoutMutation,
  ProfileQuery,
} from '@frontend/gql/graphql';
import { askPlainly } from '@frontend/shared/data/plain-request';
import type { Session, SessionUser } from '@frontend/shared/data/session';
import { keepFavicon } from '@frontend/shared/lib/device/favicon';
import operations from './session.graphql?raw';

const ask = <Data>(operationName: string, variables: object = {}): Promise<Data> =>
  askPlainly<Data>({ query: operations, operationName, variables });

/** The server's clock: the device's clock plus their difference. */
function serverClock({ serverTime }: CompanyFactsFragment): () => Date {
  const aheadMs = Date.parse(serverTime) - Date.now();
  return () => new Date(Date.now() + aheadMs);
}

interface Visit {
  /** The session of the cookie; null: anonymous. */
  readonly session: Session | null;
  /** May this device store login and password? */
  readonly remembersPassword: boolean;
}

export async function askVisit(): Promise<Visit> {
  const { profile, company, branding } = await ask<ProfileQuery>('Profile');
  keepFavicon(branding.faviconUrl ?? null);
  const { remembersPassword } = company;
  const session = profile && { user: profile, company, now: serverClock(company) };
  return { session, remembersPassword };
}

export async function signIn(credentials: LoginMutationVariables): Promise<SessionUser> {
  return (await ask<LoginMutation>('Login', credentials)).login;
}

export async function signOut(): Promise<void> {
  await ask<LogoutMutation>('Logout');
}
