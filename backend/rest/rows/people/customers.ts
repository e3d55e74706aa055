import { partFields } from '@backend/rest/body-fields';
import { idParam, intQuery } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';

const LISTED_BOOKING = `{
  id carId customerId status startDate endDate createdAt cancelledAt handedOverAt returnedAt
  totalPrice depositAmount depositComment notes sourceId sourceName isExtension durationDays
  customer { fullName phone email } car { id brand model licensePlate color year }
  customerName customerPhone carTitle licensePlate version
}`;

const CUSTOMER = '{ id fullName phone email createdAt bookingsCount lastBookingAt }';
const FIGURES =
  '{ bookings cancelledBookings incompleteBookings reviewRequests rentalDays totalSpent }';

/** Customers and their cards (requirements.md, P25–P27), and duplicates of them. */
export const customerRows: readonly RestRow[] = [
  row<{ customers: unknown }>({
    method: 'GET',
    path: '/customers',
    operation: `query Customers {
      customers { items { id fullName phone email createdAt bookingsCount lastBookingAt } }
    }`,
    pick: (data) => data.customers,
  }),
  row<{ customerDuplicates: unknown }>({
    method: 'GET',
    path: '/customers/duplicates',
    operation: `query CustomerDuplicates($limit: Int) {
      customerDuplicates(limit: $limit) {
        total items { keep ${CUSTOMER} gone ${CUSTOMER} reasons }
      }
    }`,
    variables: (request) => ({ limit: intQuery(request, 'limit') }),
    pick: (data) => data.customerDuplicates,
  }),
  row<{ customerMergePreview: unknown }>({
    method: 'GET',
    path: '/customers/{id}/merge/{goneId}',
    operation: `query CustomerMergePreview($id: Int!, $goneId: Int!) {
      customerMergePreview(keepId: $id, goneId: $goneId) {
        keep { customer ${CUSTOMER} figures ${FIGURES} }
        gone { customer ${CUSTOMER} figures ${FIGURES} }
        total ${FIGURES} stamp
      }
    }`,
    variables: (request) => ({ id: idParam(request), goneId: idParam(request, 'goneId') }),
    pick: (data) => data.customerMergePreview,
  }),
  row<{ mergeCustomers: unknown }>({
    method: 'POST',
    path: '/customers/merge',
    operation: `mutation MergeCustomers($input: MergeCustomersInput!) {
      mergeCustomers(input: $input) { mergeId movedBookings customer ${CUSTOMER} }
    }`,
    variables: ({ body }) => ({
      input: partFields(body, [
        'keepId',
        'goneId',
        'fullNameFrom',
        'phoneFrom',
        'emailFrom',
        'stamp',
      ]),
    }),
    pick: (data) => data.mergeCustomers,
  }),
  row<{ undoCustomerMerge: unknown }>({
    method: 'POST',
    path: '/customers/merges/{id}/undo',
    operation: `mutation UndoCustomerMerge($id: Int!) {
      undoCustomerMerge(mergeId: $id) { mergeId movedBookings customer ${CUSTOMER} }
    }`,
    variables: (request) => ({ id: idParam(request) }),
    pick: (data) => data.undoCustomerMerge,
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
      clientAnalytics(id: $id) {
        id fullName phone email
        totalBookings activeBookings plannedBookings completedBookings cancelledBookings
        totalRentalDays totalSpent averageCheck
        cars { carId carTitle licensePlate totalBookings totalSpent }
        bookings ${LISTED_BOOKING}
        lastActiveBooking ${LISTED_BOOKING}
      }
    }`,
    variables: (request) => ({ id: idParam(request) }),
    pick: (data) => data.clientAnalytics,
  }),
];
