import type { RestRow } from '@backend/rest/row';

const WITHOUT_ID = { 'CustomerMoney.customerId': 'the path names the customer' };

/** Customers' money outside rentals (docs/domain.md, money). */
export const customerMoneyRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/customers/{id}/money',
    field: 'customerMoney',
    into: { id: 'customerId' },
    without: WITHOUT_ID,
  },
  {
    method: 'POST',
    path: '/customers/{id}/money/advances',
    field: 'takeAdvance',
    into: { id: 'customerId' },
    without: WITHOUT_ID,
    status: 201,
  },
  {
    method: 'POST',
    path: '/customers/{id}/money/advance-returns',
    field: 'returnAdvance',
    into: { id: 'customerId' },
    without: WITHOUT_ID,
    status: 201,
  },
  {
    method: 'POST',
    path: '/money/advances/{id}/reverse',
    field: 'reverseAdvance',
    without: { 'CustomerMoney.customerId': 'documented answers have no id' },
    status: 201,
  },
];
