import { CreateBookingWithCustomerDocument } from '@frontend/gql/graphql';
import { useCommand } from '@frontend/shared/data/use-command';
import type { BookingCreatePayload } from '@schema/forms/bookings/booking-create';

/** Books a car for a customer; a retry under the same key books nothing twice. */
export function useCreateBooking() {
  const run = useCommand('createBookingWithCustomer', CreateBookingWithCustomerDocument);
  return async (input: BookingCreatePayload, key: string) =>
    (await run({ input }, { key, carIds: [input.carId] })).createBookingWithCustomer;
}
