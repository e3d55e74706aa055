import { fetchUnlessPrefetched } from '@frontend/shared/data/queries/prefetched';
import { fetchGraphql, type GraphqlRequest } from '@frontend/shared/data/requests/fetch-graphql';
import type { Session, SessionUser } from '@frontend/shared/data/session';
import { keepFavicon } from '@frontend/shared/lib/device/favicon';
import type {
  ChangeOwnPasswordMutation,
  ChangeOwnPasswordMutationVariables,
  CompanyFactsFragment,
  LoginMutation,
  LoginMutationVariables,
  LogoutMutation,
  ProfileQuery,
} from './session.generated';
import { PROFILE_REQUEST, sessionRequest } from './session-requests';

const sendOperation = <Data>(operationName: string, variables: object = {}): Promise<Data> =>
  fetchGraphql<Data>(sessionRequest(operationName, variables));

/** The server's clock: the device's clock plus their difference. */
function serverClock({ serverTime }: CompanyFactsFragment): () => Date {
  const aheadMs = Date.parse(serverTime) - Date.now();
  return () => new Date(Date.now() + aheadMs);
}

export interface Visit {
  /** The session of the cookie; null: anonymous. */
  readonly session: Session | null;
  /** The session began with a one-time password: the only permitted action is to set an own one. */
  readonly mustChangePassword: boolean;
  /** Whether this device may store login and password. */
  readonly remembersPassword: boolean;
}

type Send = (request: GraphqlRequest) => Promise<ProfileQuery>;

async function fetchProfile(request: GraphqlRequest, send: Send): Promise<Visit> {
  const { profile, mustChangePassword, company, branding } = await send(request);
  keepFavicon(branding.faviconUrl ?? null);
  const { remembersPassword } = company;
  const session = profile && { user: profile, company, now: serverClock(company) };
  return { session, mustChangePassword, remembersPassword };
}

/** The session of the cookie, of any user. */
export const fetchVisit = (): Promise<Visit> => fetchProfile(PROFILE_REQUEST, fetchGraphql);

/** `fetchVisit`, which takes a prefetched answer when there is one. */
export const fetchFirstVisit = (): Promise<Visit> =>
  fetchProfile(PROFILE_REQUEST, fetchUnlessPrefetched);

/** The session of the user of this page; refused with the cookie of another. */
export const fetchOwnVisit = (): Promise<Visit> =>
  fetchProfile(sessionRequest('Profile'), fetchGraphql);

/** Signs in over any session of this browser. */
export async function signIn(credentials: LoginMutationVariables): Promise<SessionUser> {
  const request = { ...sessionRequest('Login', credentials), pageUser: null };
  return (await fetchGraphql<LoginMutation>(request)).login;
}

export async function changeOwnPassword(
  passwords: ChangeOwnPasswordMutationVariables,
): Promise<void> {
  await sendOperation<ChangeOwnPasswordMutation>('ChangeOwnPassword', passwords);
}

export async function signOut(): Promise<void> {
  await sendOperation<LogoutMutation>('Logout');
}
