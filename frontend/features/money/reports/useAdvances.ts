import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useEveryPage } from '@frontend/shared/export/use-every-page';
import { useListAddress, useShownPage } from '@frontend/shared/lib/address/use-list-address';
import { CACHE_AGES_MS, LIST_PAGE } from '@schema/constants';
import { AdvancesDocument, type CustomerAdvanceFactsFragment } from './money-reports.generated';
import { usePastMoment } from './use-past-moment';

export type CustomerAdvance = CustomerAdvanceFactsFragment;

/** Customers with an advance: a page of them, and all for the export. */
export function useAdvances() {
  const address = useListAddress();
  const past = usePastMoment();
  const wanted = { search: address.search || null, moment: past.moment };
  const { data, shown, query } = useFreshQuery(AdvancesDocument, {
    variables: { ...wanted, page: address.page },
    maxAgeMs: CACHE_AGES_MS.bookings,
    topics: ['money'],
  });
  const list = useShownPage({ loaded: data?.advances, shown: shown?.advances }, LIST_PAGE.size);
  const readAll = useEveryPage(AdvancesDocument, wanted, ({ advances }) => advances);
  return { address, past, list, query, readAll };
}
