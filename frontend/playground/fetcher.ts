import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';

const ADDRESS = '/api/graphql';

/** The name that GraphiQL gives its question for the schema. */
const INTROSPECTION = 'IntrospectionQuery';

function isUnauthenticated(answer: unknown): boolean {
  return JSON.stringify(answer).includes('"code":"UNAUTHENTICATED"');
}

/**
 * Sends queries and mutations with the session of the browser or the headers of the tab, subscriptions over
 * graphql-ws with the session. `onSchema` gets whether the schema was refused because nobody has signed in.
 */
export function playgroundFetcher(onSchema: (isNobody: boolean) => void): Fetcher {
  const send = createGraphiQLFetcher({
    url: ADDRESS,
    subscriptionUrl: `${location.origin.replace(/^http/, 'ws')}${ADDRESS}`,
    enableIncrementalDelivery: false,
  });
  return async (parameters, options) => {
    const answer = await send(parameters, options);
    if (parameters.operationName === INTROSPECTION) onSchema(isUnauthenticated(answer));
    return answer;
  };
}
