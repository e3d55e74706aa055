import { GAP_ORDERS, type GapOrder } from '@schema/constants';

/** What of the gaps the address asks for. The dearest first and all models stand unsaid. */
export interface GapAddress {
  readonly model: string | null;
  readonly order: GapOrder;
}

export function gapAddressOf(params: URLSearchParams): GapAddress {
  const order = GAP_ORDERS.find((one) => one === params.get('order')) ?? 'earnings';
  return { model: params.get('model') || null, order };
}

/** The parameters with another choice, which starts at the first page; whatever else stands there is kept. */
export function withGapAddress(params: URLSearchParams, change: Partial<GapAddress>) {
  const { model, order } = { ...gapAddressOf(params), ...change };
  const next = new URLSearchParams(params);
  for (const name of ['model', 'order', 'page']) next.delete(name);
  if (model !== null) next.set('model', model);
  if (order !== 'earnings') next.set('order', order);
  return next;
}
