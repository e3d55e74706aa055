import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { offerUndo } from '@frontend/shared/lib/overlays/undo';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { UpdateBookingDocument } from '../bookings.generated';
import { type EditBookingValues, formerInput } from './edit-booking-values';

/** The notice of a saved edit, which offers to undo it. */
export function useUndoEdit() {
  const update = useCommand('updateBooking', UpdateBookingDocument);
  return (opened: BookingFacts, saved: EditBookingValues, version: number) => {
    const { id } = opened;
    const undo = async () => {
      try {
        const input = { ...formerInput(opened, saved), version };
        await update({ id, input }, { carIds: [...new Set([opened.carId, saved.carId])] });
        showToast('success', BOOKING_DETAILS_TEXTS.undone);
      } catch (error) {
        showToast('error', commandFailureText(error, BOOKING_DETAILS_TEXTS.undoFailed));
      }
    };
    offerUndo(BOOKING_DETAILS_TEXTS.saved, `booking:${id}`, () => void undo());
  };
}
