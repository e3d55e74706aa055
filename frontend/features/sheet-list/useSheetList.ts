import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { useEveryPage } from '@frontend/shared/export/use-every-page';
import { useListAddress, useShownPage } from '@frontend/shared/lib/address/use-list-address';
import { CACHE_AGES_MS, LIST_PAGE } from '@schema/constants';
import { useSearchParams } from 'react-router-dom';
import { NO_SHEET_FILTER, sheetFilterOf, withSheetFilter } from './sheet-filter';
import { SheetsDocument } from './sheet-list.generated';

/** The page of sheets in the address; the previous page stays shown while loading. */
export function useSheetList() {
  const address = useListAddress();
  const [params, setParams] = useSearchParams();
  const filter = sheetFilterOf(params);
  const wanted = { search: address.search || null, ...filter };
  const { data, shown, query, check } = useFreshQuery(SheetsDocument, {
    variables: { ...wanted, page: address.page },
    maxAgeMs: CACHE_AGES_MS.bookings,
    topics: ['carState'],
  });
  useConnectionOpened(check);
  return {
    address,
    filter,
    setFilter: (next: typeof filter) => setParams((old) => withSheetFilter(old, next)),
    clearFilter: () => setParams((old) => withSheetFilter(old, NO_SHEET_FILTER), { replace: true }),
    list: useShownPage({ loaded: data?.sheets, shown: shown?.sheets }, LIST_PAGE.size),
    query,
    readAll: useEveryPage(SheetsDocument, wanted, ({ sheets }) => sheets),
  };
}
