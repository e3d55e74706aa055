import { CreateBookingWithCustomerDocument } from '@frontend/gql/graphql';
import { useCommand } from '@frontend/shared/data/use-command';
import type { BookingCreatePayload } from '@schema/forms/bookings/booking-create';

/** Creates a booking; the idempotency key makes a retry safe. */
export function useCreateBooking() {
  const run = useCommand('createBookingWithCustomer', CreateBookingWithCustomerDocument);
  return async (input: BookingCreatePayload, key: string) =>
    (await run({ input }, { key, carIds: [input.carId] })).createBookingWithCustomer;
}
