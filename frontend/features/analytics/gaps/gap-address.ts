import { GAP_ORDERS, type GapOrder } from '@schema/constants/search';

/** Filters of the gaps in the URL. Defaults, omitted: most expensive first, all models. */
export interface GapAddress {
  readonly model: string | null;
  readonly order: GapOrder;
}

export function gapAddressOf(params: URLSearchParams): GapAddress {
  const order = GAP_ORDERS.find((one) => one === params.get('order')) ?? 'earnings';
  return { model: params.get('model') || null, order };
}

/** URL parameters with a changed filter and the page reset; other parameters are kept. */
export function withGapAddress(params: URLSearchParams, change: Partial<GapAddress>) {
  const { model, order } = { ...gapAddressOf(params), ...change };
  const next = new URLSearchParams(params);
  for (const name of ['model', 'order', 'page']) next.delete(name);
  if (model !== null) next.set('model', model);
  if (order !== 'earnings') next.set('order', order);
  return next;
}
