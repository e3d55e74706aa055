import type { RestRow } from '@backend/rest/row';

/** Customers and their cards (requirements.md, P25–P27), and their duplicates. */
export const customerRows: readonly RestRow[] = [
  { method: 'GET', path: '/customers', field: 'customers', isLong: true, hasVersion: true },
  { method: 'GET', path: '/customers/duplicates', field: 'customerDuplicates', isLong: true },
  {
    method: 'GET',
    path: '/customers/{id}/merge/{goneId}',
    field: 'customerMergePreview',
    into: { id: 'keepId' },
  },
  { method: 'POST', path: '/customers/merge', field: 'mergeCustomers' },
  { method: 'POST', path: '/customers/merge/{operationId}/undo', field: 'undoCustomerMerge' },
  { method: 'PUT', path: '/customers/{id}', field: 'updateCustomer' },
  { method: 'DELETE', path: '/customers/{id}', field: 'deleteCustomer' },
  {
    method: 'GET',
    path: '/analytics/clients/{id}',
    field: 'clientAnalytics',
    without: {
      'Car.photos': 'a booking shows its car in words',
      'Car.depositAmount': 'a booking has its own',
      'Car.sortOrder': 'the order is that of the bookings',
    },
  },
];
