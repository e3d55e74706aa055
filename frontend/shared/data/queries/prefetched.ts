import { fetchGraphql, type GraphqlRequest } from '../requests/fetch-graphql';
import { pageUser } from '../requests/page-user';
import { refusalOf } from '../requests/refusal';

/** Maximum age of a prefetched answer, ms: an older one may miss changes. */
const MAX_AGE_MS = 30_000;

interface PrefetchedAnswer {
  readonly answer: Promise<unknown>;
  readonly requestedAtMs: number;
}

const answers = new Map<string, PrefetchedAnswer>();

/** The key includes the user: answers are not shared between users. */
const keyOf = ({
  operationName,
  variables,
  pageUser: user = pageUser(),
}: Omit<GraphqlRequest, 'query'>) => JSON.stringify([operationName, variables, user]);

/** Sends a request before the screen that needs its answer is loaded. */
export function prefetch<Data>(request: GraphqlRequest): Promise<Data> {
  const answer = fetchGraphql<Data>(request);
  // The caller that takes the answer handles the failure.
  answer.catch(() => undefined);
  answers.set(keyOf(request), { answer, requestedAtMs: Date.now() });
  return answer;
}

/** The prefetched answer of the same request, once; null without one or when it is too old. */
export function takePrefetched(request: Omit<GraphqlRequest, 'query'>): Promise<unknown> | null {
  const key = keyOf(request);
  const prefetched = answers.get(key);
  answers.delete(key);
  const isFresh = prefetched && Date.now() - prefetched.requestedAtMs < MAX_AGE_MS;
  return isFresh ? prefetched.answer : null;
}

/**
 * The prefetched answer of the same request, once; else that of `send`. A prefetched refusal is requested
 * again: the user may have signed in since.
 */
export async function fetchUnlessPrefetched<Data>(
  request: GraphqlRequest,
  send: (request: GraphqlRequest) => Promise<Data> = fetchGraphql,
): Promise<Data> {
  const prefetched = takePrefetched(request);
  if (!prefetched) return send(request);
  try {
    return (await prefetched) as Data;
  } catch (error) {
    if (refusalOf(error)) return send(request);
    throw error;
  }
}
