import type { BoardQuery } from '@frontend/gql/graphql';
import bookingFacts from '@frontend/shared/bookings/booking-facts.graphql?raw';
import carFacts from '@frontend/shared/cars/cars.graphql?raw';
import { useDataClient } from '@frontend/shared/data/data-client';
import type { PlainRequest } from '@frontend/shared/data/plain-request';
import { readPlainly } from '@frontend/shared/data/read-plainly';
import type { Day } from '@schema/values/time/calendar';
import { useCallback } from 'react';
import boardQuery from './board.graphql?raw';
import type { LoadBlock } from './board-store';

const QUERY = [boardQuery, carFacts, bookingFacts].join('\n');

/** The request of the board of [start, start + days). */
export const boardRequest = (
  start: Day,
  days: number,
  carIds?: readonly number[],
): PlainRequest => ({
  query: QUERY,
  operationName: 'Board',
  variables: { start, days, ...(carIds && { carIds }) },
});

/**
 * Loads blocks without Apollo: the board keeps its blocks itself, normalising thousands of records
 * would cost a frame, and the board opens before Apollo's code has come.
 */
export function useLoadBlock(): LoadBlock {
  const { onUnauthenticated } = useDataClient();
  return useCallback(
    async (start, days, signal, carIds) => {
      const request = { ...boardRequest(start, days, carIds), signal };
      return (await readPlainly<BoardQuery>(request, onUnauthenticated)).board;
    },
    [onUnauthenticated],
  );
}
