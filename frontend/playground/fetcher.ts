import { createGraphiQLFetcher, type Fetcher, type FetcherReturnType } from '@graphiql/toolkit';
import { generic } from '@schema/messages/general';
import { GraphQLError } from 'graphql';
import { type Client, createClient } from 'graphql-ws';

const ADDRESS = '/api/graphql';

/** Operation name of GraphiQL's introspection query. */
const INTROSPECTION = 'IntrospectionQuery';

function isUnauthenticated(answer: Awaited<FetcherReturnType>): boolean {
  const errors = ('errors' in answer && answer.errors) || [];
  return errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
}

/**
 * Sends queries and mutations with the session of the browser or the headers of the tab,
 * subscriptions over graphql-ws with the session. `onSchema` receives whether the schema was
 * refused without a session.
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
    // GraphiQL repeats the request after an answer without `data`.
    return isNobody ? { data: null, ...answer } : answer;
  };
}

/** Close code without a session; another code's reason is a sentence (backend/live/live.ts). */
const UNAUTHORIZED = 4401;

function refusalOf({ code, reason }: CloseEvent): GraphQLError {
  if (code !== UNAUTHORIZED) return new GraphQLError(reason || `${code}`);
  const extensions = { code: 'UNAUTHENTICATED' };
  return new GraphQLError(generic.unauthenticated, { extensions });
}

/**
 * Subscriptions over graphql-ws, with the session of the browser. A closed socket ends them with an
 * answer that contains the reason.
 */
function liveClient(path: string): Client {
  const client = createClient({ url: location.origin.replace(/^http/, 'ws') + path });
  return {
    ...client,
    subscribe: (payload, sink) =>
      client.subscribe(payload, {
        ...sink,
        error: (fault) => {
          if (!(fault instanceof CloseEvent)) return sink.error(fault);
          sink.next({ errors: [refusalOf(fault)] });
          sink.complete();
        },
      }),
  };
}
