import { createGraphiQLFetcher, type Fetcher, type FetcherReturnType } from '@graphiql/toolkit';
import { liveClient } from './live-client';

const ADDRESS = '/api/graphql';

/** The name that GraphiQL gives its question for the schema. */
const INTROSPECTION = 'IntrospectionQuery';

function isUnauthenticated(answer: Awaited<FetcherReturnType>): boolean {
  const errors = ('errors' in answer && answer.errors) || [];
  return errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
}

/**
 * Sends queries and mutations with the session of the browser or the headers of the tab, subscriptions over
 * graphql-ws with the session. `onSchema` gets whether the schema was refused because nobody has signed in.
 */
export function playgroundFetcher(onSchema: (isNobody: boolean) => void): Fetcher {
  const send = createGraphiQLFetcher({
    url: ADDRESS,
    wsClient: liveClient(ADDRESS),
    enableIncrementalDelivery: false,
  });
  return async (parameters, options) => {
    const answer = await send(parameters, options);
    if (parameters.operationName !== INTROSPECTION) return answer;
    const isNobody = isUnauthenticated(answer);
    onSchema(isNobody);
    // GraphiQL asks a second time after an answer without `data`.
    return isNobody ? { data: null, ...answer } : answer;
  };
}
