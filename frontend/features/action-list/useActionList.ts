import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { CACHE_AGES_MS } from '@schema/constants';
import { useEffect, useEffectEvent } from 'react';
import { ActionListDocument, type ActionListQuery } from './now.generated';

export type ActionFacts = ActionListQuery['actionList'];
export type ActionTask = ActionFacts['today'][number];
export type ActionConflict = ActionFacts['conflicts'][number];
export type ActionBooking = ActionTask['booking'];

/**
 * Polling interval while the page is visible, ms: a return becomes late without an event from the
 * server.
 */
const LOOK_EVERY_MS = 60_000;

/** Tasks of the day: refetched when a record of the day changes, and periodically. */
export function useActionList() {
  const { data, query, check } = useFreshQuery(ActionListDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.dashboard,
    topics: ['daily', 'incomplete'],
  });
  useConnectionOpened(check);
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') check();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return { facts: data?.actionList ?? null, query };
}
