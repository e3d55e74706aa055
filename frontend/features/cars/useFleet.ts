import { useApolloClient, useQuery } from '@apollo/client/react';
import { useLastFailure, useQueryState } from '@frontend/shared/data/queries/query-state';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { type FleetCarFactsFragment, FleetDocument } from './cars.generated';
import { inOrder } from './list/move';
import { useFleetOrder } from './list/useFleetOrder';

export type FleetCar = FleetCarFactsFragment;

/** The cars; a reorder is optimistic and rolled back when refused (requirements.md, F3). */
export function useFleet() {
  const client = useApolloClient();
  const result = useQuery(FleetDocument, {
    fetchPolicy: 'cache-and-network',
    // Refetched after a change: a response already pending may predate the change.
    context: { queryDeduplication: false },
  });
  const error = useLastFailure(result);
  const query = useQueryState({ ...result, error }, 'cars');
  const { shown, move } = useFleetOrder({ readAgain: () => result.refetch() });
  useConnectionOpened(query.retry);

  const items = result.data?.cars.items ?? null;
  const cars = items && shown ? inOrder(items, shown) : items;

  /** Shows a saved car immediately, before the list is refetched. */
  const show = (saved: FleetCar) =>
    client.cache.updateQuery({ query: FleetDocument }, (kept) => {
      if (!kept || kept.cars.items.some(({ id }) => id === saved.id)) return kept;
      return { ...kept, cars: { ...kept.cars, items: [...kept.cars.items, saved] } };
    });
  return { cars, show, query, move };
}
