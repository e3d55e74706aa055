import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { PAPER_LINK_TEXTS as texts } from '@schema/texts/papers/paper-link';
import { RevokePaperLinkDocument } from './paper.generated';

interface RevokeQuestionProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** «Отозвать ссылку?»; a refusal is shown in the dialog. */
export function RevokeQuestion({ id, onClose }: RevokeQuestionProps) {
  const send = useCommand('revokePaperLink', RevokePaperLinkDocument);
  const question = useQuestion(texts.revokeFailed, async () => {
    await send({ id });
    showToast('success', texts.revokeDone);
    onClose();
  });
  return (
    <ConfirmDialog
      title={texts.revokeTitle}
      description={texts.revokeHint}
      confirmTitle={texts.revoke}
      isDangerous
      {...question}
      onClose={onClose}
    />
  );
}
