import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { useListAddress, useShownPage } from '@frontend/shared/lib/address/use-list-address';
import { CACHE_AGES_MS, LIST_PAGE } from '@schema/constants';
import { useSearchParams } from 'react-router-dom';
import { type GapAddress, gapAddressOf, withGapAddress } from './gap-address';
import { GapListDocument, type GapListQuery } from './gaps.generated';

export type GapFacts = GapListQuery['gaps']['items'][number];

/** The page of gaps in the URL; the previous page stays shown while loading. */
export function useGaps() {
  const address = useListAddress();
  const { page } = address;
  const [params, setParams] = useSearchParams();
  const filter = gapAddressOf(params);
  const { data, shown, query } = useFreshQuery(GapListDocument, {
    variables: { ...filter, page },
    maxAgeMs: CACHE_AGES_MS.analytics,
    topics: ['fleet'],
  });
  useConnectionOpened(query.retry);
  return {
    filter,
    address,
    setFilter: (change: Partial<GapAddress>) =>
      setParams((old) => withGapAddress(old, change), { replace: true }),
    list: useShownPage({ loaded: data?.gaps, shown: shown?.gaps }, LIST_PAGE.size),
    query,
  };
}
