import { RestoreFromArchiveDocument } from '@frontend/gql/graphql';
import { useCommand } from '@frontend/shared/data/use-command';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { ConfirmDialog } from '@frontend/shared/ui/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/toasts';
import { ARCHIVE_TEXTS } from '@schema/texts/booking-list';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings';
import type { CancelledBooking } from './useArchive';

interface RestoreQuestionProps {
  readonly booking: CancelledBooking;
  readonly onClose: () => void;
}

/** Brings a booking back; a refusal names what has taken its time since (docs/domain.md, archive). */
export function RestoreQuestion({ booking, onClose }: RestoreQuestionProps) {
  const { id, carId, customerName, carTitle, licensePlate } = booking;
  const run = useCommand('restoreBooking', RestoreFromArchiveDocument);
  const question = useQuestion(BOOKING_DETAILS_TEXTS.restoreFailed, async () => {
    await run({ id }, { carIds: [carId] });
    showToast('success', BOOKING_DETAILS_TEXTS.restored);
    onClose();
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
