import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { useListAddress, useShownPage } from '@frontend/shared/lib/address/use-list-address';
import { CACHE_AGES_MS, LIST_PAGE } from '@schema/constants';
import { GAP_ORDERS, type GapOrder } from '@schema/constants/search';
import { useSearchParams } from 'react-router-dom';
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

/** Filters of the gaps in the URL. Defaults, omitted: most expensive first, all models. */
interface GapAddress {
  readonly model: string | null;
  readonly order: GapOrder;
}

function gapAddressOf(params: URLSearchParams): GapAddress {
  const order = GAP_ORDERS.find((one) => one === params.get('order')) ?? 'earnings';
  return { model: params.get('model') || null, order };
}

/** URL parameters with a changed filter and the page reset; other parameters are kept. */
function withGapAddress(params: URLSearchParams, change: Partial<GapAddress>) {
  const { model, order } = { ...gapAddressOf(params), ...change };
  const next = new URLSearchParams(params);
  for (const name of ['model', 'order', 'page']) next.delete(name);
  if (model !== null) next.set('model', model);
  if (order !== 'earnings') next.set('order', order);
  return next;
}
