import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MESSAGES } from '@schema/messages';
import { INCOMPLETE_TEXTS, purgedText } from '@schema/texts/bookings/incomplete';
import { PurgeIncompleteBookingsDocument } from './incomplete.generated';

interface PurgeQuestionProps {
  readonly onClose: () => void;
}

/** Confirms the deletion of all incomplete bookings (requirements.md, K45). */
export function PurgeQuestion({ onClose }: PurgeQuestionProps) {
  const purge = useCommand('purgeIncompleteBookings', PurgeIncompleteBookingsDocument);
  const question = useQuestion(MESSAGES.incomplete.purgeFailed, async () => {
    const { purgeIncompleteBookings } = await purge({});
    showToast('success', purgedText(purgeIncompleteBookings.deleted));
    onClose();
  });
  return (
    <ConfirmDialog
      title={INCOMPLETE_TEXTS.purgeTitle}
      description={INCOMPLETE_TEXTS.purgeHint}
      confirmTitle={INCOMPLETE_TEXTS.purge}
      isDangerous
      onClose={onClose}
      {...question}
    />
  );
}
