import { ArchiveBookingDocument } from '@frontend/gql/graphql';
import { useCommand } from '@frontend/shared/data/use-command';

/** Moves a booking to the archive, which frees its car immediately. */
export function useArchiveBooking() {
  const run = useCommand('archiveBooking', ArchiveBookingDocument);
  return async (booking: { id: number; carId: number; version: number }) =>
    (await run({ id: booking.id, version: booking.version }, { carIds: [booking.carId] }))
      .archiveBooking;
}
