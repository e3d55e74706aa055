import { useQuestion } from '@frontend/shared/forms/use-question';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { LINK_TEXTS as texts } from '@schema/texts/links/links';

interface RevokeQuestionProps {
  readonly revoke: () => Promise<unknown>;
  readonly hint: string;
  readonly onClose: () => void;
}

/** «Отозвать ссылку?»; a refusal is shown in the dialog. */
export function RevokeQuestion({ revoke, hint, onClose }: RevokeQuestionProps) {
  const question = useQuestion(texts.revokeFailed, async () => {
    await revoke();
    showToast('success', texts.revokeDone);
    onClose();
  });
  return (
    <ConfirmDialog
      title={texts.revokeTitle}
      description={hint}
      confirmTitle={texts.revoke}
      isDangerous
      {...question}
      onClose={onClose}
    />
  );
}
