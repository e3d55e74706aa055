import type {
  CompanyFactsFragment,
  LoginMutation,
  LoginMutationVariables,
  LogoutMutation,
  ProfileQuery,
} from '@frontend/gql/graphql';
import { RefusedAnswer } from '@frontend/shared/data/refusal';
import { GRAPHQL_PATH, patientFetch } from '@frontend/shared/data/request';
import type { Session, SessionUser } from '@frontend/shared/data/session';
import { MESSAGES } from '@schema/messages';
import operations from './session.graphql?raw';

/**
 * Signing in and out by plain requests: the sign-in page must not carry the whole GraphQL client
 * (docs/design.md), and nothing here belongs into its cache. Throws what refusalOf understands.
 */
async function ask<Data>(operationName: string, variables: object = {}): Promise<Data> {
  const response = await patientFetch(GRAPHQL_PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
    },
    body: JSON.stringify({ query: operations, operationName, variables }),
  });
  const answer: { data?: Data | null; errors?: unknown[] } | null = await response
    .json()
    .catch(() => null);
  if (answer?.data && !answer.errors) return answer.data;
  throw new RefusedAnswer(
    MESSAGES.generic.unavailable,
    answer?.errors ?? [answer],
    response.status,
  );
}

/** The server's clock as this device can tell it: its own plus what they differed by. */
function serverClock({ serverTime }: CompanyFactsFragment): () => Date {
  const aheadMs = Date.parse(serverTime) - Date.now();
  return () => new Date(Date.now() + aheadMs);
}

/** Who is signed in by the cookie this browser holds; null: nobody. */
export async function askSession(): Promise<Session | null> {
  const { profile, company } = await ask<ProfileQuery>('Profile');
  return profile && { user: profile, company, now: serverClock(company) };
}

export async function signIn(credentials: LoginMutationVariables): Promise<SessionUser> {
  return (await ask<LoginMutation>('Login', credentials)).login;
}

export async function signOut(): Promise<void> {
  await ask<LogoutMutation>('Logout');
}
