import { useApolloClient, useQuery } from '@apollo/client/react';
import {
  type FleetCarFactsFragment,
  FleetDocument,
  ReorderCarsDocument,
} from '@frontend/gql/graphql';
import { failureText } from '@frontend/shared/data/failure-text';
import { useStale } from '@frontend/shared/data/stale';
import { useCommand } from '@frontend/shared/data/use-command';
import { showToast } from '@frontend/shared/ui/toasts';
import { MESSAGES } from '@schema/messages';
import { useRef, useState } from 'react';

export type FleetCar = FleetCarFactsFragment;

/** The cars in their order; a new order shows at once and goes back when refused (spec 2, §4). */
export function useFleet() {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useQuery(FleetDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const reorder = useCommand('reorderCars', ReorderCarsDocument);
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const latest = useRef(0);
  const retry = () => void refetch().catch(() => undefined);
  useStale('cars', retry);

  const items = data?.cars.items ?? null;
  const cars = items && order ? inOrder(items, order) : items;

  const saveOrder = async (ids: readonly number[]) => {
    latest.current += 1;
    const own = latest.current;
    setOrder(ids);
    try {
      await reorder({ order: [...ids] });
      await client.refetchQueries({ include: [FleetDocument] });
      if (own === latest.current) showToast('success', MESSAGES.cars.ordered);
    } catch (failure) {
      if (own === latest.current)
        showToast('error', failureText(failure, MESSAGES.cars.orderFailed));
    } finally {
      // A newer order is on its way: it decides.
      if (own === latest.current) setOrder(null);
    }
  };
  /** Shows a saved car at once: the list itself is asked again behind it. */
  const show = (saved: FleetCar) =>
    client.cache.updateQuery({ query: FleetDocument }, (kept) => {
      if (!kept || kept.cars.items.some(({ id }) => id === saved.id)) return kept;
      return { ...kept, cars: { ...kept.cars, items: [...kept.cars.items, saved] } };
    });
  return { cars, show, error, isLoading: loading, retry, saveOrder };
}

function inOrder(cars: readonly FleetCar[], order: readonly number[]): readonly FleetCar[] {
  const place = new Map(order.map((id, index) => [id, index]));
  return [...cars].sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}
