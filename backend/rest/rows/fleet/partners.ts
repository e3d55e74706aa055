import type { RestRow } from '@backend/rest/row';

/** Partners, their revenue shares (requirements.md, P30–P32) and statements. */
export const partnerRows: readonly RestRow[] = [
  { method: 'GET', path: '/partners/revenue', field: 'partnerRevenue', isLong: true },
  { method: 'GET', path: '/partners/balances', field: 'partnerBalances', isLong: true },
  { method: 'GET', path: '/partners/statement-links/{code}', field: 'sharedStatement' },
  {
    method: 'POST',
    path: '/partners/statement-links/{id}/revoke',
    field: 'revokeStatementLink',
  },
  {
    method: 'GET',
    path: '/partners/{partnerId}/statement-links',
    field: 'statementLinks',
    wrap: 'items',
  },
  {
    method: 'POST',
    path: '/partners/{partnerId}/statement-links',
    field: 'createStatementLink',
    status: 201,
  },
  {
    method: 'GET',
    path: '/partners/{partnerId}/statement',
    field: 'partnerStatement',
    isLong: true,
  },
  { method: 'POST', path: '/partners/{partnerId}/payouts', field: 'payPartner', status: 201 },
  { method: 'POST', path: '/partners', field: 'createPartner', status: 201 },
  { method: 'PUT', path: '/partners/{id}', field: 'renamePartner' },
  { method: 'PUT', path: '/partners/revenue/cars/{carId}', field: 'setCarShares' },
];
