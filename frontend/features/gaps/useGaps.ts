import { GapListDocument, type GapListQuery } from '@frontend/gql/graphql';
import { useStale } from '@frontend/shared/data/stale';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { pageCount } from '@frontend/shared/lib/address/page-buttons';
import { useListAddress, usePageWithin } from '@frontend/shared/lib/address/use-list-address';
import { CACHE_AGES_MS, LIST_PAGE } from '@schema/constants';
import { useSearchParams } from 'react-router-dom';
import { type GapAddress, gapAddressOf, withGapAddress } from './gap-address';

export type GapFacts = GapListQuery['gaps']['items'][number];

/** The page of gaps in the URL; the previous page stays shown while loading. */
export function useGaps() {
  const { page, setPage } = useListAddress();
  const [params, setParams] = useSearchParams();
  const asked = gapAddressOf(params);
  const { data, previousData, error, loading, refetch } = useFreshQuery(GapListDocument, {
    variables: { ...asked, page },
    maxAgeMs: CACHE_AGES_MS.analytics,
  });
  const retry = () => void refetch().catch(() => undefined);
  useStale('fleet', retry);
  useConnectionOpened(retry);
  usePageWithin(page, data ? pageCount(data.gaps.total, LIST_PAGE.size) : null);
  const list = (data ?? previousData)?.gaps ?? null;
  return {
    asked,
    page,
    setPage,
    setAsked: (change: Partial<GapAddress>) =>
      setParams((old) => withGapAddress(old, change), { replace: true }),
    list,
    pages: list ? pageCount(list.total, LIST_PAGE.size) : 0,
    error,
    isLoading: loading,
    retry,
  };
}
