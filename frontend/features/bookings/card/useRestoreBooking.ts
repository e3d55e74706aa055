import { RestoreBookingDocument } from '@frontend/gql/graphql';
import { useCommand } from '@frontend/shared/data/use-command';

/** Brings a booking back from the archive, unless its time has been taken since. */
export function useRestoreBooking() {
  const run = useCommand('restoreBooking', RestoreBookingDocument);
  return async (booking: { id: number; carId: number }) =>
    (await run({ id: booking.id }, { carIds: [booking.carId] })).restoreBooking;
}
