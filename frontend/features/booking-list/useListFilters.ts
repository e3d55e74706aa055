import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { CACHE_AGES_MS } from '@schema/constants';
import { BookingFiltersDocument } from './booking-list.generated';

/** Sources and models of the filters; `skip`: not needed yet. */
export function useListFilters({ skip = false }: { readonly skip?: boolean } = {}) {
  const { data, query } = useFreshQuery(BookingFiltersDocument, {
    variables: {},
    topics: ['sources', 'cars'],
    maxAgeMs: CACHE_AGES_MS.sources,
    skip,
  });
  return { options: data?.bookingFilters ?? null, query };
}
