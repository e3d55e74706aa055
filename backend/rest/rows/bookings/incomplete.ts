import { bodyFields, partFields } from '@backend/rest/body-fields';
import { BOOKING } from '@backend/rest/fragments';
import { idParam } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';

const ITEM = `{
  id carId carTitle licensePlate customerId customerName customerPhone startDate endDate
  rawStartDate rawEndDate sourceId sourceName notes totalPrice depositAmount depositComment
  createdAt cancelledAt version
  issues {
    missingCar missingCustomer missingCustomerPhone emptyStartDate invalidStartDate
    emptyEndDate invalidEndDate invalidDateRange
  }
}`;

const REPAIR_FIELDS = [
  'carId',
  'startDate',
  'endDate',
  'totalPrice',
  'depositAmount',
  'depositComment',
  'notes',
  'sourceId',
  'version',
];

/**
 * Incomplete bookings (requirements.md, P13, P14); repair and single delete are beyond the
 * documented paths.
 */
export const incompleteRows: readonly RestRow[] = [
  row<{ incompleteBookings: unknown }>({
    method: 'GET',
    path: '/bookings/incomplete',
    operation: `query IncompleteBookings { incompleteBookings { items ${ITEM} } }`,
    pick: (data) => data.incompleteBookings,
  }),
  row<{ purgeIncompleteBookings: unknown }>({
    method: 'POST',
    path: '/bookings/incomplete/purge',
    operation: 'mutation PurgeIncompleteBookings { purgeIncompleteBookings { deleted } }',
    pick: (data) => data.purgeIncompleteBookings,
  }),
  row<{ repairIncompleteBooking: unknown }>({
    method: 'PUT',
    path: '/bookings/incomplete/{id}',
    operation: `mutation RepairIncompleteBooking($id: Int!, $input: RepairIncompleteBookingInput!) {
      repairIncompleteBooking(id: $id, input: $input) ${BOOKING}
    }`,
    variables: (request) => ({
      id: idParam(request),
      input: {
        ...bodyFields(request.body, REPAIR_FIELDS),
        customer: partFields(request.body.customer, ['fullName', 'phone', 'email']),
      },
    }),
    pick: (data) => data.repairIncompleteBooking,
  }),
  row<{ deleteIncompleteBooking: unknown }>({
    method: 'DELETE',
    path: '/bookings/incomplete/{id}',
    operation: `mutation DeleteIncompleteBooking($id: Int!) {
      deleteIncompleteBooking(id: $id) { deleted }
    }`,
    variables: (request) => ({ id: idParam(request) }),
    pick: (data) => data.deleteIncompleteBooking,
  }),
];
