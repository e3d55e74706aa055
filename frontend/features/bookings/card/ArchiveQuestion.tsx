import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { offerUndo } from '@frontend/shared/lib/overlays/undo';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MESSAGES } from '@schema/messages';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { useState } from 'react';
import { ArchiveBookingDocument, RestoreBookingDocument } from '../bookings.generated';
import { CancelReason } from './CancelReason';

interface ArchiveQuestionProps {
  readonly booking: BookingFacts;
  /** Suggested reason. */
  readonly reason: string;
  readonly onArchived: () => void;
  readonly onClose: () => void;
}

/** «Переместить бронь в архив?» (requirements.md, K34); the notice after it offers to undo. */
export function ArchiveQuestion(props: ArchiveQuestionProps) {
  const { booking, onArchived, onClose } = props;
  const { id, carId, version } = booking;
  const archive = useCommand('archiveBooking', ArchiveBookingDocument);
  const restore = useCommand('restoreBooking', RestoreBookingDocument);
  const [isPending, setPending] = useState(false);
  const [reason, setReason] = useState(props.reason);
  const [failure, setFailure] = useState<string | null>(null);

  const undo = async (archived: number) => {
    try {
      await restore({ id, version: archived }, { carIds: [carId] });
      showToast('success', BOOKING_DETAILS_TEXTS.restored);
    } catch (error) {
      showToast('error', commandFailureText(error, BOOKING_DETAILS_TEXTS.restoreFailed));
    }
  };
  const confirm = async () => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      const variables = { id, version, reason: reason.trim() || null };
      const { archiveBooking } = await archive(variables, { carIds: [carId] });
      const undoArchive = () => void undo(archiveBooking.version);
      offerUndo(BOOKING_DETAILS_TEXTS.archived, `booking:${id}`, undoArchive);
      onArchived();
    } catch (error) {
      setFailure(commandFailureText(error, MESSAGES.booking.deleteFailed));
      setPending(false);
    }
  };

  return (
    <ConfirmDialog
      title={MESSAGES.booking.archiveConfirm}
      description={BOOKING_DETAILS_TEXTS.archiveHint}
      confirmTitle={BOOKING_DETAILS_TEXTS.archiveConfirm}
      isDangerous
      isPending={isPending}
      error={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <CancelReason value={reason} isDisabled={isPending} onChange={setReason} />
    </ConfirmDialog>
  );
}
