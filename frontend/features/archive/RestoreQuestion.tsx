import { offerCommandUndo } from '@frontend/shared/data/commands/offer-command-undo';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { MESSAGES } from '@schema/messages';
import { ARCHIVE_TEXTS } from '@schema/texts/bookings/booking-list';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { type NamedRental, ofRental } from '@schema/texts/bookings/rental-name';
import { CancelAgainDocument, RestoreFromArchiveDocument } from './archive.generated';
import type { CancelledBooking } from './useArchive';

interface RestoreQuestionProps {
  readonly booking: Pick<
    CancelledBooking,
    'id' | 'carId' | 'cancelReason' | 'customerName' | 'carTitle' | 'licensePlate'
  >;
  readonly onRestored?: () => void;
  readonly onClose: () => void;
}

/** «Восстановить бронь?»; a refusal is shown in the dialog. */
export function RestoreQuestion({ booking, onRestored, onClose }: RestoreQuestionProps) {
  const { customerName, carTitle, licensePlate } = booking;
  const restore = useRestore();
  const question = useQuestion(BOOKING_DETAILS_TEXTS.restoreFailed, async () => {
    await restore(booking);
    onClose();
    onRestored?.();
  });
  return (
    <ConfirmDialog
      title={ARCHIVE_TEXTS.restoreTitle}
      description={
        <>
          <b>{customerName}</b>, {carTitle} {licensePlate}. {ARCHIVE_TEXTS.restoreHint}
        </>
      }
      confirmTitle={ARCHIVE_TEXTS.restore}
      {...question}
      onClose={onClose}
    />
  );
}

interface RestorableBooking extends NamedRental {
  readonly id: number;
  readonly carId: number;
  readonly cancelReason?: string | null;
}

/**
 * Restores a booking; the notice after it offers to undo. Throws CAR_OCCUPIED with the records that
 * occupy its period (docs/domain.md, occupancy).
 */
function useRestore() {
  const restore = useCommand('restoreBooking', RestoreFromArchiveDocument);
  const cancel = useCommand('archiveBooking', CancelAgainDocument);
  return async ({ id, carId, cancelReason, ...rental }: RestorableBooking) => {
    const carIds = [carId];
    const { version } = (await restore({ id }, { carIds })).restoreBooking;
    offerCommandUndo({
      done: ofRental(BOOKING_DETAILS_TEXTS.restored, rental),
      about: `booking:${id}`,
      run: () => cancel({ id, version, reason: cancelReason ?? null }, { carIds }),
      undone: ofRental(BOOKING_DETAILS_TEXTS.archived, rental),
      failed: MESSAGES.booking.deleteFailed,
    });
  };
}
