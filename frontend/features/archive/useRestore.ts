import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { offerUndo } from '@frontend/shared/lib/overlays/undo';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
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
    const undo = async () => {
      try {
        await cancel({ id, version, reason: cancelReason ?? null }, { carIds });
        showToast('success', ofRental(BOOKING_DETAILS_TEXTS.archived, rental));
      } catch (error) {
        showToast('error', commandFailureText(error, MESSAGES.booking.deleteFailed));
      }
    };
    offerUndo(ofRental(BOOKING_DETAILS_TEXTS.restored, rental), `booking:${id}`, () => void undo());
  };
}
