import { useApolloClient } from '@apollo/client/react';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { type FleetCarFactsFragment, FleetDocument } from './cars.generated';
import { inOrder } from './list/move';
import { useFleetOrder } from './list/useFleetOrder';

export type FleetCar = FleetCarFactsFragment;

/** The cars; a reorder is optimistic and rolled back when refused (requirements.md, F3). */
export function useFleet() {
  const client = useApolloClient();
  const { data, refetch, query } = useFreshQuery(FleetDocument, {
    variables: {},
    topics: ['cars'],
    answeredBy: ['reorderCars'],
  });
  const { shown, move } = useFleetOrder({ readAgain: () => refetch() });
  useConnectionOpened(query.retry);

  const items = data?.cars.items ?? null;
  const cars = items && shown ? inOrder(items, shown) : items;

  /** Shows a saved car immediately, before the list is refetched. */
  const show = (saved: FleetCar) =>
    client.cache.updateQuery({ query: FleetDocument }, (kept) => {
      if (!kept || kept.cars.items.some(({ id }) => id === saved.id)) return kept;
      return { ...kept, cars: { ...kept.cars, items: [...kept.cars.items, saved] } };
    });
  return { cars, show, query, move };
}
