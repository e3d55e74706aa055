import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { useEveryPage } from '@frontend/shared/export/use-every-page';
import { withFilters } from '@frontend/shared/lib/address/list-address';
import { useListAddress, useShownPage } from '@frontend/shared/lib/address/use-list-address';
import { CACHE_AGES_MS, LIST_PAGE } from '@schema/constants';
import { PAPER_KINDS, type PaperKind } from '@schema/values/papers/paper-kinds';
import { useSearchParams } from 'react-router-dom';
import { PapersDocument } from './paper-list.generated';

/** «?customer=7»: only the documents of this customer; null: of all. */
function customerOf(params: URLSearchParams): number | null {
  const id = Number(params.get('customer') ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The page of documents in the address; the previous page stays shown while loading. */
export function usePaperList() {
  const address = useListAddress();
  const [params, setParams] = useSearchParams();
  const kind = PAPER_KINDS.find((one) => one === params.get('kind')) ?? null;
  const customerId = customerOf(params);
  const wanted = { search: address.search || null, kind, customerId };
  const { data, shown, query, check } = useFreshQuery(PapersDocument, {
    variables: { ...wanted, page: address.page },
    maxAgeMs: CACHE_AGES_MS.bookings,
    topics: ['papers', 'bookings'],
  });
  useConnectionOpened(check);
  return {
    address,
    customerId,
    showAllCustomers: () => setParams((old) => withFilters(old, { customer: null })),
    kind,
    setKind: (next: PaperKind | null) => setParams((old) => withFilters(old, { kind: next })),
    list: useShownPage({ loaded: data?.papers, shown: shown?.papers }, LIST_PAGE.size),
    query,
    readAll: useEveryPage(PapersDocument, wanted, ({ papers }) => papers),
  };
}
