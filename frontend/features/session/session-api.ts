import { askOnce } from '@frontend/shared/data/queries/early-answers';
import { askPlainly, type PlainRequest } from '@frontend/shared/data/requests/plain-request';
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

const ask = <Data>(operationName: string, variables: object = {}): Promise<Data> =>
  askPlainly<Data>(sessionRequest(operationName, variables));

/** The server's clock: the device's clock plus their difference. */
function serverClock({ serverTime }: CompanyFactsFragment): () => Date {
  const aheadMs = Date.parse(serverTime) - Date.now();
  return () => new Date(Date.now() + aheadMs);
}

export interface Visit {
  /** The session of the cookie; null: anonymous. */
  readonly session: Session | null;
  /** The session began with a one-time password: only an own one may be set. */
  readonly mustChangePassword: boolean;
  /** May this device store login and password? */
  readonly remembersPassword: boolean;
}

type Ask = (request: PlainRequest) => Promise<ProfileQuery>;

async function askProfile(request: PlainRequest, ask: Ask): Promise<Visit> {
  const { profile, mustChangePassword, company, branding } = await ask(request);
  keepFavicon(branding.faviconUrl ?? null);
  const { remembersPassword } = company;
  const session = profile && { user: profile, company, now: serverClock(company) };
  return { session, mustChangePassword, remembersPassword };
}

/** The session of the cookie, of any user. */
export const askVisit = (): Promise<Visit> => askProfile(PROFILE_REQUEST, askPlainly);

/** The same; the request may be on its way since before the page was loaded. */
export const askFirstVisit = (): Promise<Visit> => askProfile(PROFILE_REQUEST, askOnce);

/** The session of the user of this page: refused over the cookie of another. */
export const askOwnVisit = (): Promise<Visit> => askProfile(sessionRequest('Profile'), askPlainly);

/** Whoever was signed in here, and whosever page asks. */
export async function signIn(credentials: LoginMutationVariables): Promise<SessionUser> {
  const request = { ...sessionRequest('Login', credentials), pageUser: null };
  return (await askPlainly<LoginMutation>(request)).login;
}

export async function changeOwnPassword(
  passwords: ChangeOwnPasswordMutationVariables,
): Promise<void> {
  await ask<ChangeOwnPasswordMutation>('ChangeOwnPassword', passwords);
}

export async function signOut(): Promise<void> {
  await ask<LogoutMutation>('Logout');
}
