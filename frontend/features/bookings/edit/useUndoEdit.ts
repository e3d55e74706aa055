import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { offerTakeBack } from '@frontend/shared/data/commands/offer-take-back';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { UpdateBookingDocument } from '../bookings.generated';
import { type EditBookingValues, formerInput } from './edit-booking-values';

/** The notice of a saved edit, which offers to undo it. */
export function useUndoEdit() {
  const update = useCommand('updateBooking', UpdateBookingDocument);
  return (opened: BookingFacts, saved: EditBookingValues, version: number) => {
    const { id } = opened;
    const input = { ...formerInput(opened, saved), version };
    const carIds = [...new Set([opened.carId, saved.carId])];
    offerTakeBack({
      done: BOOKING_DETAILS_TEXTS.saved,
      about: `booking:${id}`,
      run: () => update({ id, input }, { carIds }),
      undone: BOOKING_DETAILS_TEXTS.undone,
      failed: BOOKING_DETAILS_TEXTS.undoFailed,
    });
  };
}
