import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { isUnauthenticated } from '@frontend/shared/data/refusal';
import { fetchWithTimeout, GRAPHQL_PATH } from '@frontend/shared/data/request';
import { askedAgainAfterMs, isAskedAgain } from '@frontend/shared/data/retry-after';
import { OperationTypeNode } from 'graphql';

/**
 * What the answers are kept by: records by id; the company is one; board rows belong to their answer;
 * a day is one, whose parts several screens ask for.
 */
function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Company: { keyFields: [] },
      Board: { keyFields: false },
      BoardRow: { keyFields: false },
      DailyDashboard: { keyFields: ['date'] },
      DayAvailability: { merge: true },
      DaySection: { merge: true },
      DayServiceSection: { merge: true },
    },
  });
}

/**
 * The client of one signed-in user: cookies, 8000 ms of patience.
 * `onUnauthenticated` is told of every 401 but those of signing in, which does not come this way.
 */
export function createApolloClient(onUnauthenticated: () => void): ApolloClient {
  const errorLink = new ErrorLink(({ error }) => {
    if (isUnauthenticated(error)) onUnauthenticated();
  });
  // A command is not repeated unasked: who sent it is told why it was refused.
  const isRead = ({ operationType }: ApolloLink.Operation) =>
    operationType === OperationTypeNode.QUERY;
  const retryLink = new RetryLink({
    attempts: (tries, operation, error) => isRead(operation) && isAskedAgain(tries, error),
    delay: (_tries, _operation, error) => askedAgainAfterMs(error),
  });
  const httpLink = new HttpLink({ uri: GRAPHQL_PATH, fetch: fetchWithTimeout });
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([errorLink, retryLink, httpLink]),
  });
}
