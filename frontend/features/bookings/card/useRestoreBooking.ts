import { RestoreBookingDocument } from '@frontend/gql/graphql';
import { useCommand } from '@frontend/shared/data/use-command';

/** Restores an archived booking; refused when its period is taken. */
export function useRestoreBooking() {
  const run = useCommand('restoreBooking', RestoreBookingDocument);
  return async (booking: { id: number; carId: number }) =>
    (await run({ id: booking.id }, { carIds: [booking.carId] })).restoreBooking;
}
