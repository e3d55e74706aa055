import type { RestRow } from '@backend/rest/row';

/** Money of customers for no rental (docs/domain.md, money). */
export const customerMoneyRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/customers/{id}/money',
    field: 'customerMoney',
    into: { id: 'customerId' },
  },
  {
    method: 'POST',
    path: '/customers/{id}/money/advances',
    field: 'takeAdvance',
    into: { id: 'customerId' },
    status: 201,
  },
  {
    method: 'POST',
    path: '/customers/{id}/money/advance-returns',
    field: 'returnAdvance',
    into: { id: 'customerId' },
    status: 201,
  },
  { method: 'POST', path: '/money/advances/{id}/reverse', field: 'reverseAdvance', status: 201 },
];
