import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import interfaces from '@frontend/gql/possible-types';
import { OperationTypeNode } from 'graphql';
import { catchError, from, map, throwError } from 'rxjs';
import { takePrefetched } from './queries/prefetched';
import { isUnauthenticated, refusalOf } from './requests/refusal';
import { GRAPHQL_PATH, sendRequest } from './requests/request';
import { isRetried, retryDelayMs } from './requests/retry-after';

/** A later list replaces the previous one. */
const REPLACED = { merge: false } as const;

/**
 * Cache keys: records by id or by the record they belong to, settings as singletons, board rows per
 * response, a day merged from several queries. Pages and reports are stored by their arguments.
 */
function createCache(): InMemoryCache {
  return new InMemoryCache({
    ...interfaces,
    typePolicies: {
      Company: { keyFields: [] },
      Branding: { keyFields: [] },
      MoneySettings: { keyFields: [] },
      SheetSettings: {
        keyFields: [],
        fields: { requiredAngles: REPLACED, accessories: REPLACED },
      },
      RentalMoney: { keyFields: ['bookingIds'], fields: { entries: REPLACED } },
      CustomerMoney: { keyFields: ['customerId'], fields: { advances: REPLACED } },
      MoneyMark: { keyFields: ['bookingId'] },
      CarShares: { keyFields: ['carId'], fields: { shares: REPLACED, shareSets: REPLACED } },
      CarProfitShares: { keyFields: ['carId'] },
      CarState: { keyFields: ['carId'], fields: { readings: REPLACED, damages: REPLACED } },
      RentalSheets: {
        keyFields: ['bookingId'],
        fields: { sheets: REPLACED, draftPhotos: REPLACED, previousPhotos: REPLACED },
      },
      ReviewTemplate: { keyFields: ['sourceId'] },
      Board: { keyFields: false },
      BoardRow: { keyFields: false },
      DailyDashboard: { keyFields: ['date'] },
      // Each record has its own IDs, and a line depends on the chosen tills.
      RegisterLine: { keyFields: false },
      // The sum depends on the period.
      ExpenseKindTotal: { keyFields: false },
      DayAvailability: { merge: true },
      DaySection: { merge: true },
      DayServiceSection: { merge: true },
      Samples: { merge: true },
    },
  });
}

/**
 * The Apollo client of one signed-in user, whose ID its requests carry. `onUnauthenticated` is
 * called on every 401 except those of the sign-in form, which does not use this client.
 */
export function createApolloClient(userId: number, onUnauthenticated: () => void): ApolloClient {
  const errorLink = new ErrorLink(({ error }) => {
    if (isUnauthenticated(error)) onUnauthenticated();
  });
  // Mutations are not retried: their sender gets the refusal.
  const isRead = ({ operationType }: ApolloLink.Operation) =>
    operationType === OperationTypeNode.QUERY;
  const retryLink = new RetryLink({
    attempts: (tries, operation, error) => isRead(operation) && isRetried(tries, error),
    delay: (_tries, _operation, error) => retryDelayMs(error),
  });
  const httpLink = new HttpLink({
    uri: GRAPHQL_PATH,
    fetch: (input, init) => sendRequest(input, { ...init, pageUser: userId }),
  });
  // A prefetched refusal is requested again: the user may have signed in since.
  const prefetchLink = new ApolloLink((operation, forward) => {
    const { operationName = '', variables } = operation;
    const answer = isRead(operation) ? takePrefetched({ operationName, variables }) : null;
    if (!answer) return forward(operation);
    return from(answer as Promise<Record<string, unknown>>).pipe(
      map((data) => ({ data })),
      catchError((error: unknown) =>
        refusalOf(error) ? forward(operation) : throwError(() => error),
      ),
    );
  });
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([errorLink, retryLink, prefetchLink, httpLink]),
  });
}
