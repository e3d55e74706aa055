import { useApolloClient } from '@apollo/client/react';
import { ChangesDocument } from '@frontend/gql/graphql';
import { tellStale } from '@frontend/shared/data/stale';
import { TOPICS, type Topic } from '@schema/topics';
import { useEffect } from 'react';

const isTopic = (text: string): text is Topic => (TOPICS as readonly string[]).includes(text);

/** The server closes the channel with this code when the session is over. */
const UNAUTHORIZED = 4401;

const isUnauthorized = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === UNAUTHORIZED;

interface LiveChangesProps {
  readonly onUnauthorized: () => void;
}

/** Hears what other people change and tells the lists on show; draws nothing. */
export function LiveChanges({ onUnauthorized }: LiveChangesProps) {
  const client = useApolloClient();
  useEffect(() => {
    const subscription = client.subscribe({ query: ChangesDocument }).subscribe({
      next: ({ data }) => {
        if (!data) return;
        const { topics, carIds } = data.changes;
        tellStale({ topics: topics.filter(isTopic), carIds });
      },
      error: (error: unknown) => {
        if (isUnauthorized(error)) onUnauthorized();
        else console.warn('The live channel is closed', error);
      },
    });
    return () => subscription.unsubscribe();
  }, [client, onUnauthorized]);
  return null;
}
