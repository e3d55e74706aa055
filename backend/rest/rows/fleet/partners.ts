import type { RestRow } from '@backend/rest/row';

/** Partners and their revenue shares (requirements.md, P30–P32). */
export const partnerRows: readonly RestRow[] = [
  { method: 'GET', path: '/partners/revenue', field: 'partnerRevenue', isLong: true },
  { method: 'POST', path: '/partners', field: 'createPartner', status: 201 },
  { method: 'PUT', path: '/partners/{id}', field: 'renamePartner' },
  { method: 'PUT', path: '/partners/revenue/cars/{carId}', field: 'setCarShares' },
];
