import type { RestRow } from '@backend/rest/row';

/** Prices (requirements.md, P9). A documented POST, though it is read only. */
export const pricingRows: readonly RestRow[] = [
  { method: 'POST', path: '/pricing/estimate', field: 'estimatePrice' },
];
