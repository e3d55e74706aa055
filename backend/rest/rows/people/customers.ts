import { idParam, intQuery } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

const MERGE = selectionOf('CustomerMerge');
const ANALYTICS = selectionOf('ClientAnalytics', {
  'Car.photos': 'a booking shows its car in words',
  'Car.depositAmount': 'a booking has its own',
  'Car.sortOrder': 'the order is that of the bookings',
});

/** Customers and their cards (requirements.md, P25–P27), and duplicates of them. */
export const customerRows: readonly RestRow[] = [
  row<{ customers: unknown }>({
    method: 'GET',
    path: '/customers',
    isLong: true,
    hasVersion: true,
    operation: `query Customers { customers ${selectionOf('CustomerList')} }`,
    pick: (data) => data.customers,
  }),
  row<{ customerDuplicates: unknown }>({
    method: 'GET',
    path: '/customers/duplicates',
    isLong: true,
    operation: `query CustomerDuplicates($limit: Int) {
      customerDuplicates(limit: $limit) ${selectionOf('CustomerDuplicates')}
    }`,
    variables: (request) => ({ limit: intQuery(request, 'limit') }),
    pick: (data) => data.customerDuplicates,
  }),
  row<{ customerMergePreview: unknown }>({
    method: 'GET',
    path: '/customers/{id}/merge/{goneId}',
    operation: `query CustomerMergePreview($id: Int!, $goneId: Int!) {
      customerMergePreview(keepId: $id, goneId: $goneId) ${selectionOf('CustomerMergePreview')}
    }`,
    variables: (request) => ({ id: idParam(request), goneId: idParam(request, 'goneId') }),
    pick: (data) => data.customerMergePreview,
  }),
  row<{ mergeCustomers: unknown }>({
    method: 'POST',
    path: '/customers/merge',
    operation: `mutation MergeCustomers($input: MergeCustomersInput!) {
      mergeCustomers(input: $input) ${MERGE}
    }`,
    variables: ({ body }) => ({ input: body }),
    pick: (data) => data.mergeCustomers,
  }),
  row<{ undoCustomerMerge: unknown }>({
    method: 'POST',
    path: '/customers/merge/{operationId}/undo',
    operation: `mutation UndoCustomerMerge($operationId: Int!) {
      undoCustomerMerge(operationId: $operationId) ${MERGE}
    }`,
    variables: (request) => ({ operationId: idParam(request, 'operationId') }),
    pick: (data) => data.undoCustomerMerge,
  }),
  row<{ updateCustomer: unknown }>({
    method: 'PUT',
    path: '/customers/{id}',
    operation: `mutation UpdateCustomer($id: Int!, $input: CustomerEditInput!) {
      updateCustomer(id: $id, input: $input) ${selectionOf('Customer')}
    }`,
    variables: (request) => ({ id: idParam(request), input: request.body }),
    pick: (data) => data.updateCustomer,
  }),
  row<{ deleteCustomer: unknown }>({
    method: 'DELETE',
    path: '/customers/{id}',
    operation: `mutation DeleteCustomer($id: Int!) { deleteCustomer(id: $id) { id deletedBookings } }`,
    variables: (request) => ({ id: idParam(request) }),
    pick: (data) => data.deleteCustomer,
  }),
  row<{ clientAnalytics: unknown }>({
    method: 'GET',
    path: '/analytics/clients/{id}',
    operation: `query ClientAnalytics($id: Int!) {
      clientAnalytics(id: $id) ${ANALYTICS}
    }`,
    variables: (request) => ({ id: idParam(request) }),
    pick: (data) => data.clientAnalytics,
  }),
];
