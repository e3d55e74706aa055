import { idParam } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { BOOKING, selectionOf } from '@backend/rest/selections';

/**
 * Incomplete bookings (requirements.md, P13, P14); repair and single delete are beyond the
 * documented paths.
 */
export const incompleteRows: readonly RestRow[] = [
  row<{ incompleteBookings: unknown }>({
    method: 'GET',
    path: '/bookings/incomplete',
    isLong: true,
    operation: `query IncompleteBookings {
      incompleteBookings ${selectionOf('IncompleteBookingList')}
    }`,
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
    variables: (request) => ({ id: idParam(request), input: request.body }),
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
