import { useQuestion } from '@frontend/shared/forms/use-question';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { ARCHIVE_TEXTS } from '@schema/texts/bookings/booking-list';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import type { CancelledBooking } from './useArchive';
import { useRestore } from './useRestore';

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
