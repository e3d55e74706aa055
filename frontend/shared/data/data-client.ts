import type { ApolloClient } from '@apollo/client';
import { createContext, useContext } from 'react';
import { KeptAnswers } from './queries/kept-answers';

/** The requests of one signed-in user. */
export class DataClient {
  /** Created by the first part that needs it: the board opens without its code. */
  apollo: ApolloClient | null = null;
  readonly kept = new KeptAnswers();

  constructor(readonly onUnauthenticated: () => void) {}

  stop(): void {
    this.apollo?.stop();
  }
}

export const DataClientContext = createContext<DataClient | null>(null);

export function useDataClient(): DataClient {
  const client = useContext(DataClientContext);
  if (!client) throw new Error('useDataClient: nobody is signed in here');
  return client;
}
