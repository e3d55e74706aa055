import { idParam } from '../request';
import { type RestRow, row } from '../row';

const LISTED_BOOKING = `{
  id carId customerId status startDate endDate createdAt cancelledAt handedOverAt returnedAt
  totalPrice depositAmount depositComment notes sourceId sourceName isExtension durationDays
  customer { fullName phone email } car { id brand model licensePlate color year }
  customerName customerPhone carTitle licensePlate version
}`;

/** Customers and their cards (spec 2, §7). */
export const customerRows: readonly RestRow[] = [
  row<{ customers: unknown }>({
    method: 'GET',
    path: '/customers',
    operation: `query Customers {
      customers { items { id fullName phone email createdAt bookingsCount lastBookingAt } }
    }`,
    pick: (data) => data.customers,
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
