import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useShownPage } from '@frontend/shared/lib/address/use-list-address';
import { CACHE_AGES_MS, LIST_PAGE } from '@schema/constants';
import {
  CustomersCountDocument,
  CustomersPageDocument,
  type CustomersPageQuery,
} from './customers.generated';

export type CustomerRow = CustomersPageQuery['customersPage']['items'][number];

/**
 * A page of customers, with the total number while searching; the previous page stays shown while
 * loading.
 */
export function useCustomersPage({ search, page }: { search: string; page: number }) {
  const { data, shown, query } = useFreshQuery(CustomersPageDocument, {
    variables: { search: search || null, page },
    maxAgeMs: CACHE_AGES_MS.customers,
    topics: ['customers'],
  });
  const whole = useFreshQuery(CustomersCountDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.customers,
    topics: ['customers'],
    skip: search === '',
  });
  const pages = { loaded: data?.customersPage, shown: shown?.customersPage };
  const all = search === '' ? null : (whole.data?.customersPage.total ?? null);
  return { list: useShownPage(pages, LIST_PAGE.size), all, query };
}
