import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { createApolloClient } from './apollo';
import { useDataClient } from './data-client';

/** Apollo for its children; all providers of a user share one client. */
export default function DataProvider({ children }: { readonly children: ReactNode }) {
  const data = useDataClient();
  data.apollo ??= createApolloClient(data.onUnauthenticated);
  return <ApolloProvider client={data.apollo}>{children}</ApolloProvider>;
}
