import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MESSAGES } from '@schema/messages';
import { INCOMPLETE_TEXTS } from '@schema/texts/bookings/incomplete';
import { DeleteIncompleteBookingDocument } from './incomplete.generated';
import type { IncompleteBooking } from './incomplete-booking';

interface DeleteQuestionProps {
  readonly booking: IncompleteBooking;
  readonly onClose: () => void;
}

/** Confirms the permanent deletion of an incomplete booking, which has no archive. */
export function DeleteQuestion({ booking, onClose }: DeleteQuestionProps) {
  const remove = useCommand('deleteIncompleteBooking', DeleteIncompleteBookingDocument);
  const question = useQuestion(MESSAGES.booking.deleteFailed, async () => {
    await remove({ id: booking.id });
    showToast('success', INCOMPLETE_TEXTS.deleted);
    onClose();
  });
  return (
    <ConfirmDialog
      title={INCOMPLETE_TEXTS.deleteTitle}
      description={
        <>
          {booking.customerName && <strong>{booking.customerName}. </strong>}
          {INCOMPLETE_TEXTS.deleteHint}
        </>
      }
      confirmTitle={INCOMPLETE_TEXTS.delete}
      isDangerous
      onClose={onClose}
      {...question}
    />
  );
}
