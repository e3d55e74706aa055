import type { ApolloClient } from '@apollo/client';
import { createContext, useContext } from 'react';
import type { KeptAnswers } from './queries/kept-answers';

/** The requests of one signed-in user. */
export class DataClient {
  /** Both are created by the first part that needs them: the board opens without their code. */
  apollo: ApolloClient | null = null;
  kept: KeptAnswers | null = null;

  constructor(
    readonly userId: number,
    readonly onUnauthenticated: () => void,
  ) {}

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
