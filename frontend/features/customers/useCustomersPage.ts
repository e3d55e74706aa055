import { CustomersPageDocument, type CustomersPageQuery } from '@frontend/gql/graphql';
import { useStale } from '@frontend/shared/data/stale';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { pageCount } from '@frontend/shared/lib/address/page-buttons';
import { usePageWithin } from '@frontend/shared/lib/address/use-list-address';
import { CACHE_AGES_MS, LIST_PAGE } from '@schema/constants';

export type CustomerRow = CustomersPageQuery['customersPage']['items'][number];

/** A page of customers; the previous page stays shown while loading. */
export function useCustomersPage({ search, page }: { search: string; page: number }) {
  const { data, previousData, error, loading, refetch } = useFreshQuery(CustomersPageDocument, {
    variables: { search: search || null, page },
    maxAgeMs: CACHE_AGES_MS.customers,
  });
  const retry = () => void refetch().catch(() => undefined);
  useStale('customers', retry);
  usePageWithin(page, data ? pageCount(data.customersPage.total, LIST_PAGE.size) : null);
  const shown = (data ?? previousData)?.customersPage ?? null;
  return {
    list: shown && { ...shown, pages: pageCount(shown.total, LIST_PAGE.size) },
    error,
    isLoading: loading,
    retry,
  };
}
