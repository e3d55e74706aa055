import { offerTakeBack } from '@frontend/shared/data/commands/offer-take-back';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { MESSAGES } from '@schema/messages';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { type NamedRental, ofRental } from '@schema/texts/bookings/rental-name';
import { CancelAgainDocument, RestoreFromArchiveDocument } from './archive.generated';

interface RestorableBooking extends NamedRental {
  readonly id: number;
  readonly carId: number;
  readonly cancelReason?: string | null;
}

/**
 * Restores a booking; the notice after it offers to undo. Throws CAR_OCCUPIED with the records that
 * occupy its period (docs/domain.md, occupancy).
 */
export function useRestore() {
  const restore = useCommand('restoreBooking', RestoreFromArchiveDocument);
  const cancel = useCommand('archiveBooking', CancelAgainDocument);
  return async ({ id, carId, cancelReason, ...rental }: RestorableBooking) => {
    const carIds = [carId];
    const { version } = (await restore({ id }, { carIds })).restoreBooking;
    offerTakeBack({
      done: ofRental(BOOKING_DETAILS_TEXTS.restored, rental),
      about: `booking:${id}`,
      run: () => cancel({ id, version, reason: cancelReason ?? null }, { carIds }),
      undone: ofRental(BOOKING_DETAILS_TEXTS.archived, rental),
      failed: MESSAGES.booking.deleteFailed,
    });
  };
}
