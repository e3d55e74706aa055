import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { apolloOf } from './apollo';
import { useDataClient } from './data-client';

/** Apollo for its children. */
export default function DataProvider({ children }: { readonly children: ReactNode }) {
  const data = useDataClient();
  return <ApolloProvider client={apolloOf(data)}>{children}</ApolloProvider>;
}
