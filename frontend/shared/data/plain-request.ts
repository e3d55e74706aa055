import { MESSAGES } from '@schema/messages';
import { RefusedAnswer } from './refusal';
import { fetchWithTimeout, GRAPHQL_PATH } from './request';

/** One operation of a document, by its name. */
export interface PlainRequest {
  /** Text of the document. */
  readonly query: string;
  readonly operationName: string;
  readonly variables?: object;
}

/**
 * Asks the API without the GraphQL client: pages before the sign-in must not carry it (docs/design.md).
 * Asked once, never again by itself. Throws what refusalOf understands.
 */
export async function askPlainly<Data>(request: PlainRequest): Promise<Data> {
  const response = await fetchWithTimeout(GRAPHQL_PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
    },
    body: JSON.stringify({ variables: {}, ...request }),
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
