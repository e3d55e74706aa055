import { generic } from '@schema/messages/general';
import { RefusedAnswer } from './refusal';
import { GRAPHQL_PATH, sendRequest } from './request';

/** One named operation of a document. */
export interface GraphqlRequest {
  readonly query: string;
  readonly operationName: string;
  readonly variables?: object;
  readonly signal?: AbortSignal;
  /** User of the request; null: none. Default: the user of the page. */
  readonly pageUser?: number | null;
}

/**
 * Sends a request without Apollo, which must not be bundled with pages before the sign-in
 * (docs/design.md). Never retries. Throws errors that refusalOf parses.
 */
export async function fetchGraphql<Data>({
  signal,
  pageUser,
  ...request
}: GraphqlRequest): Promise<Data> {
  const response = await sendRequest(GRAPHQL_PATH, {
    pageUser,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
    },
    body: JSON.stringify({ variables: {}, ...request }),
    ...(signal && { signal }),
  });
  const answer: { data?: Data | null; errors?: unknown[] } | null = await response
    .json()
    .catch(() => null);
  if (answer?.data && !answer.errors) return answer.data;
  throw new RefusedAnswer(generic.unavailable, answer?.errors ?? [answer], response.status);
}
