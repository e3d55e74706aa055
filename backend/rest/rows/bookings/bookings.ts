import { bodyFields } from '@backend/rest/body-fields';
import { idParam } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { BOOKING } from '@backend/rest/selections';

/** Bookings (requirements.md, P10–P12; restoring: docs/domain.md, occupancy). */
export const bookingRows: readonly RestRow[] = [
  row<{ createBookingWithCustomer: unknown }>({
    method: 'POST',
    path: '/bookings/with-customer',
    operation: `mutation CreateBookingWithCustomer($input: CreateBookingWithCustomerInput!) {
      createBookingWithCustomer(input: $input) ${BOOKING}
    }`,
    variables: ({ body }) => ({ input: body }),
    pick: (data) => data.createBookingWithCustomer,
    status: 201,
  }),
  row<{ updateBooking: unknown }>({
    method: 'PUT',
    path: '/bookings/{id}',
    operation: `mutation UpdateBooking($id: Int!, $input: UpdateBookingInput!) {
      updateBooking(id: $id, input: $input) ${BOOKING}
    }`,
    variables: (request) => ({ id: idParam(request), input: request.body }),
    pick: (data) => data.updateBooking,
  }),
  row<{ archiveBooking: unknown }>({
    method: 'DELETE',
    path: '/bookings/{id}',
    operation: `mutation ArchiveBooking($id: Int!, $reason: String, $confirmed: Boolean, $returned: Boolean) {
      archiveBooking(id: $id, reason: $reason, confirmed: $confirmed, returned: $returned) ${BOOKING}
    }`,
    variables: (request) => ({
      id: idParam(request),
      ...bodyFields(request.body, ['reason', 'confirmed', 'returned']),
    }),
    pick: (data) => data.archiveBooking,
  }),
  row<{ restoreBooking: unknown }>({
    method: 'POST',
    path: '/bookings/{id}/restore',
    operation: `mutation RestoreBooking($id: Int!, $version: Int) {
      restoreBooking(id: $id, version: $version) ${BOOKING}
    }`,
    variables: (request) => ({ id: idParam(request), ...bodyFields(request.body, ['version']) }),
    pick: (data) => data.restoreBooking,
  }),
];
